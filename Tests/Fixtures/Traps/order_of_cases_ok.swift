// expect: holds
import UIKit

enum Visibility: Comparable {
  case gone, appearing, here
}

/// The cases of an enum without an order of its own are in the order of their declarations.
final class StepScreen: UIViewController {
  func showNext() {
    guard presentedViewController == nil else { return }
    let next = min(Visibility.here, Visibility.gone)
    if next != .gone || Visibility.appearing >= .here { fatalError("never") }
    present(UIViewController(), animated: false)
  }
}
