// expect: holds
import UIKit

/// The short form hands on what its caller waits for.
open class NoticePresenter: NSObject {
  public func show(_ notice: UIViewController, on host: UIViewController, completion: (() -> Void)?) {
    show(notice, on: host, animated: true, completion: completion)
  }

  public func show(_ notice: UIViewController, on host: UIViewController, animated: Bool, completion: (() -> Void)?) {
    host.present(notice, animated: animated, completion: completion)
  }
}

final class NoticePage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
