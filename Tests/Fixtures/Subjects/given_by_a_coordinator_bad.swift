import UIKit

/// What the editor is about comes from whoever makes it; its first line of code needs it.
final class NoteEditor: UIViewController {
  weak var flow: NoteFlow!
  var note: NoteModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note.title
    navigationItem.prompt = flow.prompt(for: note)
  }

  func askForRemoval() {
    let question = UIAlertController(title: note.title, message: nil, preferredStyle: .alert)
    let hint = UIAlertController(title: "Removed notes", message: "They are kept for a month", preferredStyle: .alert)
    present(question, animated: true)
    present(hint, animated: true)  // expect: TV601
  }
}

final class NoteModel {
  let title = "Note"
}

final class NoteFlow {
  func prompt(for note: NoteModel) -> String? { note.title }

  func editor(of note: NoteModel) -> UIViewController {
    let editor = NoteEditor()
    editor.flow = self
    editor.note = note
    return editor
  }
}
