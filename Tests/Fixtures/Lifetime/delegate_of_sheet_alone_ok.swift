// expect: holds
import UIKit

/// UIKit asks the delegate for the presentation controller when it presents, and keeps what it is given.
final class LampPage: UIViewController {
  @IBAction func showNotes(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let notes = UIViewController()
    notes.modalPresentationStyle = .custom
    let delegate = NotesDelegate()
    notes.transitioningDelegate = delegate  // expect: possible TV901
    present(notes, animated: true)
  }
}

final class NotesDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
