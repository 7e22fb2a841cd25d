import UIKit

/// A list whose rows ask before they do something, on both sides; what it asks first hides what it asks next.
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
      let sharing = UIActivityViewController(activityItems: [question], applicationActivities: nil)
      self.present(sharing, animated: true)  // expect: TV601 TV1205
    }
  }
}
