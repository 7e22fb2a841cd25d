import UIKit

/// The sheet is kept for good; on an iPad it has no place to point at.
final class PicturePage: UIViewController {
  private var sheet: UIActivityViewController?

  @objc func share(_ sender: Any) {
    sheet = UIActivityViewController(activityItems: ["picture"], applicationActivities: nil)
    present(sheet!, animated: true)  // expect: TV1205 TV902
  }
}
