import UIKit

/// A stack that frees its swipe from the edge as soon as its view is loaded: with the root alone the swipe begins, too.
final class FreeSwipeStack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = nil  // expect: TV1204
  }
}
