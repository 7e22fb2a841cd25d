import UIKit

/// One more than there are.
final class MixerController: UITableViewController {
  private enum Section: Int {
    case inputs
    case outputs
  }

  @objc func showHelp() {
    let last = Section(rawValue: 2)!  // expect: TV1205
    title = last == .inputs ? "Inputs" : "Outputs"
    present(UIViewController(), animated: true)
  }
}
