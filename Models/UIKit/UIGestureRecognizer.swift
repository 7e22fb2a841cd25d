import Foundation

/// A gesture recogniser: its state machine, and the actions that it sends.
class UIGestureRecognizer: NSObject {
  enum State: Int {
    case possible, began, changed, ended, cancelled, failed
    static var recognized: State { .ended }
  }

  var state = State.possible
  var isEnabled = true { didSet { if !isEnabled { interrupt(self) } } }
  weak var view: UIView?
  weak var delegate: UIGestureRecognizerDelegate?
  /// Nil when there are none.
  var actions: [TargetAction]?

  convenience override init() { self.init(target: nil, action: nil) }

  init(target: AnyObject?, action: Selector?) {
    super.init()
    if let target = target, let action = action { addTarget(target, action: action) }
  }

  func addTarget(_ target: AnyObject, action: Selector) {
    if isUnknown(target) { return }
    // Targets that are gone hear nothing, so they need not be kept.
    actions = (actions ?? []).filter { $0.target != nil } + [TargetAction(target, action)]
    noteSender(self, of: action, to: target)
  }

  func removeTarget(_ target: AnyObject?, action: Selector?) {
    actions = actions?.filter { !$0.matches(target, action) }
  }

  /// Whether all that it was to tell of a gesture is gone; nobody was told to listen yet to one without targets.
  var isDeaf: Bool { actions?.contains { $0.target != nil } == false }

  /// Whether it goes through began and changed; discrete gestures are recognised at once.
  var isContinuous: Bool { true }
  /// Whether it may begin when no delegate is asked.
  var beginsWithoutDelegate: Bool { true }
  /// The user's part of the event that begins it.
  var beginning: EventID { .gestureBegins }

  var numberOfTouches: Int { unknown() }
  var cancelsTouchesInView: Bool {
    get { unknown() }
    set {}
  }
  var delaysTouchesBegan: Bool {
    get { unknown() }
    set {}
  }
  var delaysTouchesEnded: Bool {
    get { unknown() }
    set {}
  }
  var allowedTouchTypes: [Int] {
    get { unknown() }
    set {}
  }
  var name: String? {
    get { unknown() }
    set {}
  }

  func location(in view: UIView?) -> CGPoint { unknown() }
  func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { unknown() }
  func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  func reset() {}
  func ignore(_ touch: UITouch, for event: UIEvent) {}
  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Recognisers and controls hold the targets of their actions weakly.
final class TargetAction {
  weak var target: AnyObject?
  let action: Selector

  init(_ target: AnyObject, _ action: Selector) {
    self.target = target
    self.action = action
  }

  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target) && (action == nil || self.action == action)
  }

  func send(from sender: AnyObject) {
    guard let target = target else { return }
    asOwner(ownerOfActions(of: target)) { sendMessage(action, to: target, sender) }
  }
}

protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if isUnknown(gestureRecognizer.actions) { return }
    // One that is there stays as it is, as in UIView.m of github.com/BigZaphod/Chameleon.
    if gestureRecognizer.view === self { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    // Recognisers that nobody listens to any more do nothing, and would pile up with each presentation of the view.
    let heard = (gestureRecognizers ?? []).filter { !$0.isDeaf }
    gestureRecognizers = heard + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if isUnknown(gestureRecognizer.actions) || gestureRecognizer.view !== self { return }
    let others = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = others.isEmpty ? nil : others
    gestureRecognizer.view = nil
    interrupt(gestureRecognizer)
  }
}
