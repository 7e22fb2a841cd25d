// expect: holds
import UIKit

protocol KeyScanner {
  func scanned(_ key: String)
}

final class ScanPage: UIViewController {
  var delegate: KeyScanner?
}

/// Lets the page's delegate go, through a local name.
final class WizardPage: UIViewController, KeyScanner {
  private lazy var stack = UINavigationController()

  func scan() {
    if presentedViewController != nil { return }
    let page = ScanPage()
    page.delegate = self
    stack.viewControllers = [page]
    present(stack, animated: true)
  }

  func scanned(_ key: String) {
    for case let page as ScanPage in stack.viewControllers { page.delegate = nil }
    stack.dismiss(animated: true)
  }
}

/// The closure has the view alone, which keeps nobody.
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
    let frame = builder.frame
    reader.onFailure = { frame.warn() }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

/// Knows the view that it stands in.
final class BubbleView: UIView {
  private weak var host: UIView!

  func prepare(in host: UIView) {
    self.host = host
    add(to: host)
  }

  private func add(to other: UIView) { other.addSubview(self) }
}

/// Stands in a view that it keeps until it leaves it.
final class HintView: UIView {
  private var host: UIView!

  func show(in host: UIView) {
    self.host = host
    host.addSubview(self)
  }

  func hide() { removeFromSuperview() }
}

enum ListBuilder {
  static func make() -> UIViewController {
    let page = ListPage()
    let presenter = ListPresenter()
    presenter.page = page
    page.presenter = presenter
    return page
  }
}

final class ListPresenter {
  weak var page: ListPage?
}

final class ListPage: UIViewController {
  var presenter: ListPresenter?
}

/// The closure is stored beside the button, and has the page weakly.
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
    button.onTap { [weak self] in self?.view.alpha = 0 }
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(SleevePage(), animated: true) }
}
