// expect: holds
import UIKit

final class FormPage: UIViewController {}

/// The delegate of the stack's presentation controller hears of a pull.
final class ListPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var isEditingForm = false

  @IBAction func edit(_ sender: Any) {
    if presentedViewController != nil || view.window == nil || isEditingForm { return }
    isEditingForm = true
    let form = FormPage()
    let stack = UINavigationController(rootViewController: form)
    stack.presentationController?.delegate = self
    present(stack, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { isEditingForm = false }
}

/// Public sources leave open whom the form means once it stands in the stack.
final class DraftsPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var edits = 0

  @IBAction func edit(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let form = FormPage()
    let stack = UINavigationController(rootViewController: form)
    form.presentationController?.delegate = self
    present(stack, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { edits += 1 }
}
