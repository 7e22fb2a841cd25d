// expect: holds
import UIKit

protocol NotePageDelegate: AnyObject {
  func notePageDidSave(_ page: NotePage)
}

final class NoteArchive {
  func store(_ text: String, completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/notes")!) { _, _, error in
      DispatchQueue.main.async { completion(error == nil) }
    }.resume()
  }
}

/// The button is off until the answer has come; the other way to save takes a note of it.
final class NotePage: UIViewController {
  weak var delegate: NotePageDelegate?
  private let archive = NoteArchive()
  private var isSaving = false

  @IBAction func save(_ sender: UIButton) {
    sender.isEnabled = false
    archive.store(title ?? "") { [weak self] isStored in
      guard let self, isStored else { return }
      self.dismiss(animated: true) { self.delegate?.notePageDidSave(self) }
    }
  }

  @IBAction func saveCopy(_ sender: Any) {
    if isSaving { return }
    isSaving = true
    archive.store(title ?? "") { [weak self] isStored in
      guard let self, isStored else { return }
      self.dismiss(animated: true) { self.delegate?.notePageDidSave(self) }
    }
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
