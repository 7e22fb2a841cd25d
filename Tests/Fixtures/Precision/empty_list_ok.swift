import UIKit

// expect: holds
/// A list without rows has none to tap.
final class ThreadList: UITableViewController {
  private var threads: [String]?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { threads?.count ?? 0 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = threads!.first
  }

  @objc func showHelp() {
    guard presentedViewController == nil else { return }
    let help = UIViewController()
    help.modalPresentationStyle = .fullScreen
    present(help, animated: true)
  }
}
