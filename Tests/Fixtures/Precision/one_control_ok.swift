import UIKit

// expect: holds
/// One list does not send its action a second time in the turn in which its first request waits for its start.
final class StationList: UITableViewController {
  private weak var station: UIViewController?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard presentedViewController == nil || presentedViewController === station else { return }
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    station = next
    present(next, animated: true)
  }

  @objc func showHelp() {
    guard presentedViewController == nil else { return }
    let help = UIViewController()
    help.modalPresentationStyle = .fullScreen
    present(help, animated: true)
  }
}
