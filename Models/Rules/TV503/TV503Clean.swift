import UIKit

// expect: holds

/// A screen that shows a badge over its content for as long as it is on screen.
private final class BadgeScreen: UIViewController {
  private var badge: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard badge == nil else { return }
    let badge = UIViewController()
    self.badge = badge
    addChild(badge)
    badge.beginAppearanceTransition(true, animated: false)
    view.addSubview(badge.view)
    badge.endAppearanceTransition()
    badge.didMove(toParent: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let badge else { return }
    self.badge = nil
    badge.willMove(toParent: nil)
    badge.beginAppearanceTransition(false, animated: false)
    badge.view.removeFromSuperview()
    badge.endAppearanceTransition()
    badge.removeFromParent()
  }
}

private final class BadgeScenario: ModalScenario {
  override func makePresented() -> UIViewController { BadgeScreen() }
}
