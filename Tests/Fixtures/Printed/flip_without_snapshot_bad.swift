import UIKit

enum Turning {
  static func aboutY(_ angle: Double) -> CATransform3D { CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0) }

  static func addPerspective(to container: UIView) {
    var transform = CATransform3DIdentity
    transform.m34 = -0.002
    container.layer.sublayerTransform = transform
  }
}

final class TurnInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let originFrame: CGRect

  init(originFrame: CGRect) { self.originFrame = originFrame }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to),
      let snapshot = to.view.snapshotView(afterScreenUpdates: true)
    else {
      return  // expect: likely TV103
    }
    let container = context.containerView
    let finalFrame = context.finalFrame(for: to)
    snapshot.frame = originFrame
    snapshot.layer.cornerRadius = 25
    snapshot.layer.masksToBounds = true
    container.addSubview(to.view)  // expect: possible TV305
    container.addSubview(snapshot)
    to.view.isHidden = true
    Turning.addPerspective(to: container)
    snapshot.layer.transform = Turning.aboutY(.pi / 2)
    let duration = transitionDuration(using: context)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) {
          from.view.layer.transform = Turning.aboutY(-.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          snapshot.layer.transform = Turning.aboutY(0)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          snapshot.frame = finalFrame
          snapshot.layer.cornerRadius = 0
        }
      },
      completion: { _ in
        to.view.isHidden = false
        snapshot.removeFromSuperview()
        from.view.layer.transform = CATransform3DIdentity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

final class TurnOutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let destinationFrame: CGRect

  init(destinationFrame: CGRect) { self.destinationFrame = destinationFrame }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to),
      let snapshot = from.view.snapshotView(afterScreenUpdates: false)
    else {
      return  // expect: likely TV103
    }
    snapshot.layer.cornerRadius = 25
    snapshot.layer.masksToBounds = true
    let container = context.containerView
    container.insertSubview(to.view, at: 0)  // expect: likely TV302 TV1001
    container.addSubview(snapshot)
    from.view.isHidden = true
    Turning.addPerspective(to: container)
    to.view.layer.transform = Turning.aboutY(-.pi / 2)
    let duration = transitionDuration(using: context)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) {
          snapshot.frame = self.destinationFrame
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          snapshot.layer.transform = Turning.aboutY(.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          to.view.layer.transform = Turning.aboutY(0)
        }
      },
      completion: { _ in
        from.view.isHidden = false
        snapshot.removeFromSuperview()
        if context.transitionWasCancelled {
          to.view.removeFromSuperview()
        }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

final class PetController: UIViewController {
  @IBOutlet private var petView: UIView!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let revealed = segue.destination as? RevealedPetController {
      revealed.transitioningDelegate = self
    }
  }
}

extension PetController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TurnInAnimator(originFrame: petView.frame)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard dismissed is RevealedPetController else { return nil }
    return TurnOutAnimator(destinationFrame: petView.frame)
  }
}

final class RevealedPetController: UIViewController {
  @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}
