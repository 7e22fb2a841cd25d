// expect: holds
import UIKit

/// Lasts and keeps its page; what it lets go is another property.
final class Pages {
  static let shared = Pages()

  private var single: SinglePage?
  private var title: String?

  func open() {
    single = SinglePage()
    title = "Single"
  }

  func close() { title = nil }
}

final class SinglePage: UIViewController {
  private var onTap: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onTap = { self.view.backgroundColor = .red }
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
