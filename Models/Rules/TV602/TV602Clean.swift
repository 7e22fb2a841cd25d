import UIKit

// expect: holds

/// Shows the start screen over itself, whatever was shown before.
private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("restart")))
  }

  func restart() {
    if presentedViewController == nil {
      showStart()
    } else if transitionCoordinator == nil {
      dismiss(animated: true) { [weak self] in self?.showStart() }
    }
  }

  private func showStart() {
    guard presentedViewController == nil, view.window != nil else { return }
    present(UIViewController(), animated: true)
  }
}

private final class HomeScenario: ModalScenario {
  override func makePresenter() -> UIViewController { HomeController() }

  override func offerEvents() {
    super.offerEvents()
    if !isSettled() { return }
    offer("a link opens the app", by: .system) { performStep { (self.root as? HomeController)?.restart() } }
  }
}
