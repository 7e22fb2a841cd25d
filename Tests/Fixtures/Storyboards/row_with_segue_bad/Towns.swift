import UIKit

final class TownPage: UIViewController {}

/// The row performs the segue, and so does its cell.
final class TownList: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    performSegue(withIdentifier: Segues.town, sender: tableView.cellForRow(at: indexPath))  // expect: likely TV701
  }
}

/// Each row performs the second segue; the first cell has one to the same page.
final class StreetList: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "second", sender: self)  // expect: likely TV701
  }
}

/// The same for an item of a grid, by a method of its own.
final class MapGrid: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open()
  }

  private func open() {
    performSegue(withIdentifier: "map", sender: self)  // expect: likely TV701
  }
}

enum Segues {
  static let town = "town"
}
