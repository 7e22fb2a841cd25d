// expect: holds
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

/// A pull tells the delegate of the presentation controller, which is the list.
final class ListPage: UIViewController, FilterPageDelegate, UIAdaptivePresentationControllerDelegate {
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
    stack.presentationController?.delegate = self
    present(stack, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { isFiltering = false }

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
