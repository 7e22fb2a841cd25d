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

/// Save can be tapped again while the note is on its way: the client hears of two notes.
final class NotePage: UIViewController {
  weak var delegate: NotePageDelegate?
  private let archive = NoteArchive()

  @IBAction func save(_ sender: Any) {
    archive.store(title ?? "") { [weak self] isStored in
      guard let self, isStored else { return }
      self.dismiss(animated: true)  // expect: TV604
      self.delegate?.notePageDidSave(self)
    }
  }
}
