// expect: holds
import MediaKit
import UIKit

/// The operator compares two values that are there; with nil, Swift's own of optionals is meant.
extension MediaThing {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier() == rhs.identifier() }
}

final class Song: MediaThing {
  let title = "one"
}

class PlayerScreen: UIViewController {
  private var current: Song?
  private let song = Song()

  @objc func open(_ sender: Any) {
    if current == song { return }
    present(UIViewController(), animated: true)
  }
}
