// TV502 appearance-legal

/// A callback is about to be delivered. What a transition's object tells a presenter that is kept is judged by what the
/// presenter believes in the end (TV501, TV507). Where no app code has run in the step, UIKit alone has sent it: that is the
/// order of its own callbacks, and no line of the app is wrong.
func judgeEdge(_ controller: UIViewController, _ isLegal: Bool) {
  if isUnknown(controller.appearanceState) || cancellationWasInvented { return }
  if !isLegal && (here() == nil || isSentByTransition(to: controller)) { return }
  check(
    isLegal, .TV502, "an appearance callback reaches a controller that is in the wrong state for it", as: .stateIsWrong,
    at: here(),
    about: controller)
}
