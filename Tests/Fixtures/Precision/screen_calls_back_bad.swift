import Pickers
import UIKit

/// Whoever loads the days may be done before the screen is there.
final class DayPicker: PickerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Day"
  }
}

final class JournalController: UITableViewController {
  private var isChanged = false

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chooseDay()
  }

  func chooseDay() {
    let picker = DayPicker()
    Days.shared.load { [unowned self] in  // expect: TV1205
      dismiss(animated: true) { self.isChanged = true }  // expect: possible TV602
    }
    picker.modalPresentationStyle = .custom
    present(picker, animated: true)
  }
}
