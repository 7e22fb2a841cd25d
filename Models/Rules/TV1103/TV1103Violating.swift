import UIKit

/// A note that can be changed, saved, and thrown away if the user says so.
private final class NoteController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var hasChanges = false

  override func viewDidLoad() {  // expect: TV1103
    super.viewDidLoad()
    let field = UITextField(frame: .zero)
    field.addTarget(self, action: Selector("edit"), for: .editingChanged)
    view.addSubview(field)
  }

  func edit() {
    hasChanges = true
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    let question = UIAlertController(title: "Discard the note?", message: nil, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
    question.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(question, animated: true)
  }
}
