import UIKit

/// Asks the user for a document, and tells whoever asked.
final class Importer: NSObject, UIDocumentPickerDelegate {
  private weak var host: UIViewController?
  private var completion: ((URL) -> Void)?

  init(host: UIViewController) { self.host = host }

  typealias Completion = (URL) -> Void

  func start(_ completion: @escaping Completion) {
    self.completion = completion
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
    picker.delegate = self
    host?.present(picker, animated: true)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    let told = completion
    completion = nil
    if let url = urls.first { told?(url) }
  }
}

/// What its tap asks for covers it until the answer comes; where nothing is shown, the next tap asks again.
final class LibraryPage: UIViewController {
  private lazy var importer = Importer(host: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
  }

  @objc private func add() {
    importer.start { [weak self] url in
      let page = UIViewController()
      page.title = url.lastPathComponent
      self?.navigationController?.pushViewController(page, animated: true)  // expect: possible TV701
    }
  }
}

final class StartPage: UIViewController {
  @objc func open() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: LibraryPage()), animated: true)
  }
}
