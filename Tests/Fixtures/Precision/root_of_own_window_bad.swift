import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// A window above the others that shows small panels.
final class PanelWindow: UIWindow {
  static func make() -> PanelWindow {
    let window = PanelWindow(frame: UIScreen.main.bounds)
    window.rootViewController = PanelBoard()
    return window
  }
}

/// The root of that window tells a panel that it comes, and never that it has come.
final class PanelBoard: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func show(_ panel: UIViewController) {
    addChild(panel)
    panel.beginAppearanceTransition(true, animated: false)  // expect: TV501
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }
}
