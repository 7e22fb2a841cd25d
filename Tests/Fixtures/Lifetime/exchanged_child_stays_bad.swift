import UIKit

/// Takes the view of the old report away, and leaves the report among its children.
class DashboardPage: UIViewController {
  private var content: ReportPage?

  @objc func reload() {
    content?.view.removeFromSuperview()  // expect: TV902
    let next = ReportPage()
    content = next
    addChild(next)
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}

class ReportPage: UIViewController {}
