import UIKit

/// The house style of every animation in the app.
enum Motion {
  static let usual: TimeInterval = 0.25

  static func run(
    _ changes: @escaping () -> Void, after pause: TimeInterval = 0, then afterwards: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: usual, delay: pause, options: [.beginFromCurrentState, .curveEaseOut], animations: changes,
      completion: afterwards)
  }
}
