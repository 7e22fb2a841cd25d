import UIKit

// expect: holds
/// A row that is tapped lies in a section that the table has.
final class MixerController: UITableViewController {
  private enum Section: Int {
    case inputs
    case outputs
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Section(rawValue: indexPath.section)! {
    case .inputs: title = "Inputs"
    case .outputs: title = "Outputs"
    }
  }

  @objc func showHelp() { present(UIViewController(), animated: true) }
}
