// expect: holds
import UIKit

/// Cannot be pulled down once something is typed; the sheet springs back.
final class TagPage: UIViewController {
  private let field = UITextField()
  private var hasChanges: Bool { field.text?.isEmpty == false }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.addTarget(self, action: #selector(typed), for: .editingChanged)
    presentationController?.delegate = self
  }

  @objc private func typed() { isModalInPresentation = hasChanges }
}

extension TagPage: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    field.placeholder = "Save or clear the tag first"
    field.becomeFirstResponder()
  }
}
