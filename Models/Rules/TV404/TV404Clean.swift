import UIKit

// expect: holds

/// Covers half of the screen.
private final class HalfPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

private final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// A popover, unless whoever shows it wants something else.
private final class AlbumsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .popover
  }
}

private final class PhotosController: UIViewController {
  private let half = HalfDelegate()

  func showAlbums() {
    let albums = AlbumsController()
    albums.transitioningDelegate = half
    albums.modalPresentationStyle = .custom
    present(albums, animated: true)
  }
}

private final class PhotosScenario: ModalScenario {
  override func makePresenter() -> UIViewController { PhotosController() }
  override func present(animated: Bool) { (presenter as? PhotosController)?.showAlbums() }
}
