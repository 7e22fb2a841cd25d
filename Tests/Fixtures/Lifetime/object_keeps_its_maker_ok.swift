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
