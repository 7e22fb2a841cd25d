import UIKit

// The block holds the player, so that each presentation leaves one behind with its observer.
final class PlayerViewController: UIViewController {
  private var isPaused = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(forName: .init("PlayerPause"), object: nil, queue: nil) { _ in  // expect: TV902
      self.isPaused = true
    }
  }
}

final class LibraryViewController: UIViewController {
  @IBAction func playTapped(_ sender: Any) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil, transitionCoordinator == nil else { return }
    present(PlayerViewController(), animated: true)
  }
}
