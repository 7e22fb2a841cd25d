// expect: holds
import AVKit
import UIKit

protocol PlayerPageDelegate: AnyObject {
  func playerDidClose()
}

final class PlayerPage: UIViewController {
  weak var delegate: PlayerPageDelegate?

  @IBAction func settingsTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }

  @IBAction func closeTapped(_ sender: Any) { delegate?.playerDidClose() }
}

/// Asks who presents the page.
final class SmallWindow: NSObject, AVPictureInPictureControllerDelegate {
  weak var playerPage: PlayerPage?

  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
    playerPage?.presentingViewController?.dismiss(animated: true)
  }
}

/// Hears of the page's own button: nothing is above it then.
final class PlayerOwner: PlayerPageDelegate {
  weak var playerPage: PlayerPage?

  func playerDidClose() { playerPage?.dismiss(animated: true) }
}

/// A page that opens nothing.
final class PicturePage: UIViewController {}

final class PictureOwner: NSObject, AVPictureInPictureControllerDelegate {
  weak var page: PicturePage?

  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
    page?.dismiss(animated: true)
  }
}
