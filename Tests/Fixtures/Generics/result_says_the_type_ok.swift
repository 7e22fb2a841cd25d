// expect: holds
import UIKit

/// The declared type of the variable says what the storyboard makes.
/// The screen that is shown keeps the delegate.
final class Counter: UIViewController {
  private let tickets = UIStoryboard(name: "Tickets", bundle: nil)

  @IBAction func sell() {
    let ticket: Ticket = tickets.instantiateViewController()
    ticket.modalPresentationStyle = .custom
    ticket.transitioningDelegate = ticket.transition
    present(ticket, animated: true)
  }
}

final class Ticket: UIViewController {
  let transition = Punch()
}

extension UIStoryboard {
  func instantiateViewController<Controller: UIViewController>() -> Controller {
    let name = String(describing: Controller.self)
    guard let controller = self.instantiateViewController(withIdentifier: name) as? Controller else {
      fatalError("no controller \(name)")
    }
    return controller
  }
}

final class Punch: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
