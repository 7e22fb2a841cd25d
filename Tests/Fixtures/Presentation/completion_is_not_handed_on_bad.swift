import UIKit

/// The short form drops what its caller waits for.
open class NoticePresenter: NSObject {
  public func show(_ notice: UIViewController, on host: UIViewController, completion: (() -> Void)?) {
    show(notice, on: host, animated: true, completion: nil)  // expect: TV602
  }

  public func show(_ notice: UIViewController, on host: UIViewController, animated: Bool, completion: (() -> Void)?) {
    host.present(notice, animated: animated, completion: completion)
  }
}

/// Shows the saved notices of an app.
public final class NoticeLog {
  private let presenter = NoticePresenter()

  public func show(_ notice: UIViewController, on host: UIViewController) {
    presenter.show(notice, on: host) {}
  }
}
