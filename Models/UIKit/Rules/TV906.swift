// TV906 delegate-consulted

/// Ghost: the delegate that a presented controller had when it was presented, once it has been given another one.
class ReplacedDelegate {
  weak var delegate: UIViewControllerTransitioningDelegate?
  var replacedAt: Site?

  init(_ delegate: UIViewControllerTransitioningDelegate) { self.delegate = delegate }
}

/// The delegate of a controller is about to be set.
func delegateWillChange(_ controller: UIViewController, to new: UIViewControllerTransitioningDelegate?) {
  noteAssignment(to: new == nil ? nil : controller)
  guard let presentation = controller.assignedPresentationController, let old = controller.assignedDelegate else {
    return
  }
  if presentation.replacedDelegate == nil && old !== new { presentation.replacedDelegate = ReplacedDelegate(old) }
  presentation.replacedDelegate?.replacedAt = here()
}

/// Only during a step: the controllers that app code has given a delegate in it.
var assignedControllers: [UIViewController]?

private func noteAssignment(to controller: UIViewController?) {
  guard let assigned = controller, here() != nil else { return }
  assignedControllers = (assignedControllers ?? []) + [assigned]
}

/// OBJ-02: a presentation is requested; a delegate set in the same breath must be on the controller that is presented.
func judgeDelegatePlace(_ presented: UIViewController, _ presenter: UIViewController) {
  if presented.delegateAssignedAt != nil {
    check(true, .TV906, "the delegate is not asked")
    return
  }
  for controller in assignedControllers ?? [] {
    let isInside = controller !== presented && controller.outermost === presented
    let isPresenter = controller.outermost === presenter && presenter.modalPresenter == nil
    check(
      !isInside && !isPresenter, .TV906,
      isInside
        ? "the delegate is set on a controller inside the presented one, which UIKit does not ask"
        : "the delegate is set on the presenter, which UIKit does not ask",
      as: isInside ? .delegateIsInside : .delegateIsOnPresenter,
      at: controller.delegateAssignedAt, about: controller)
  }
}

/// OBJ-02: a push asks no transitioning delegate. Who gives a controller the custom style and a delegate that vends its
/// presentation controller in the same breath wants to see it presented. A class that equips itself may be shown either way.
func judgePushedDelegate(_ pushed: UIViewController) {
  if pushed.delegateAssignedAt == nil || pushed.modalPresentationStyle != .custom { return }
  guard here() != nil, let delegate = livingDelegate(of: pushed), !equipsItself(pushed, delegate) else { return }
  if !(assignedControllers ?? []).contains(where: { $0 === pushed }) { return }
  if !listens(answering(delegate), "presentationController(forPresented:presenting:source:)") { return }
  check(
    false, .TV906, "the delegate is set on a controller that is pushed, and a push does not ask it",
    as: .delegateIsInside, at: pushed.delegateAssignedAt, about: pushed)
}

private func equipsItself(_ controller: UIViewController, _ delegate: UIViewControllerTransitioningDelegate) -> Bool {
  if answering(delegate) === controller { return true }
  return ownValues(of: controller).contains { !isUnknown($0) && ($0 as AnyObject?) === delegate }
}

/// The queries of a dismissal are due.
func judgeReplacement(_ presented: UIViewController) {
  guard let replaced = presented.assignedPresentationController?.replacedDelegate else { return }
  let present = answering(presented.assignedDelegate)
  let isBack = replaced.delegate != nil && answering(replaced.delegate) === present
  check(
    isBack, .TV906, "the delegate that presented is replaced before the dismissal asks it", as: .delegateIsReplaced,
    at: replaced.replacedAt,
    about: presented)
  // OBJ-01: one that was taken away answers no more than one that is gone.
  check(
    isBack || present != nil, .TV901, "the transitioning delegate is taken away before the dismissal asks it",
    as: .delegateIsTakenAway,
    at: replaced.replacedAt, about: presented)
}
