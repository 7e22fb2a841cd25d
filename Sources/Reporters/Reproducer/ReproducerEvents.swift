import RunReport

/// How a test makes an event of a trace happen.
struct ReproducerCall {
  /// Swift; empty where nothing can be called.
  var code: String
  /// How far that is what happens; `nil` where it is.
  var remark: String?

  /// - Parameter world: the class of the test's world.
  init(_ event: String, in world: String) {
    let isStack = world.hasPrefix("Navigation")
    if let known = Self.common[event] ?? (isStack ? Self.stack : world == "TabWorld" ? Self.tabs : Self.modal)[event] {
      self.init(known.0, known.1)
    } else if event.hasPrefix("the user begins to drag from the edge") {
      self.init(
        "world.beginDrag()", "touches at the edge cannot be made: the app's own recogniser begins, if it has one")
    } else if event.hasPrefix("the user begins to") {
      self.init("world.beginDrag()", nil)
    } else if event.hasPrefix("the app calls ") {
      self.init("", "call it here: \(event.dropFirst("the app calls ".count))")
    } else {
      self.init("world.turn()", "no public API makes this happen: see to it here, or let time pass")
    }
  }

  private init(_ code: String, _ remark: String?) {
    self.code = code
    self.remark = remark
  }

  private typealias Table = [String: (String, String?)]

  private static let common: Table = [
    "UIKit starts the transition": ("world.waitForStart()", nil),
    "an animation ends": ("world.waitForEnd()", nil),
    "the standard animation ends": ("world.waitForEnd()", nil),
    "the device rotates": ("world.rotate()", "a test cannot turn the device: the window takes the other size"),
    "the app goes to the background": (
      "world.enterBackground()", "the app stays in front: what UIKit does then is done by hand"
    ),
    "the app returns to the foreground": ("world.enterForeground()", "only the notifications are posted"),
    "the user's finger moves": ("world.moveFinger()", nil),
    "the user lifts the finger": ("world.liftFinger()", nil),
    "the system cancels the gesture": ("world.cancelGesture()", nil),
    "the user taps": ("world.tap()", nil),
    "the user taps a button": ("world.tapButton()", nil),
    "the user taps an item": ("world.tapItem()", "the delegate is told, no finger taps"),
    "the user swipes": ("world.beginSwipeGesture()", nil),
    "the user swipes from the edge": (
      "world.popFromEdge()", "the system's own gesture cannot be made: the pop is requested, and nobody drives it"
    ),
    "the user pulls the sheet down": ("world.pullSheet()", "the sheet's delegate is asked and told, no finger pulls"),
    "the user lets go of the sheet past the threshold": ("world.releaseSheet()", nil),
    "the swipe is released past the threshold": ("world.endSwipe(true)", nil),
    "the swipe is cancelled": ("world.endSwipe(false)", nil),
  ]

  private static let modal: Table = [
    "the user taps to present": ("world.present(animated: true)", nil),
    "the app presents without animation": ("world.present(animated: false)", nil),
    "the user taps close": ("world.dismiss(animated: true)", nil),
    "the app dismisses without animation": ("world.dismiss(animated: false)", nil),
    "the app dismisses while the presentation is on its way": ("world.dismiss(animated: true)", nil),
    "the app dismisses a second time": ("world.dismiss(animated: true)", nil),
    "the app closes everything": ("world.dismiss(animated: true)", nil),
    "the user swipes to present": ("world.beginSwipe()", "an interaction controller is driven, no finger moves"),
    "the user swipes to dismiss": ("world.beginSwipe()", "an interaction controller is driven, no finger moves"),
  ]

  private static let stack: Table = [
    "the user taps to push": ("world.push(animated: true)", nil),
    "the app pushes without animation": ("world.push(animated: false)", nil),
    "the user taps back": ("world.pop(animated: true)", nil),
    "the app pops without animation": ("world.pop(animated: false)", nil),
    "the user swipes to pop": (
      "world.pop(animated: true)", "the sources vend no interaction controller for it: vend one to have it driven"
    ),
    "the app presents without animation": ("world.root.present(UIViewController(), animated: false)", nil),
  ]

  private static let tabs: Table = [
    "the user taps a tab": ("world.selectOtherTab()", "UIKit asks shouldSelect for taps alone: this is no tap"),
    "the app selects another tab": ("world.selectOtherTab()", nil),
    "the user swipes to another tab": (
      "world.selectOtherTab()", "the sources vend no interaction controller for it: vend one to have it driven"
    ),
  ]
}
