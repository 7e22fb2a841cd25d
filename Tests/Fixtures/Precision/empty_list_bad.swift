import UIKit

/// The first row is there before the threads are.
final class ThreadList: UITableViewController {
  private var threads: [String]?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    (threads?.count ?? 0) + 1
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = threads!.first  // expect: possible TV1205
  }

  @objc func showHelp() {
    guard presentedViewController == nil else { return }
    let help = UIViewController()
    help.modalPresentationStyle = .fullScreen
    present(help, animated: true)
  }
}
