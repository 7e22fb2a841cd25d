import UIKit

enum Direction {
  case present
  case dismiss

  var isPresenting: Bool { self == .present }
}

/// As a tutorial prints it: true whatever happened, and true where nothing could be shown.
final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 1.25

  private let direction: Direction
  private let list: PhotoListController  // expect: TV902
  private let detail: PhotoController
  private var cellSnapshot: UIView
  private let cellRect: CGRect

  init?(direction: Direction, list: PhotoListController, detail: PhotoController, cellSnapshot: UIView) {
    self.direction = direction
    self.list = list
    self.detail = detail
    self.cellSnapshot = cellSnapshot
    guard let window = list.view.window ?? detail.view.window, let cell = list.selectedCell else { return nil }
    self.cellRect = cell.photoView.convert(cell.photoView.bounds, to: window)
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { Self.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let toView = detail.view else {
      context.completeTransition(false)
      return
    }
    container.addSubview(toView)
    guard let cell = list.selectedCell,
      let window = list.view.window ?? detail.view.window,
      let photo = cell.photoView.snapshotView(afterScreenUpdates: true),
      let large = detail.photoView.snapshotView(afterScreenUpdates: true)
    else {
      context.completeTransition(true)
      return
    }
    let isPresenting = direction.isPresenting
    let background: UIView
    let fade = UIView(frame: container.bounds)
    fade.backgroundColor = detail.view.backgroundColor
    if isPresenting {
      cellSnapshot = photo
      background = UIView(frame: container.bounds)
      background.addSubview(fade)
      fade.alpha = 0
    } else {
      background = list.view.snapshotView(afterScreenUpdates: true) ?? fade
      background.addSubview(fade)
    }
    toView.alpha = 0
    [background, cellSnapshot, large].forEach { container.addSubview($0) }
    let largeRect = detail.photoView.convert(detail.photoView.bounds, to: window)
    [cellSnapshot, large].forEach { $0.frame = isPresenting ? cellRect : largeRect }
    large.alpha = isPresenting ? 0 : 1
    cellSnapshot.alpha = isPresenting ? 1 : 0
    UIView.animateKeyframes(
      withDuration: Self.duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          self.cellSnapshot.frame = isPresenting ? largeRect : self.cellRect
          large.frame = isPresenting ? largeRect : self.cellRect
          fade.alpha = isPresenting ? 1 : 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) {
          self.cellSnapshot.alpha = isPresenting ? 0 : 1
          large.alpha = isPresenting ? 1 : 0
        }
      },
      completion: { _ in
        self.cellSnapshot.removeFromSuperview()
        large.removeFromSuperview()
        background.removeFromSuperview()
        toView.alpha = 1
        context.completeTransition(true)  // expect: possible TV104
      })
  }
}

final class PhotoCell: UICollectionViewCell {
  @IBOutlet var photoView: UIImageView!
}

final class PhotoListController: UIViewController, UICollectionViewDelegate {
  var selectedCell: PhotoCell?
  var selectedSnapshot: UIView?
  var animator: PhotoAnimator?

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selectedCell = collectionView.cellForItem(at: indexPath) as? PhotoCell
    selectedSnapshot = selectedCell?.photoView.snapshotView(afterScreenUpdates: false)
    presentDetail()
  }

  func presentDetail() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let detail = storyboard.instantiateViewController(withIdentifier: "Photo") as! PhotoController
    detail.transitioningDelegate = self
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true)  // expect: TV902
  }
}

extension PhotoListController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let list = presenting as? PhotoListController, let detail = presented as? PhotoController,
      let snapshot = selectedSnapshot
    else { return nil }
    animator = PhotoAnimator(direction: .present, list: list, detail: detail, cellSnapshot: snapshot)
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard let detail = dismissed as? PhotoController, let snapshot = selectedSnapshot else { return nil }
    animator = PhotoAnimator(direction: .dismiss, list: self, detail: detail, cellSnapshot: snapshot)
    return animator
  }
}

final class PhotoController: UIViewController {
  @IBOutlet var photoView: UIImageView!

  @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}
