import UIKit

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
    show(DetailController(), sender: self)  // expect: TV601, TV701
  }
}

/// Closes itself, taking for granted that it is presented.
private final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("close")))
  }

  func close() {
    presentingViewController!.dismiss(animated: true)  // expect: TV1205
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
