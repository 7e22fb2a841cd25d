import UIKit

/// One tap pushes twice: nobody has to hurry.
class ShelfList: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      self.navigationController?.pushViewController(UIViewController(), animated: true)  // expect: certain TV701
    }
  }
}
