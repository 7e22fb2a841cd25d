import UIKit

// expect: holds

/// Two rows show a detail: in a navigation controller by a push, alone by a presentation.
private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for _ in 0..<2 {
      let row = UIView()
      row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
      view.addSubview(row)
    }
  }

  func open() {
    guard view.window != nil, transitionCoordinator == nil, presentedViewController == nil else { return }
    show(DetailController(), sender: self)
  }
}

/// Closes itself the way it came.
private final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("close")))
  }

  func close() {
    guard transitionCoordinator == nil else { return }
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }
}

/// The home screen in a navigation controller.
private final class PushScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { HomeController() }
  override var pushes: Int { 0 }
}

/// The home screen alone.
private final class PresentScenario: ModalScenario {
  override func makePresenter() -> UIViewController { HomeController() }
  override func makePresented() -> UIViewController { DetailController() }
}
