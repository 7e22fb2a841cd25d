import UIKit

/// The type says itself what comes first.
enum Visibility: Comparable {
  case gone, appearing, here

  static func < (left: Visibility, right: Visibility) -> Bool { left.rank < right.rank }

  private var rank: Int { self == .gone ? 2 : 1 }
}

final class StepScreen: UIViewController {
  func showNext() {
    guard presentedViewController == nil else { return }
    if Visibility.here < .gone { fatalError("too early") }  // expect: TV1205
    present(UIViewController(), animated: false)
  }
}
