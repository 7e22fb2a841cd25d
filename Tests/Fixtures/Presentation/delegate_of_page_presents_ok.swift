// expect: holds
import UIKit

protocol PictureListDelegate: AnyObject {
  func pictureList(_ list: PictureList, wantsToShare picture: String)
}

/// The delegate of the list that it presents shares from the list.
final class PictureFlow: PictureListDelegate {
  private let root: UIViewController

  init(root: UIViewController) { self.root = root }

  func showPictures() {
    let list = PictureList()
    list.delegate = self
    root.present(list, animated: true)
  }

  func pictureList(_ list: PictureList, wantsToShare picture: String) {
    let share = UIActivityViewController(activityItems: [picture], applicationActivities: nil)
    share.popoverPresentationController?.sourceView = list.view
    list.present(share, animated: true)
  }
}

final class PictureList: UIViewController {
  weak var delegate: PictureListDelegate?
  private var chosen = "picture"

  @objc func share() { delegate?.pictureList(self, wantsToShare: chosen) }
}
