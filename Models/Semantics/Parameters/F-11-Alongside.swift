import UIKit

// F-11, TC-07: a cancel that came before the start and was remembered: what alongside blocks then animate goes back.
// [F11=1] only: AN.completeTransition(false) < inside.goes back

private final class EarlyCancelAlongside: InteractiveScript {
  override var isPresentation: Bool { true }
  override var outcomes: Int { 0 }
  override func makeRoot() -> UIViewController { UIViewController() }

  private let inside = UIView()

  override func perform(_ line: Int) {
    super.perform(line)
    root.transitionCoordinator?.animate(alongsideTransition: { context in
      context.containerView.addSubview(self.inside)
      self.inside.alpha = 0.5
    })
    driver.cancel()
  }

  override func finish() { record("inside", inside.alpha == 1 ? "goes back" : "stays") }
}
