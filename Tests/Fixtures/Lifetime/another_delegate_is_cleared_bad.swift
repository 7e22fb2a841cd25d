import UIKit

protocol KeyScanner {
  func scanned(_ key: String)
}

final class ScanPage: UIViewController {
  var delegate: KeyScanner?  // expect: TV902
}

/// Keeps the stack with a page that keeps it.
final class WizardPage: UIViewController, KeyScanner {
  private lazy var stack = UINavigationController()

  func scan() {
    let page = ScanPage()
    page.delegate = self
    stack.viewControllers = [page]
    present(stack, animated: true)
  }

  func scanned(_ key: String) { stack.dismiss(animated: true) }
}

/// Lets another delegate go: that of its own field.
final class SettingsPage: UIViewController {
  private let field = UITextField()

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    field.delegate = nil
  }
}

/// The builder, which the page keeps, has a reader with a closure that has the builder.
final class ReaderBuilder {
  var reader = CodeReader()
  var frame = FrameView()
}

final class CodeReader {
  var onFailure: (() -> Void)?
}

final class FrameView: UIView {
  func warn() { alpha = 0.5 }
}

final class ReaderPage: UIViewController {
  private let builder: ReaderBuilder
  private var reader: CodeReader { return builder.reader }

  init(builder: ReaderBuilder) {
    self.builder = builder
    super.init(nibName: nil, bundle: nil)
    reader.onFailure = { builder.frame.warn() }  // expect: TV902
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

/// Stands in a view that it keeps.
final class BubbleView: UIView {
  private var host: UIView!  // expect: TV902

  func prepare(in host: UIView) {
    self.host = host
    add(to: host)
  }

  private func add(to other: UIView) {
    other.addSubview(self)
  }
}

/// Wires a page and its presenter, which keep each other.
enum ListBuilder {
  static func make() -> UIViewController {
    let page = ListPage()
    let presenter = ListPresenter()
    presenter.page = page
    page.presenter = presenter  // expect: TV902
    return page
  }
}

final class ListPresenter {
  var page: ListPage?
}

final class ListPage: UIViewController {
  var presenter: ListPresenter?
}

/// An alert in its own action, in what the sources add to all controllers.
extension UIViewController {
  func askForName() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField(configurationHandler: nil)
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { _ in  // expect: TV902
        self.title = alert.textFields?.first?.text
      })
    present(alert, animated: true)
  }
}

/// The closure is stored beside the button.
private final class Sleeve: NSObject {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  @objc func invoke() { action() }
}

extension UIControl {
  func onTap(_ action: @escaping () -> Void) {
    let sleeve = Sleeve(action)
    addTarget(sleeve, action: #selector(Sleeve.invoke), for: .touchUpInside)
    objc_setAssociatedObject(self, "sleeve", sleeve, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

final class SleevePage: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.onTap { self.view.alpha = 0 }  // expect: TV902
  }
}
