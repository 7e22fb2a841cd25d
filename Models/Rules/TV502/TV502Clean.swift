import UIKit

// expect: holds

/// A screen that forwards appearance callbacks to a panel by hand.
private final class PanelContainer: UIViewController {
  private let panel = UIViewController()

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showPanel()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hidePanel()
  }

  private func showPanel() {
    guard panel.parent == nil else { return }
    addChild(panel)
    panel.beginAppearanceTransition(true, animated: false)
    view.addSubview(panel.view)
    panel.endAppearanceTransition()
    panel.didMove(toParent: self)
  }

  private func hidePanel() {
    guard panel.parent === self else { return }
    panel.willMove(toParent: nil)
    panel.beginAppearanceTransition(false, animated: false)
    panel.view.removeFromSuperview()
    panel.endAppearanceTransition()
    panel.removeFromParent()
  }
}

private final class PanelScenario: ModalScenario {
  override func makePresented() -> UIViewController { PanelContainer() }
}
