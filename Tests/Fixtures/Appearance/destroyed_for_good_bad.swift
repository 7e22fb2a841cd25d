import UIKit

final class Player {
  func play() {}
  func destroy() {}
}

/// Plays again for a tap; what has been destroyed plays no more.
final class MoviePage: UIViewController {
  private var player: Player!

  override func viewDidLoad() {
    super.viewDidLoad()
    createPlayer()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    player.destroy()  // expect: TV505
  }

  @objc func play() { player.play() }

  private func createPlayer() { player = Player() }
}
