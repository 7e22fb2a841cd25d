import UIKit

protocol FilterPageDelegate: AnyObject {
  func filterPageDidCancel(_ page: FilterPage)
  func filterPage(_ page: FilterPage, didChoose name: String)
}

final class FilterPage: UIViewController {
  weak var delegate: FilterPageDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }

  @objc private func leave() { delegate?.filterPageDidCancel(self) }
  @objc private func choose() { delegate?.filterPage(self, didChoose: "new") }
}

/// A pull tells nobody: the list stays as it is while it is filtered, and takes no more updates.
final class ListPage: UIViewController, FilterPageDelegate {
  private var isFiltering = false

  func update() {
    if isFiltering { return }
    title = "Updated"
  }

  @IBAction func filter(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    isFiltering = true
    let page = FilterPage()
    page.delegate = self
    let stack = UINavigationController(rootViewController: page)
    present(stack, animated: true)  // expect: TV1102
  }

  func filterPageDidCancel(_ page: FilterPage) { endFiltering() }

  func filterPage(_ page: FilterPage, didChoose name: String) {
    title = name
    endFiltering()
  }

  private func endFiltering() {
    isFiltering = false
    dismiss(animated: true)
  }
}
