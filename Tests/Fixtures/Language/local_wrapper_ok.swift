// expect: holds
import UIKit

/// A property wrapper of a framework finds the service: the variable is never nil.
final class ReportPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    @FoundService var reports: ReportService
    reports.track(title ?? "")
  }
}

protocol ReportService: AnyObject { func track(_ name: String) }

final class HomePage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(ReportPage(), animated: true)
  }
}
