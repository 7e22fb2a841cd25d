// expect: holds
import UIKit

/// No action of the list presents anything.
final class Action {
  let run: () -> Void
  init(run: @escaping () -> Void) { self.run = run }
}

final class ActionSheet: UITableViewController {
  var actions: [Action] = []
  private var isChosen = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isChosen { return }
    isChosen = true
    let action = actions[indexPath.row]
    presentingViewController?.dismiss(animated: true) { action.run() }
  }
}

final class Screen: UIViewController {
  @IBAction func choose() {
    let sheet = ActionSheet()
    sheet.modalPresentationStyle = .custom
    sheet.actions = [
      Action { self.title = "Kept" },
      Action { self.title = "Other" },
    ]
    present(sheet, animated: true)
  }
}
