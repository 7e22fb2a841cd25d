import UIKit

/// A form that knows whether it was edited, and lets itself be pulled away.
private final class FormController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var isDirty = false

  override func viewDidLoad() {  // expect: TV1103
    super.viewDidLoad()
    presentationController?.delegate = self
    let field = UITextField(frame: .zero)
    field.addTarget(self, action: Selector("edit"), for: .editingChanged)
    view.addSubview(field)
  }

  func edit() { isDirty = true }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    view.setNeedsLayout()
  }
}
