// expect: holds
import UIKit

/// Lets the user swipe forward again in a stack. The handler keeps nobody.
final class ForwardHandler: NSObject {
  private weak var stack: UINavigationController?

  init(stack: UINavigationController) {
    self.stack = stack
    super.init()
  }

  func attach() { stack?.view.addGestureRecognizer(UIPanGestureRecognizer()) }
}

final class ForwardStack: UINavigationController {
  private lazy var handler: ForwardHandler? = { ForwardHandler(stack: self) }()

  override func viewDidLoad() {
    super.viewDidLoad()
    handler?.attach()
  }
}

/// Shown for the page by one of its buttons.
final class PageChooser: UIViewController {
  private let page: UIViewController

  init(page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

/// Keeps a button, and the button nothing but the page, unowned.
final class ReadingPage: UIViewController {
  private lazy var item: UIBarButtonItem = {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [unowned self] _ in
        if self.presentedViewController != nil { return }
        self.present(PageChooser(page: self), animated: true)
      })
    return item
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = item
  }
}
