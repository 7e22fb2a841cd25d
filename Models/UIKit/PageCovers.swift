// What others present on a page that is presented itself. DG-01: `dismiss` sent to the page then closes that, and the page
// stays; so it must not have begun to close itself.

extension ModalScenario {
  /// Whether it matters to the page's closing what is presented on it.
  var noticesCovers: Bool { closesByItself || mayBeCoveredMeanwhile }

  /// What the scenario has presented on the page.
  var coverOfPage: PageCoverController? {
    noticesCovers || playsEntry ? presented?.presentedChild as? PageCoverController : nil
  }

  /// The page closes itself already: who has tapped once waits.
  var isOnItsWay: Bool {
    guard closesByItself, let page = presented else { return false }
    return isLeaving(page)
  }

  /// At rest others present on the page, or while its own views are on their way out: where the one tells, the other comes
  /// later.
  func offerCoversOfPage() {
    guard noticesCovers || playsEntry, let page = presented, page.modalPresenter === presenter, pendingRequests.isEmpty,
      page.presentedChild == nil
    else { return }
    if (closesByItself || playsEntry) && runLoopIsIdle() && !hasActiveGesture() {
      offer(.appShowsController, by: .app) { performStep { self.cover(page, .client) } }
    }
    if mayBeCoveredMeanwhile && isLeaving(page) {
      offer(.appShowsController, by: .app, disturbs: closesByItself) { performStep { self.cover(page, .code) } }
    }
  }

  /// What lies on the page goes before anything else is closed: by itself, or, as documented, through the page
  /// (developer.apple.com, `dismiss(animated:completion:)`: "The presenting view controller is responsible for dismissing
  /// the view controller it presented").
  func offerUncovering(_ cover: UIViewController) {
    if !runLoopIsIdle() { return }
    offer(.userTapsClose, by: .user) { performStep { requestDismissal(from: cover, true, nil) } }
    // A page that was hidden may come in again when it appears.
    if closesByItself, !hidesPage(cover), let page = presented {
      offerCall("dismiss(animated:completion:)") { page.dismiss(animated: true) }
    }
  }

  private func cover(_ page: UIViewController, _ origin: UnknownOrigin) {
    let fills =
      playsEntry && origin == .client
      && mayHappen("a page that fills the screen is presented on the page", by: .client)
    if !fills { assumeCover(origin) }
    let cover = PageCoverController()
    if !knowsClasses { cover.typeAnswers = [] }
    cover.modalPresentationStyle = fills ? .fullScreen : .overFullScreen
    requestPresentation(of: cover, from: page, false, nil)
    // F-54: that what is below the page is hidden, too, the page does not hear.
    assume((cover.assignedPresentationController?.removedPresenters.count ?? 0) < 2)
  }

  private func hidesPage(_ cover: UIViewController) -> Bool {
    cover.assignedPresentationController?.removedPresenters.isEmpty == false
  }

  private func assumeCover(_ origin: UnknownOrigin) {
    if origin == .client {
      assume(closesByItself && mayHappen("something is presented on the page", by: .client))
    } else {
      assume(mayHappen("something is presented on the page while that moves out", by: .code))
    }
  }

  /// An animation takes views of the page away, and somebody hears of its end.
  private func isLeaving(_ page: UIViewController) -> Bool {
    mainRunLoop.pending.contains { $0.leaving === page && !$0.bodies.isEmpty }
  }
}

/// What others have presented on a page. It may lie there since long: how it came is no matter (F-04).
final class PageCoverController: UIViewController {}

/// Code under test moves or fades a view in an animation: where it is one of the page's, the page leaves by itself.
func noteAway(_ view: UIView) {
  guard let animation = currentAnimation, animation.leaving == nil, activeTransitions.isEmpty, here() != nil,
    let world = scenario as? ModalScenario, world.noticesCovers, let page = world.presented,
    let own = page.loadedView, view.isDescendant(of: own)
  else { return }
  animation.leaving = page
}
