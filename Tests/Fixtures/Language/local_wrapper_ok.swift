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
