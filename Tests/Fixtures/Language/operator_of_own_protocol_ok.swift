// expect: holds
import MediaKit
import UIKit

/// The operator compares two values that are there; with nil, Swift's own of optionals is meant.
extension MediaThing {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier() == rhs.identifier() }
}

struct Song: MediaThing {
  let title: String
  func identifier() -> String { title }
}

class PlayerScreen: UIViewController {
  private var current: Song?

  @objc func open(_ sender: Any) {
    let song = Song(title: "one")
    if current == song { return }
    current = song
    present(UIViewController(), animated: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current = nil
  }
}
