import UIKit

/// A storyboard shows this list inside a navigation controller; that the scenario does not is no defect of the list.
class ShelfList: UITableViewController {
  @objc func addTapped(_ sender: Any) {
    let question = UIAlertController(title: "New shelf", message: nil, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Add", style: .default) { _ in
        self.navigationController!.title = "Shelves"  // expect: possible TV1205
      })
    present(question, animated: true)
  }
}
