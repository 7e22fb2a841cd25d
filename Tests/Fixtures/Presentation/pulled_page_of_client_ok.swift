// expect: holds
import UIKit

/// Keeps what is to be called when a page has gone, and hears of pulls.
open class PageNavigator: NSObject, UIAdaptivePresentationControllerDelegate {
  private let host: UIViewController
  private var waiting: [ObjectIdentifier: () -> Void] = [:]

  public init(host: UIViewController) { self.host = host }

  public func show(_ page: UIViewController, gone: @escaping () -> Void) {
    waiting[ObjectIdentifier(page)] = gone
    page.presentationController?.delegate = self
    host.present(page, animated: true)
  }

  public func cover(_ page: UIViewController, gone: @escaping () -> Void) {
    waiting[ObjectIdentifier(page)] = gone
    page.modalPresentationStyle = .fullScreen
    host.present(page, animated: true)
  }

  public func show(_ page: UIViewController, shown: @escaping () -> Void) {
    host.present(page, animated: true, completion: shown)
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    waiting.removeValue(forKey: ObjectIdentifier(presentationController.presentedViewController))?()
  }
}

final class NavigatedPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
