import UIKit

// expect: holds
/// A log whose entries hold each other, as apps keep them in memory.
final class Log {
  static let shared = Log()

  private final class Entry {
    let text: String
    var next: Entry?
    init(_ text: String) { self.text = text }
  }

  private var first: Entry?
  private var last: Entry?

  func write(_ text: String) {
    let entry = Entry(text)
    if let last { last.next = entry } else { first = entry }
    last = entry
  }
}

final class LoggingViewController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(show), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func show() {
    Log.shared.write("tapped")
    guard presentedViewController == nil else { return }
    present(UIViewController(), animated: true)
  }
}
