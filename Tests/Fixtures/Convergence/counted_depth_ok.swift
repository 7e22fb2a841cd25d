// expect: holds
import UIKit

// How many errors are inside an error nobody here knows, and the depth is counted beside them: no call is like another.

struct Report {
  private(set) var lines: [String: String] = [:]

  mutating func add(_ error: NSError) { lines.merge(inner(of: error)) { first, _ in first } }

  private func inner(of error: NSError, level: Int = 0) -> [String: String] {
    guard let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError else { return [:] }
    let own = ["code\(level)": "\(cause.code)"]
    return own.merging(inner(of: cause, level: level + 1)) { first, _ in first }
  }
}

final class FailurePage: UIViewController {
  private let error: NSError

  init(error: NSError) {
    self.error = error
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var report = Report()
    report.add(error)
  }

  @IBAction func showHelp(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
