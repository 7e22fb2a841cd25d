// Objects that look for the topmost controller to present from: somebody may have presented before.

/// What code under test has presented, the topmost of it; nil while it shows nothing.
var shownByCode: UIViewController? {
  var found: UIViewController?
  var controller = keyWindow?.rootViewController
  while let next = controller?.presentedChild {
    if next.presentedAt != nil { found = next }
    controller = next
  }
  return found
}

/// Whether it is the only page that code under test shows, and nothing lies on it: what it calls, it calls now.
func isAlone(_ page: UIViewController) -> Bool {
  page.presentedChild == nil && page.modalPresenter?.presentedAt == nil
}

/// What a method closes that is told which page: the topmost one, or the one below, which nobody says that it is covered.
func pageToClose(_ page: UIViewController) -> UIViewController {
  guard let below = page.modalPresenter, below.modalPresenter != nil, below.presentedAt == page.presentedAt else {
    return page
  }
  return mayHappen("a page is closed while another one lies on it", by: .code) ? below : page
}

/// Offers what others present before the object does, and that it presents on top of that, or once more.
func offerCovers(of world: PresentingObjectScenario) {
  if !activeTransitions.isEmpty || !pendingRequests.isEmpty || mainRunLoop.isCrowded { return }
  let top = world.top
  let height = heightOfStack(below: top)
  if height > 0 && (shownByCode == nil || world.takesPages && height < mostCovers) {
    offer(.userTapsToPresent, by: .user) { performStep { world.present(animated: true) } }
  }
  if shownByCode != nil || height >= mostCovers { return }
  offer(.appShowsController, by: .app) {
    performStep {
      assume(mayHappen("something else of the app is presented already", by: .code))
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      requestPresentation(of: cover, from: top, true, nil)
    }
  }
}

private let mostCovers = 2

/// How many controllers are presented on one another.
private func heightOfStack(below top: UIViewController) -> Int {
  var height = 0
  var controller = top
  while let next = controller.modalPresenter {
    height += 1
    controller = next
  }
  return height
}
