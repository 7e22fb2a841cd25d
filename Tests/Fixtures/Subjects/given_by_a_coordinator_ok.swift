import UIKit

// expect: holds

/// What the editor is about comes from whoever makes it. It asks once, and only where nothing is presented.
final class NoteEditor: UIViewController {
  weak var flow: NoteFlow!
  var note: NoteModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note.title
    navigationItem.prompt = flow.prompt(for: note)
  }

  func askForRemoval() {
    guard presentedViewController == nil else { return }
    let question = UIAlertController(title: note.title, message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(question, animated: true)
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
