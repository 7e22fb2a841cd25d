import Pickers
import UIKit

// expect: holds

/// What the day is given to is the screen itself: nothing calls it before the screen is there.
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
    picker.onConfirm = { [unowned self] in
      dismiss(animated: true) { self.isChanged = true }
    }
    picker.modalPresentationStyle = .custom
    present(picker, animated: true)
  }
}
