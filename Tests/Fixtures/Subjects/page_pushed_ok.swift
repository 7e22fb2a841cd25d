// expect: holds
import UIKit

// Turning its own pages is no push: the gallery is one that is pushed, and says so. Its view is not loaded before.
final class GalleryViewController: UIPageViewController {
  private var first: UIViewController?

  init(first: UIViewController) {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    self.first = first
    reload()
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  func reload() {
    guard let first else { return }
    setViewControllers([first], direction: .forward, animated: false)
  }

  @objc private func pull(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .began else { return }
    guard let stack = navigationController else { preconditionFailure("push it") }
    if stack.transitionCoordinator == nil { stack.popViewController(animated: true) }
  }
}
