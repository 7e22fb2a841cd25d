// What depends on the iOS version: one accessor for each rule, so that nothing else compares versions.
//
// Every version from 12 on is supported. What came earlier is there in all of them and has no accessor: views vended by
// the context, which may be nil (F-16, iOS 8), handlers of interaction changes that are kept (F-14, iOS 10), interruptible
// animators (F-15, iOS 10). F-17, ROT-08: iOS 7 is not supported, since what it does with custom styles (frames and
// rotation of the presenter's view) is not known well enough.

/// The iOS version that the machine behaves like: the option `--ios`, otherwise this one.
///
/// It is fixed for a run: every behaviour that differs would have to be chosen once for a world and kept in each of its
/// states, which multiplies the states of everything that notices it.
var iOSVersion = 17

/// The oldest system that the app runs on, its deployment target; 0 where nobody knows it.
var oldestSystem = 0

/// The code under test has been told that its system is iOS 13 or later: it does not find it older afterwards.
private var isKnownModern = false

/// `#available(iOS version, *)` in the code under test where nobody has given a version.
///
/// The version of the machine is what is taken for granted. Only at iOS 13 does so much change (F-02) that a run in which
/// the app has been told that its system is older must not meet what newer systems do: it goes on as iOS 12.
func systemIsAtLeast(_ version: Int) -> Bool {
  // Apple, Xcode build settings reference, IPHONEOS_DEPLOYMENT_TARGET: code loads on this version and later ones.
  if version <= oldestSystem { return true }
  if version > iOSVersion {
    return iOSVersion >= 13 && mayHappen("the system is as new as the code asks for", by: .code)
  }
  // The machine knows no older system.
  if version <= 12 || (version == 13 && isKnownModern) { return true }
  let isOlder = mayHappen("the system is older than the code asks for", by: .code)
  if version == 13 {
    if isOlder { iOSVersion = 12 } else { isKnownModern = true }
  }
  return !isOlder
}

/// F-02: `.automatic` is a sheet, and sheets can be pulled; before, it is full screen.
var presentsSheets: Bool { iOSVersion >= 13 }

/// F-03: before iOS 13 sheets exist only where the width is regular; in a compact one they fill the screen.
var sheetsFillCompactWidth: Bool { iOSVersion < 13 }

/// OBJ-11: whether UIKit asks for the interruptible animator of a transition that is not interactive, too.
var asksForRunningAnimator: Bool { iOSVersion >= 13 }

/// F-10, NAV-05, NAV-06: whether push and pop may overlap.
var navigationIsFluid: Bool { iOSVersion >= 18 }

/// F-20: `viewIsAppearing` comes with the SDK of iOS 17 and is deployed back to iOS 13.
var sendsViewIsAppearing: Bool { iOSVersion >= 13 }

/// SH-01, SH-06: whether the delegate is told by the callbacks that sheets and popovers share.
var sharesDismissalCallbacks: Bool { iOSVersion >= 13 }

/// ADP-01: whether an adapted presentation controller is shown to the delegate before it is used.
var preparesAdaptivePresentations: Bool { iOSVersion >= 15 }
