import UIKit

// DOC-142: With allowUserInteraction a view gets touches while it is animated.
// (developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction).
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
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
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

private final class TouchesAllowed: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Moving() }
}
