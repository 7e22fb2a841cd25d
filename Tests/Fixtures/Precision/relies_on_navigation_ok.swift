import UIKit

// expect: holds

/// A storyboard shows this list inside a navigation controller; so does the scenario.
class ShelfList: UITableViewController {
  @objc func addTapped(_ sender: Any) {
    let question = UIAlertController(title: "New shelf", message: nil, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Add", style: .default) { _ in
        self.navigationController!.title = "Shelves"
      })
    present(question, animated: true)
  }
}
