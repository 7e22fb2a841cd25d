import UIKit

/// Closes what a page presents, and presents on the page in the same turn: each by a function that is given the page.
final class DocumentOpener {
  static func open(on page: UIViewController, hint: HintSheet) {
    hint.onCancel = { _ in
      page.dismiss(animated: true)
      let document = DocumentPage()
      page.present(document, animated: true)  // expect: TV601
    }
    page.present(hint, animated: true)
  }

  static func edit(on page: UIViewController) {
    page.present(DocumentPage(), animated: true)
  }
}

final class HintSheet: UIViewController {
  var onCancel: ((UIButton) -> Void)?

  @IBAction func cancel(_ sender: UIButton) { onCancel?(sender) }
}

final class DocumentPage: UIViewController {}

/// The panel is presented by the page, which is handed over to who presents the editor.
final class PreviewPage: UIViewController {
  private let panel = HintSheet()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(panel, animated: true) }
  }

  @objc func edit() {
    panel.dismiss(animated: true)
    DocumentOpener.edit(on: self)  // expect: TV601
  }
}

/// Tells of a failure in a task that begins while the composer is on its way out.
final class FeedbackPage: UIViewController {
  func composer(_ composer: UIViewController, didFailWith error: Error?) {
    let presenter = composer.presentingViewController
    composer.dismiss(animated: true)
    if let error, let presenter {
      Task { @MainActor in
        await Alerts.show(error, on: presenter)  // expect: TV601
      }
    }
  }
}

enum Alerts {
  static func show(_ error: Error, on page: UIViewController) async {
    page.present(UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert), animated: true)
  }
}
