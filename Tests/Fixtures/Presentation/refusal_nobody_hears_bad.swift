import UIKit

/// Refuses to be pulled down while there is something to lose, and has an answer that nobody asks for.
final class NotePage: UIViewController, UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
  private let text = UITextView()
  private var hasChanges: Bool { !text.text.isEmpty }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.delegate = self
    view.addSubview(text)
    isModalInPresentation = hasChanges
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = hasChanges }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {  // expect: TV1103
    ask()
  }

  @objc private func cancel() { if hasChanges { ask() } else { dismiss(animated: true) } }

  private func ask() {
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }
}

final class NotesPage: UIViewController {
  @objc func write() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: NotePage()), animated: true)
  }
}
