// expect: holds
import UIKit

extension UIViewController {
  /// Looks at the controller before it waits.
  public func show(_ page: UIViewController) async -> Bool {
    if presentedViewController != nil || viewIfLoaded?.window == nil { return false }
    await withCheckedContinuation { continuation in
      present(page, animated: true) { continuation.resume() }
    }
    return true
  }

  /// Does not wait for the page.
  public func showSoon(_ page: UIViewController) async {
    await withCheckedContinuation { continuation in
      present(page, animated: true)
      continuation.resume()
    }
  }
}

final class ShowingPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
