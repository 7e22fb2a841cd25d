import AVKit
import UIKit

final class PlayerPage: UIViewController {
  @IBAction func settingsTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

/// Closes the player when the small window is there. The settings may be open over it.
final class SmallWindow: NSObject, AVPictureInPictureControllerDelegate {
  weak var playerPage: PlayerPage?

  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
    playerPage?.dismiss(animated: true)  // expect: TV603
  }
}
