// expect: holds
import UIKit

/// A generic function makes its type in a block of the main queue.
/// The screen that is shown keeps the delegate.
final class Table: UIViewController {
  @IBAction func pay() {
    Printer.order(Bill.self) { bill in
      bill.modalPresentationStyle = .custom
      bill.transitioningDelegate = bill.transition
      self.present(bill, animated: true)
    }
  }
}

final class Bill: UIViewController, Printable {
  let transition = Tray()
}

protocol Printable {}

extension Printable where Self: UIViewController {
  static func printed() -> Self {
    UIStoryboard(name: "Bills", bundle: nil).instantiateInitialViewController() as! Self
  }
}

enum Printer {
  static func order<Paper: UIViewController & Printable>(_ type: Paper.Type, done: @escaping (Paper) -> Void) {
    DispatchQueue.main.async { done(type.printed()) }
  }
}

final class Tray: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
