import UIKit

/// What is loaded only if somebody has asked before may be missing.
final class FrameScreen: UIViewController {
  func show(_ content: UIViewController) {
    guard presentedViewController == nil else { return }
    guard let inside = content.viewIfLoaded else {
      fatalError("no view")  // expect: precondition TV1205
    }
    inside.alpha = 1
    present(UIViewController(), animated: false)
  }
}
