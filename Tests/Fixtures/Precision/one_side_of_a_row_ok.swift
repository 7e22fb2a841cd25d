import UIKit

// expect: holds

/// A list whose rows ask before they do something, on both sides; one side of one row is open at a time.
final class TrackList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tracks"
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [asking("Rewind the track?")])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [asking("Skip the track?")])
  }

  private func asking(_ question: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: question) { _, _, completion in
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion(true) })
      self.present(alert, animated: true)
    }
  }
}
