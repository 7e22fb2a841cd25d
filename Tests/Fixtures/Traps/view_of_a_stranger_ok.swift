// expect: holds
import UIKit

/// Whoever the controller is, it loads its view when somebody asks; and content loses speed at a known rate.
final class FrameScreen: UIViewController {
  func show(_ content: UIViewController, rate: UIScrollView.DecelerationRate = .normal) {
    guard presentedViewController == nil else { return }
    guard let inside = content.view else { fatalError("no view") }
    precondition(rate.rawValue > 0 && rate.rawValue < 1, "no rate")
    inside.alpha = 1
    present(UIViewController(), animated: false)
  }
}
