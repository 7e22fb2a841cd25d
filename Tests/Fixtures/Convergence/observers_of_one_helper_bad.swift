import UIKit

// Four observers that one line adds are no pile: what the user does is explored all the same.
final class EditorViewController: UIViewController {
  private let names = ["KeyboardShows", "KeyboardHides", "TextBegins", "TextEnds"]

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in names { observe(name) }
  }

  private func observe(_ name: String) {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init(name), object: nil)
  }

  @objc private func changed() {}

  @IBAction func previewTapped(_ sender: Any) {
    let preview = PreviewViewController()
    preview.modalPresentationStyle = .custom
    preview.transitioningDelegate = PreviewDelegate()  // expect: TV901
    present(preview, animated: true)
  }
}

final class PreviewViewController: UIViewController {}

final class PreviewDelegate: NSObject, UIViewControllerTransitioningDelegate {}
