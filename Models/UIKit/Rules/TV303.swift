// TV303 presenter-restored

/// After a committed dismissal. Answers whether the presenter's view is back.
@discardableResult
func judgePresenterRestored(_ transition: ModalTransition) -> Bool {
  guard let view = transition.presenter?.loadedView else { return true }
  let isBack = view.window != nil
  check(
    isBack, .TV303, "after the dismissal the presenter's view has left the window with the container",
    at: view.addedAt ?? transition.completedAt, about: transition.presenter)
  return isBack
}
