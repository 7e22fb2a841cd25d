// expect: holds
import UIKit

/// Shows one of two lists at a time, and takes the other one out.
class SplitListPage: UIViewController {
  private let choice = UISegmentedControl(items: ["Open", "Done"])
  private var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    choice.addTarget(self, action: #selector(choose), for: .valueChanged)
    view.addSubview(choice)
    put(OpenList())
  }

  @objc private func choose() { put(choice.selectedSegmentIndex == 0 ? OpenList() : DoneList()) }

  private func put(_ list: UIViewController) {
    if let old = current {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    current = list
  }
}

/// Another method takes all of them out.
class SplitNotesPage: UIViewController {
  private var current: UIViewController?

  @objc func choose() {
    if let old = current { old.view.removeFromSuperview() }
    clear()
    let list = DoneList()
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    current = list
  }

  private func clear() {
    for child in children {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }
}

class OpenList: UIViewController {}
class DoneList: UIViewController {}
