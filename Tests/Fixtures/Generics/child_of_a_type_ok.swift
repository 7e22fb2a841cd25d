// expect: holds
import UIKit

/// A generic method looks for a child of a type.
/// The screen that is shown keeps the delegate.
final class Reader: UIViewController {
  @IBAction func open() {
    let binder = Binder()
    let inner = Page()
    binder.addChild(UIViewController())
    binder.addChild(inner)
    guard let page = binder.child(of: Page.self) else { return }
    page.removeFromParent()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = page.transition
    present(page, animated: true)
  }
}

final class Page: UIViewController {
  let transition = Turn()
}

extension UIViewController {
  func child<Controller: UIViewController>(of type: Controller.Type) -> Controller? {
    children.first(where: { $0 is Controller }) as? Controller
  }
}

final class Binder: UIViewController {}

final class Turn: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
