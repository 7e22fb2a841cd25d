import UIKit

// expect: holds

protocol Archive {
  func read() throws -> String
}

/// Nothing else is shown when the alert about the error comes.
final class ReadPage: UIViewController {
  private let archive: Archive

  init(archive: Archive) {
    self.archive = archive
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
  }

  @objc private func refresh() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    do {
      title = try archive.read()
    } catch {
      tell(about: error)
    }
  }

  private func tell(about error: Error) {
    let alert = UIAlertController(title: "Failed", message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
