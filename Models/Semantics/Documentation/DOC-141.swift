import UIKit

// DOC-141: While a view is animated it gets no touches.
// (developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)).
// Open: the machine blocks touches for transitions alone, not for the animations of a view.
// sometimes: B.tapped at rest
// sometimes: B.tapped while moving

private final class Moving: UIViewController {
  private var isMoving = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isMoving = true
    UIView.animate(withDuration: 0.3, delay: 0, options: []) {
      self.view.alpha = 0.5
    } completion: { _ in
      self.isMoving = false
    }
  }

  func tap() {
    record("B", isMoving ? "tapped while moving" : "tapped at rest")
    view.gestureRecognizers = nil
  }
}

private final class TouchesWhileAnimated: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Moving() }
}
