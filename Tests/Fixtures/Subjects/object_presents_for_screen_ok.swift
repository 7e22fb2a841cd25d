// expect: holds
import UIKit

/// What opens a drawer from whatever screen asks for it, by a call or by a drag from the edge of that screen.
protocol DrawerOpening {
  func prepare(on screen: UIViewController)
  func open(from screen: UIViewController)
}

/// Keeps an outcome that comes too early until the start.
final class DrawerDriver: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var outcome: Bool?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    switch outcome {
    case true?: finish()
    case false?: cancel()
    case nil: break
    }
  }

  override func finish() {
    guard hasStarted else {
      outcome = true
      return
    }
    super.finish()
  }

  override func cancel() {
    guard hasStarted else {
      outcome = false
      return
    }
    super.cancel()
  }
}

/// Drives the drawer by a drag, each time by a driver of its own.
final class DrawerDrag: NSObject {
  private(set) var isActive = false
  private(set) var driver = DrawerDriver()
  private var begin: (() -> Void)?

  func install(on view: UIView, begin: @escaping () -> Void) {
    self.begin = begin
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isActive = true
      driver = DrawerDriver()
      begin?()
    case .changed:
      driver.update(0.5)
    case .ended:
      isActive = false
      driver.finish()
    default:
      isActive = false
      driver.cancel()
    }
  }
}

final class DrawerFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let drawer = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(drawer)
    drawer.alpha = 0
    UIView.animate(withDuration: 0.25, animations: { drawer.alpha = 1 }) { _ in
      drawer.alpha = 1
      if context.transitionWasCancelled { drawer.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class DrawerOpener: NSObject, DrawerOpening, UIViewControllerTransitioningDelegate {
  private let dragging = DrawerDrag()
  private let makeDrawer: () -> UIViewController

  init(makeDrawer: @escaping () -> UIViewController) { self.makeDrawer = makeDrawer }

  func prepare(on screen: UIViewController) {
    dragging.install(on: screen.view) { [weak self, weak screen] in
      if let screen { self?.open(from: screen) }
    }
  }

  func open(from screen: UIViewController) {
    guard screen.presentedViewController == nil else { return }
    let drawer = makeDrawer()
    drawer.modalPresentationStyle = .fullScreen
    drawer.transitioningDelegate = self
    screen.present(drawer, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { DrawerFade() }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { dragging.isActive ? dragging.driver : nil }
}

final class InboxScreen: UIViewController {
  private let drawer: DrawerOpening = DrawerOpener(makeDrawer: UIViewController.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.prepare(on: self)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Folders", style: .plain, target: self, action: #selector(showFolders))
  }

  @objc private func showFolders() { drawer.open(from: self) }
}
