// TV1205 no-reachable-trap: of exceptions that UIKit raises.

/// Ghost: code under test has asked on which kind of device it runs, or how wide that is, and may know what to do there.
var idiomIsKnown = false

/// The app is built for the iPhone alone (`TARGETED_DEVICE_FAMILY` 1): an iPad runs it as if it were one (Apple, Xcode build
/// settings reference, `TARGETED_DEVICE_FAMILY`; developer.apple.com, `UIUserInterfaceIdiom.phone`).
var isForPhones = false

func idiomAskedFor() -> UIUserInterfaceIdiom {
  if isForPhones { return .phone }
  idiomIsKnown = true
  return unknown()
}

/// Called when a presentation starts. On an iPad share sheets and action sheets are popovers, and a popover without a place
/// to point at is an exception (developer.apple.com, `UIActivityViewController`: "On iPad, you must present the view
/// controller in a popover"; the exception says that a popover "should have a non-nil sourceView or barButtonItem set before
/// the presentation occurs").
func judgePopoverSource(_ presented: UIViewController) {
  guard let site = presented.presentedAt, isPopoverOnPad(presented), !presented.popoverIsAskedFor else { return }
  if isForPhones || idiomIsKnown || !mayHappen("the app runs on an iPad", by: .client) { return }
  check(
    false, .TV1205, "on an iPad this is a popover, and it has no place to point at: an exception",
    as: .popoverHasNoPlace, at: site, about: presented)
}

/// Of app code that has not chosen another style.
private func isPopoverOnPad(_ presented: UIViewController) -> Bool {
  if let alert = presented as? UIAlertController { return alert.isActionSheet }
  if !(presented is UIActivityViewController) { return false }
  return presented.modalPresentationStyle == .automatic || presented.modalPresentationStyle == .popover
}
