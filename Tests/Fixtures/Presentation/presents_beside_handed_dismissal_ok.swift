// expect: holds
import UIKit

/// Presents on the page when what it presents has gone.
final class DocumentOpener {
  static func open(on page: UIViewController, hint: HintSheet) {
    hint.onCancel = { _ in
      page.dismiss(animated: true) {
        let document = DocumentPage()
        page.present(document, animated: true)
      }
    }
    page.present(hint, animated: true)
  }

  static func edit(on page: UIViewController) {
    if page.presentedViewController != nil { return }
    page.present(DocumentPage(), animated: true)
  }
}

final class HintSheet: UIViewController {
  var onCancel: ((UIButton) -> Void)?

  @IBAction func cancel(_ sender: UIButton) { onCancel?(sender) }
}

final class DocumentPage: UIViewController {}

/// The panel goes first.
final class PreviewPage: UIViewController {
  private let panel = HintSheet()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(panel, animated: true) }
  }

  @objc func edit() {
    panel.dismiss(animated: true) { DocumentOpener.edit(on: self) }
  }
}

final class StartPage: UIViewController {
  func open() {
    if presentedViewController == nil { present(UIViewController(), animated: true) }
  }
}

/// Tells of what it has saved when that is done.
final class DraftPage: UIViewController {
  private let store = DraftStore()

  func composer(_ composer: UIViewController, didFailWith error: Error) {
    composer.dismiss(animated: true)
    Task { @MainActor in
      await store.save()
      if presentedViewController == nil, view.window != nil { present(UIViewController(), animated: true) }
    }
  }
}

final class DraftStore {
  func save() async {}
}
