import UIKit

protocol Archive {
  func read() throws -> String
}

/// The alert about the error is presented in the same turn as the one before.
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
    present(UIAlertController(title: "Reading", message: nil, preferredStyle: .alert), animated: false)
    do {
      title = try archive.read()
    } catch {
      tell(about: error)
    }
  }

  private func tell(about error: Error) {
    let alert = UIAlertController(title: "Failed", message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)  // expect: likely TV601
  }
}
