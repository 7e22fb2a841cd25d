// expect: holds
import UIKit

final class PicturePage: UIViewController {
  private var sheet: UIActivityViewController?

  @objc func share(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let sheet = UIActivityViewController(activityItems: ["picture"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }
}
