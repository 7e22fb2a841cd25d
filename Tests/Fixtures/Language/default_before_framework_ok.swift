// expect: holds
import UIKit

// The function leaves out its own argument with a default: it means what the framework declares, not itself.

extension FMResultSet {
  func columnText(_ column: String, or other: String = "") -> String {
    if column.isEmpty { return other }
    return self.columnText(column)
  }
}

final class Rows: FMResultSet {}

final class EpisodesPage: UIViewController {
  private let rows = Rows()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = rows.columnText("title", or: "untitled")
  }

  @IBAction func showHelp(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
