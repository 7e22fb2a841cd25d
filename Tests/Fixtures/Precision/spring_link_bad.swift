import UIKit

/// The drag stops the spring that would complete the transition, and nobody starts it again.
final class SpringController: UIViewController, UIViewControllerTransitioningDelegate {
  private let spring = Spring()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: spring.stop()
    default: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SpringIn()
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    SpringDriver(spring)  // expect: TV205
  }
}

private final class SpringIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let coming = context.view(forKey: .to) { context.containerView.addSubview(coming) }
    context.completeTransition(true)
  }
}

private final class SpringDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private let spring: Spring

  init(_ spring: Spring) { self.spring = spring }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to) else {
      context.cancelInteractiveTransition()
      context.completeTransition(false)
      return
    }
    context.containerView.addSubview(coming)
    spring.rest = {
      context.finishInteractiveTransition()
      context.completeTransition(true)
    }
    spring.run()
  }
}

private final class Spring: NSObject {
  var rest: (() -> Void)?
  private var link: CADisplayLink?

  func run() {
    if rest == nil { return }
    stop()
    let next = CADisplayLink(target: self, selector: #selector(step(_:)))
    next.add(to: .main, forMode: .common)
    link = next
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  @objc private func step(_ sender: CADisplayLink) {
    if sender.timestamp < 1 { return }
    stop()
    let block = rest
    rest = nil
    block?()
  }
}
