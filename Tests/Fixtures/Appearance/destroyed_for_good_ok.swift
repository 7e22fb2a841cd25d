// expect: holds
import UIKit

final class Player {
  func play() {}
  func stop() {}
}

/// Stopped, it plays again for a tap.
final class MoviePage: UIViewController {
  private var player: Player!

  override func viewDidLoad() {
    super.viewDidLoad()
    player = Player()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    player.stop()
  }

  @objc func play() { player.play() }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
