import UIKit

/// Goes with whoever keeps it: its own property is weak.
final class Flow {
  static weak var shared: Flow?

  private var page: TintPage?

  func open() { page = TintPage() }
}

final class TintPage: UIViewController {
  private var onTap: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onTap = { self.view.backgroundColor = .red }  // expect: TV902
  }
}

/// Lasts, but lets its pages go.
final class Pages {
  static let shared = Pages()

  private var named: [String: UIViewController] = [:]
  private var single: SinglePage?
  private weak var shown: ShownPage?

  func open() {
    named["list"] = ListPage()
    single = SinglePage()
    shown = ShownPage()
  }

  func close() {
    named.removeValue(forKey: "list")
    single = nil
  }
}

final class ListPage: UIViewController {
  private var onTap: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onTap = { self.view.backgroundColor = .red }  // expect: TV902
  }
}

final class SinglePage: UIViewController {
  private var onTap: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onTap = { self.view.backgroundColor = .red }  // expect: TV902
  }
}

final class ShownPage: UIViewController {
  private var onTap: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onTap = { self.view.backgroundColor = .red }  // expect: TV902
  }
}
