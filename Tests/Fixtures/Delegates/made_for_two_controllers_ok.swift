// expect: holds
import UIKit

/// What is shown in a tray says how high that is.
public protocol TrayContent: AnyObject {
  var trayHeight: CGFloat { get }
}

/// A tray is made for who shows it and for what is in it. A tap asks whether the content is there already.
public final class TrayCoordinator: NSObject, UIViewControllerTransitioningDelegate {
  private weak var host: UIViewController?
  private weak var content: (UIViewController & TrayContent)?

  public init(presentingViewController: UIViewController, presentedViewController: UIViewController & TrayContent) {
    host = presentingViewController
    content = presentedViewController
    super.init()
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let tray = TrayPresentation(presentedViewController: presented, presenting: presenting)
    tray.coordinator = self
    return tray
  }

  func showAgain() {
    guard let host, let content, host.presentedViewController == nil, content.presentingViewController == nil else {
      return
    }
    host.present(content, animated: true)
  }
}

final class TrayPresentation: UIPresentationController {
  weak var coordinator: TrayCoordinator?

  override func presentationTransitionWillBegin() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    containerView?.addGestureRecognizer(tap)
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    coordinator?.showAgain()
  }
}
