/// What `setViewControllers` leads to.
func requestPage(
  _ page: UIViewController, in pages: UIPageViewController, _ animated: Bool, _ block: ((Bool) -> Void)?
) {
  if let running = pages.runningTransition {
    // A turn during another one waits for its end; one is enough.
    assume(pendingRequests.isEmpty && running.owner === pages)
    pendingRequests.append { requestPage(page, in: pages, animated, block) }
    return
  }
  let former = pages.children.last
  if former === page {
    block?(true)
    return
  }
  if !pages.isViewLoaded {
    adoptPage(page, instead: former, in: pages, block)
    return
  }
  let isAnimated = animated && pages.viewIfLoaded?.window != nil
  let turn = PageTransition(in: pages, from: former, to: page, isAnimated: isAnimated)
  turn.block = block
  activeTransitions.append(turn)
  start(turn)
}

/// Without a view there is nothing to show: the page waits for it as a child (T-29 is about loaded views).
private func adoptPage(
  _ page: UIViewController, instead former: UIViewController?, in pages: UIPageViewController,
  _ block: ((Bool) -> Void)?
) {
  if let controller = former {
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }
  pages.addChild(page)
  page.didMove(toParent: pages)
  if let body = block { asOwner(nil) { body(true) } }
}

/// The user drags a page in, and lets it go on either side of the threshold.
func offerPageTurns(_ pages: UIPageViewController) {
  if pages.dataSource == nil || !activeTransitions.isEmpty || mainRunLoop.isCrowded { return }
  if pages.children.isEmpty { return }
  offer(.userSwipesToNextPage, by: .user) {
    performStep { drag(pages, forward: true) }
  }
  offer(.userSwipesToFormerPage, by: .user) {
    performStep { drag(pages, forward: false) }
  }
}

/// The finger starts to drag in the page beside the one that is shown.
func drag(_ pages: UIPageViewController, forward: Bool) {
  guard let former = pages.children.last, let source = pages.dataSource else { return }
  let answer =
    forward
    ? source.pageViewController(pages, viewControllerAfter: former)
    : source.pageViewController(pages, viewControllerBefore: former)
  touchArrives()
  // A page that nobody defines is taken for a plain one.
  guard let next = isUnknown(answer) ? UIViewController.ofUnspecifiedClass() : answer else { return }
  if next === former { return }
  let turn = PageTransition(in: pages, from: former, to: next, isAnimated: true)
  turn.isSwiped = true
  turn.origin = .gesture
  activeTransitions.append(turn)
  start(turn)
}

/// Touches are cut: the page falls back.
func cancelPageTurns() {
  for transition in activeTransitions {
    if let turn = transition as? PageTransition, turn.isInteractive { turn.decide(.cancel) }
  }
}

/// The finger is lifted: the page goes on or falls back, and that is an animation of UIKit's own.
func offerPageReleases() {
  for transition in activeTransitions {
    guard let turn = transition as? PageTransition, turn.phase == .inFlight, turn.isInteractive else { continue }
    offer(.pageFinished, by: .user) { performStep { turn.decide(.finish) } }
    offer(.pageCancelled, by: .user) { performStep { turn.decide(.cancel) } }
  }
}
