import UIKit

/// What a tap on a row does is in a list; the list does not say which row that is.
final class Action {
  let run: () -> Void
  init(run: @escaping () -> Void) { self.run = run }
}

final class ActionSheet: UITableViewController {
  var actions: [Action] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presentingViewController?.dismiss(animated: true)
    actions[indexPath.row].run()
  }
}

final class Screen: UIViewController {
  @IBAction func choose() {
    let sheet = ActionSheet()
    sheet.modalPresentationStyle = .custom
    sheet.actions = [
      Action { self.title = "Kept" },
      Action { self.present(UIImagePickerController(), animated: true) },  // expect: TV601
    ]
    present(sheet, animated: true)
  }
}
