// TV303 presenter-restored

/// After a committed dismissal. Answers whether the presenter's view is back.
@discardableResult
func judgePresenterRestored(_ transition: ModalTransition) -> Bool {
  guard let presenter = transition.presenter, let view = presenter.loadedView else { return true }
  if goesItself(presenter) { return true }
  let isBack = view.window != nil
  check(
    isBack, .TV303, "after the dismissal the presenter's view has left the window with the container",
    at: view.addedAt ?? transition.completedAt, about: transition.presenter)
  return isBack
}

/// Whether the presenter is dismissed with what it presents (DG-02), or has been: its view leaves with its own container.
func goesItself(_ presenter: UIViewController) -> Bool {
  var outermost = presenter
  while let parent = outermost.parent { outermost = parent }
  if modalTransitions.contains(where: { !$0.presents && $0.presented === outermost }) { return true }
  return outermost.modalPresenter == nil && !shownWindows.contains { $0.rootViewController === outermost }
}
