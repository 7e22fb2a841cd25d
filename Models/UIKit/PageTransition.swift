/// The turn of a page: by `setViewControllers` or by a swipe of the user.
class PageTransition: ContainerTransition {
  /// The user's finger turns the page: only then the delegate hears of it.
  var isSwiped = false
  /// The block of `setViewControllers`: called with what became of the turn.
  var block: ((Bool) -> Void)?

  var pages: UIPageViewController? { owner as? UIPageViewController }
  override var container: UIView? { owner?.view }

  override func moves(_ controller: UIViewController, in isComing: Bool) -> Bool {
    isComing ? controller === to : controller === from && to != nil
  }

  override func prepare() {
    guard let page = to, let controller = owner else { return }
    controller.addChild(page)
    page.loadViewIfNeeded()
    if isSwiped {
      asOwner(nil) { pages?.delegate?.pageViewController(pages!, willTransitionTo: [page]) }
      isInteractive = true
      startedInteractively = true
    }
    // PAGE-01
    sendWill(page, true, isAnimated)
    if let former = from, former.appearanceState.isTowardsScreen { sendWill(former, false, isAnimated) }
  }

  override func commit() {
    // PAGE-01: scroll: the new page first (T-10); curl: the old one (T-12).
    if pages?.transitionStyle == .scroll {
      sendArriving()
      sendLeaving()
    } else {
      sendLeaving()
      sendArriving()
    }
    if let former = from {
      former.willMove(toParent: nil)
      former.removeFromParent()
    }
    // T-29: after DA.
    if let controller = owner { to?.didMove(toParent: controller) }
    finish(true)
  }

  /// T-29: a page that is set before the page controller has appeared is told all the same.
  override func sendArriving() {
    guard let page = to, page.appearanceState == .appearing || page.appearanceState == .shown else { return }
    sendDid(page, true, isAnimated)
  }

  override func rollBack() {
    takeBack()
    // Both have gone with the page controller if that has left the screen in the meantime.
    if isOnStage { turnPageBack(self) }
    if let page = to {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    finish(false)
  }

  private func finish(_ isTurned: Bool) {
    isReleased = true
    let former = from.map { [$0] } ?? []
    if isSwiped, let controller = pages {
      asOwner(nil) {
        controller.delegate?.pageViewController(
          controller, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: isTurned)
      }
    }
    if let body = block { asOwner(nil) { body(true) } }
    runTail(self, isTurned)
  }

  override func letGo() {
    super.letGo()
    isSwiped = false
    block = nil
  }
}

/// F-48: in any order that APP-01 allows the old page ends appeared, the new one disappeared.
func turnPageBack(_ transition: PageTransition) {
  var calls: [PageCall] = []
  if let page = transition.to {
    calls.append(PageCall("the new page's callback comes next", { reverse(page, false, transition.isAnimated) }))
    calls.append(PageCall("the new page's callback comes next", { sendDid(page, false, transition.isAnimated) }))
  }
  guard let former = transition.from else {
    for call in calls { call.body() }
    return
  }
  var others = [
    PageCall("the old page's callback comes next", { reverse(former, true, transition.isAnimated) }),
    PageCall("the old page's callback comes next", { sendDid(former, true, transition.isAnimated) }),
  ]
  let isNoticed = hearsAppearance(former) && hearsAppearance(transition.to)
  while !calls.isEmpty && !others.isEmpty {
    if isNoticed && choose(.F48, [calls[0].sentence, others[0].sentence]) == 1 {
      others.removeFirst().body()
    } else {
      calls.removeFirst().body()
    }
  }
  for call in calls + others { call.body() }
}

/// One callback of a page on its way back.
final class PageCall {
  let sentence: String
  let body: () -> Void

  init(_ sentence: String, _ body: @escaping () -> Void) {
    self.sentence = sentence
    self.body = body
  }
}
