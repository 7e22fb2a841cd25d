// expect: holds
import UIKit

/// A generic function hands its type on, as a value.
/// The screen that is shown keeps the delegate.
final class Restaurant: UIViewController {
  @IBAction func order() {
    let menu = Waiter.bring(Menu.self) { $0.title = "Today" }
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = menu.transition
    present(menu, animated: true)
  }
}

final class Menu: UIViewController, Servable {
  let transition = Flip()
}

protocol Servable {}

extension Servable where Self: UIViewController {
  static func serve() -> Self {
    UIStoryboard(name: "Menu", bundle: nil).instantiateViewController(withIdentifier: "menu") as! Self
  }
}

enum Waiter {
  static func bring<Course: UIViewController & Servable>(_ type: Course.Type, setUp: (Course) -> Void) -> Course {
    let course = type.serve()
    setUp(course)
    return course
  }
}

final class Flip: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
