import UIKit

// expect: holds

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// A window above the others that shows small panels and is hidden while there are none.
final class PanelWindow: UIWindow {
  private static var kept: PanelWindow?

  static var shared: PanelWindow {
    if kept == nil {
      let window = PanelWindow(frame: UIScreen.main.bounds)
      window.windowLevel = .alert
      window.rootViewController = PanelBoard()
      kept = window
    }
    return kept!
  }
}

/// The only one who makes it makes it the root of that window: nobody presents it.
final class PanelBoard: UIViewController {
  private var panels: [UIViewController] = []

  func show(_ panel: UIViewController) {
    guard isViewLoaded, !panels.contains(panel) else { return }
    panels.append(panel)
    addChild(panel)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    PanelWindow.shared.makeKeyAndVisible()
  }

  func remove(_ panel: UIViewController) {
    guard let index = panels.firstIndex(of: panel) else { return }
    panels.remove(at: index)
    panel.willMove(toParent: nil)
    panel.view.removeFromSuperview()
    panel.removeFromParent()
    if panels.isEmpty { PanelWindow.shared.isHidden = true }
  }
}
