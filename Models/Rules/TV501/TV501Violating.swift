import UIKit

/// A screen that forwards appearance callbacks to a panel by hand.
private final class PanelContainer: UIViewController {
  private var panel: UIViewController?

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
    guard panel == nil else { return }
    let panel = UIViewController()
    self.panel = panel
    addChild(panel)
    panel.beginAppearanceTransition(true, animated: false)  // expect: TV501
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }

  private func hidePanel() {
    guard let panel else { return }
    self.panel = nil
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
