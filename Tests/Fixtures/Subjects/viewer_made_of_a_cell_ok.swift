// expect: holds
import UIKit

/// Where a picture is when it is tapped.
public class PictureOrigin {
  weak var view: UIView?

  public init(view: UIView) { self.view = view }
}

/// Shown from a picture it zooms; shown as any page it does not.
public class PictureViewer: UIViewController, UIViewControllerTransitioningDelegate {
  private var origin: PictureOrigin?

  public init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public convenience init(title: String, origin: PictureOrigin) {
    self.init(title: title)
    self.origin = origin
    guard origin.view?.superview != nil else { return }
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { origin.map { PictureZoom($0, isPresenting: true) } }

  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    origin.map { PictureZoom($0, isPresenting: false) }
  }
}

final class PictureZoom: NSObject, UIViewControllerAnimatedTransitioning {
  private let origin: PictureOrigin
  private let isPresenting: Bool

  init(_ origin: PictureOrigin, isPresenting: Bool) {
    self.origin = origin
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) {
      view.frame = context.containerView.bounds
      context.containerView.addSubview(view)
    }
    origin.view?.alpha = 0
    UIView.animate(withDuration: 0.3) {
      context.containerView.alpha = 1
    } completion: { _ in
      self.origin.view?.alpha = 1
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
