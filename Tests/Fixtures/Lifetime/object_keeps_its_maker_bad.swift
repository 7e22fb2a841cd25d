import UIKit

/// Lets the user swipe forward again in a stack. Each keeps the other.
final class ForwardHandler: NSObject {
  private let stack: UINavigationController  // expect: TV902

  init(stack: UINavigationController) {
    self.stack = stack
    super.init()
  }

  func attach() { stack.view.addGestureRecognizer(UIPanGestureRecognizer()) }
}

final class ForwardStack: UINavigationController {
  private lazy var handler: ForwardHandler? = { ForwardHandler(stack: self) }()

  override func viewDidLoad() {
    super.viewDidLoad()
    handler?.attach()
  }
}
