// expect: holds
import UIKit

/// The initialiser may make nothing: what is explored is what it makes.
final class Wizard: UINavigationController {
  convenience init?(isNeeded: Bool) {
    guard isNeeded else { return nil }
    self.init(rootViewController: UIViewController())
  }
  func next() { pushViewController(UIViewController(), animated: true) }
}
