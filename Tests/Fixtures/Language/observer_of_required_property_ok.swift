// expect: holds
import UIKit

// The class overrides a property that nobody here declares but a protocol of the app, which UIKit's class adopts.

protocol HasFont { var font: UIFont? { get } }

extension UITextView: HasFont {}

final class CaptionView: UITextView {
  override var font: UIFont? {
    didSet { invalidateIntrinsicContentSize() }
  }
}

final class CaptionPage: UIViewController {
  private let caption = CaptionView()

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.font = UIFont.systemFont(ofSize: 12)
    view.addSubview(caption)
  }

  @IBAction func showHelp(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
