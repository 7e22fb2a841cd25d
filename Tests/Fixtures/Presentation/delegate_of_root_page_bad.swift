import UIKit

final class FormPage: UIViewController {}

/// Makes itself the delegate of the form's presentation controller, and presents the stack around the form.
final class ListPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var isEditingForm = false

  @IBAction func edit(_ sender: Any) {
    if presentedViewController != nil || view.window == nil || isEditingForm { return }
    isEditingForm = true
    let form = FormPage()
    form.presentationController?.delegate = self  // expect: TV1102
    let stack = UINavigationController(rootViewController: form)
    present(stack, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { isEditingForm = false }
}
