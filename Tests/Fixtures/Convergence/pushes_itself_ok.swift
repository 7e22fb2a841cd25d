// expect: holds
import UIKit

// Each folder leads to one of the same class, as deep as the user likes.
final class FolderViewController: UIViewController {
  @IBAction func openTapped(_ sender: Any) {
    guard transitionCoordinator == nil, navigationController?.topViewController === self else { return }
    let next = FolderViewController()
    next.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open", style: .plain, target: next, action: #selector(openTapped))
    navigationController?.pushViewController(next, animated: true)
  }
}
