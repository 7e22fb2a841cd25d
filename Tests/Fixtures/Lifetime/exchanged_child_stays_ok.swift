// expect: holds
import UIKit

/// Takes the old report out.
class DashboardPage: UIViewController {
  private var content: ReportPage?

  @objc func reload() {
    content?.willMove(toParent: nil)
    content?.view.removeFromSuperview()
    content?.removeFromParent()
    let next = ReportPage()
    content = next
    addChild(next)
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}

class ReportPage: UIViewController {}
