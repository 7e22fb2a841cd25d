import UIKit

/// Shows one of two lists at a time, and takes only the view of the other one away.
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
      old.view.removeFromSuperview()  // expect: TV902
    }
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    current = list
  }
}

/// Looks at the property itself; what it holds next is put in behind the condition.
class SplitNotesPage: UIViewController {
  private var current: UIViewController?

  @objc func choose() {
    if current != nil {
      current?.view.removeFromSuperview()  // expect: TV902
    }
    let list = DoneList()
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    current = list
  }
}

class OpenList: UIViewController {}
class DoneList: UIViewController {}
