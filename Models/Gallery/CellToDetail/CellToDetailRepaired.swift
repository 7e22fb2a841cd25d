import UIKit

// expect: holds

private enum PresentationType {
  case present, dismiss

  var isPresenting: Bool { self == .present }
}

/// Lets the picture and the label of a cell fly to their places in the detail, and back.
private final class CellAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 1.25

  private let type: PresentationType
  private let detail: DetailController
  private let cell: PlaceCell

  /// Nil: UIKit's own animation is used.
  init?(type: PresentationType, list: ListController, detail: DetailController) {
    guard let cell = list.selectedCell else { return nil }
    self.type = type
    self.cell = cell
    self.detail = detail
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { Self.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let cellImage = picture(of: cell.imageView)
    let detailImage = picture(of: detail.imageView)
    let label = picture(of: cell.label)
    let closeButton = picture(of: detail.closeButton)
    let container = context.containerView
    let isPresenting = type.isPresenting
    let background = UIView(frame: container.bounds)
    let cellImageRect = cell.imageView.convert(cell.imageView.bounds, to: container)
    let cellLabelRect = cell.label.convert(cell.label.bounds, to: container)
    let detailImageRect = detail.imageView.convert(detail.imageView.bounds, to: container)
    let detailLabelRect = detail.label.convert(detail.label.bounds, to: container)

    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = container.bounds
      toView.alpha = 0
      container.addSubview(toView)
    }
    [background, cellImage, detailImage, label, closeButton].forEach { container.addSubview($0) }
    [cellImage, detailImage].forEach {
      $0.frame = isPresenting ? cellImageRect : detailImageRect
      $0.layer.cornerRadius = isPresenting ? 12 : 0
      $0.layer.masksToBounds = true
    }
    label.frame = isPresenting ? cellLabelRect : detailLabelRect
    closeButton.frame = detail.closeButton.convert(detail.closeButton.bounds, to: container)
    background.alpha = isPresenting ? 0 : 1
    cellImage.alpha = isPresenting ? 1 : 0
    detailImage.alpha = isPresenting ? 0 : 1
    closeButton.alpha = isPresenting ? 0 : 1

    UIView.animateKeyframes(withDuration: Self.duration, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        [cellImage, detailImage].forEach {
          $0.frame = isPresenting ? detailImageRect : cellImageRect
          $0.layer.cornerRadius = isPresenting ? 0 : 12
        }
        label.frame = isPresenting ? detailLabelRect : cellLabelRect
        background.alpha = isPresenting ? 1 : 0
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) {
        cellImage.alpha = isPresenting ? 0 : 1
        detailImage.alpha = isPresenting ? 1 : 0
      }
      UIView.addKeyframe(withRelativeStartTime: isPresenting ? 0.7 : 0, relativeDuration: 0.3) {
        closeButton.alpha = isPresenting ? 1 : 0
      }
    } completion: { _ in
      [background, cellImage, detailImage, label, closeButton].forEach { $0.removeFromSuperview() }
      toView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A snapshot, or an empty view in its place.
  private func picture(of view: UIView) -> UIView {
    view.snapshotView(afterScreenUpdates: true) ?? UIView()
  }
}

/// A cell of the list.
private final class PlaceCell: UIView {
  let imageView = UIImageView()
  let label = UILabel()
}

/// The list: a tap opens the detail of the cell.
private final class ListController: UIViewController, UIViewControllerTransitioningDelegate {
  private let cell = PlaceCell()
  private(set) var selectedCell: PlaceCell?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cell)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("openDetail")))
  }

  func openDetail() {
    guard presentedViewController == nil, view.window != nil else { return }
    present(makeDetail(), animated: true)
  }

  func makeDetail() -> DetailController {
    selectedCell = cell
    let detail = DetailController()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = self
    return detail
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let list = presenting as? ListController, let detail = presented as? DetailController else { return nil }
    return CellAnimator(type: .present, list: list, detail: detail)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard let detail = dismissed as? DetailController else { return nil }
    return CellAnimator(type: .dismiss, list: self, detail: detail)
  }
}

/// The detail of a place.
private final class DetailController: UIViewController {
  let imageView = UIImageView()
  let label = UILabel()
  let closeButton = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [imageView, label, closeButton].forEach { view.addSubview($0) }
  }
}

/// The list and the detail of its first cell, also driven by a swipe.
private final class ListScenario: ModalScenario {
  override var drivesInteractively: Bool { true }

  override func makePresenter() -> UIViewController { ListController() }

  override func makePresented(by presenter: UIViewController) -> UIViewController {
    (presenter as? ListController)?.makeDetail() ?? DetailController()
  }
}
