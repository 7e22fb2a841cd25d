// expect: holds
import UIKit

final class TownPage: UIViewController {}

/// The segue starts at the controller: only the row performs it.
final class TownList: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    performSegue(withIdentifier: Segues.town, sender: tableView.cellForRow(at: indexPath))
  }
}

/// Only the second row performs a segue in code, and its cell has none.
final class StreetList: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row == 1, navigationController?.topViewController === self else { return }
    performSegue(withIdentifier: "second", sender: self)
  }
}

/// The segue of the cell is refused: the page performs it itself.
final class MapGrid: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open()
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }

  private func open() {
    performSegue(withIdentifier: "map", sender: self)
  }
}

enum Segues {
  static let town = "town"
}
