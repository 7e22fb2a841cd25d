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

/// The answer of a local store comes before the next tap, and who deletes is asked first.
final class DraftPage: UIViewController {
  weak var delegate: DraftPageDelegate?
  private let drafts = DraftStore()
  private let archive = NoteArchive()

  @IBAction func save(_ sender: Any) {
    drafts.find(title ?? "") { [weak self] isFound in
      guard let self, isFound else { return }
      self.delegate?.draftPageDidSave(self)
      self.dismiss(animated: true)
    }
  }

  @IBAction func deleteAll(_ sender: Any) {
    Prompts.confirm("Delete?") { [weak self] isSure in
      guard isSure else { return }
      self?.archive.store("") { _ in
        guard let self else { return }
        self.dismiss(animated: true)
        self.delegate?.draftPageDidSave(self)
      }
    }
  }
}

protocol DraftPageDelegate: AnyObject {
  func draftPageDidSave(_ page: DraftPage)
}

final class DraftStore {
  private var names: Set<String> = []

  func find(_ name: String, completion: @escaping (Bool) -> Void) {
    DispatchQueue.main.async {
      guard !self.names.isEmpty else {
        completion(false)
        return
      }
      self.look(for: name, completion)
    }
  }

  private func look(for name: String, _ found: (Bool) -> Void) { found(names.contains(name)) }
}
