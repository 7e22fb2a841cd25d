import UIKit

// INT-13: while a transition is interactive, touches reach the app.
// sometimes: IC.startInteractiveTransition < B.tapped < IC.finish

private final class TapWhileInteractive: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = TapOnce()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    return controller
  }
}

private final class TapOnce: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
  }

  func tap() {
    record("B", "tapped")
    view.gestureRecognizers = nil
  }
}
