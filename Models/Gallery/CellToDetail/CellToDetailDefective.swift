import UIKit

private enum PresentationType {
  case present, dismiss

  var isPresenting: Bool { self == .present }
}

/// Lets the picture and the label of a cell fly to their places in the detail, and back.
private final class CellAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 1.25

  private let type: PresentationType
  private let list: ListController
  private let detail: DetailController
  private let cellImageRect: CGRect
  private let cellLabelRect: CGRect

  /// Nil: UIKit's own animation is used.
  init?(type: PresentationType, list: ListController, detail: DetailController) {
    guard let window = list.view.window ?? detail.view.window, let cell = list.selectedCell else { return nil }
    self.type = type
    self.list = list
    self.detail = detail
    cellImageRect = cell.imageView.convert(cell.imageView.bounds, to: window)
    cellLabelRect = cell.label.convert(cell.label.bounds, to: window)
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { Self.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let cell = list.selectedCell,
      let cellImage = cell.imageView.snapshotView(afterScreenUpdates: true),
      let detailImage = detail.imageView.snapshotView(afterScreenUpdates: true),
      let label = cell.label.snapshotView(afterScreenUpdates: true),
      let closeButton = detail.closeButton.snapshotView(afterScreenUpdates: true)
    else {
      context.completeTransition(true)  // expect: TV301
      return
    }
    let container = context.containerView
    let isPresenting = type.isPresenting
    let background = UIView(frame: container.bounds)
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
      $0.frame = isPresenting ? cellImageRect : detailImageRect  // expect: TV1002
      $0.layer.cornerRadius = isPresenting ? 12 : 0
      $0.layer.masksToBounds = true
    }
    label.frame = isPresenting ? cellLabelRect : detailLabelRect  // expect: TV1002
    closeButton.frame = detail.closeButton.convert(detail.closeButton.bounds, to: container)
    background.alpha = isPresenting ? 0 : 1
    cellImage.alpha = isPresenting ? 1 : 0
    detailImage.alpha = isPresenting ? 0 : 1
    closeButton.alpha = isPresenting ? 0 : 1

    UIView.animateKeyframes(withDuration: Self.duration, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        [cellImage, detailImage].forEach {
          $0.frame = isPresenting ? detailImageRect : self.cellImageRect  // expect: TV1002
          $0.layer.cornerRadius = isPresenting ? 0 : 12
        }
        label.frame = isPresenting ? detailLabelRect : self.cellLabelRect  // expect: TV1002
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
      context.completeTransition(true)  // expect: TV104
    }
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
