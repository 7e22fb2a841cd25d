// What Interface Builder files add to the code: scenes with what is in them, segues, and the way back. The front end writes
// calls of these functions for what it reads there (see `SegueWriter`).

/// A scene in which other scenes have to be shown first.
func interfaceStack(_ stack: UIViewController, _ root: UIViewController) -> UIViewController {
  if let stack = stack as? UINavigationController { stack.setViewControllers([root], animated: false) }
  return stack
}

func interfaceTabs(_ tabs: UIViewController, _ pages: [UIViewController]) -> UIViewController {
  if let tabs = tabs as? UITabBarController { tabs.setViewControllers(pages, animated: false) }
  return tabs
}

/// A scene with the settings that its attributes say (developer.apple.com, `modalPresentationStyle`,
/// `definesPresentationContext`, `isModalInPresentation`).
func interfaceScene(
  _ scene: UIViewController, style: UIModalPresentationStyle?, definesContext: Bool, isModal: Bool
) -> UIViewController {
  if let style { scene.modalPresentationStyle = style }
  if definesContext { scene.definesPresentationContext = true }
  if isModal { scene.isModalInPresentation = true }
  return scene
}

extension UIViewController {
  /// Whether the object is this one of several scenes of its class: nobody knows.
  func isInterfaceScene(_ id: String) -> Bool {
    mayHappen("the object is of the storyboard's first such scene", by: .code)
  }

  /// SEG-01: asked of segues that the user triggers, and true unless the class says otherwise
  /// (developer.apple.com, `shouldPerformSegue(withIdentifier:sender:)`).
  func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// SEG-02, an embed segue: prepared before the child is added.
  func connectEmbedded(_ child: UIViewController, identifier: String?) {
    prepare(for: UIStoryboardSegue(identifier: identifier, source: self, destination: child), sender: nil)
    connectEmbedded(child)
  }

  /// A control of the scene whose tap performs a segue.
  func connectInterfaceControl(_ action: String) {
    let control = UIButton()
    _ = connectOutletView(control)
    control.addTarget(self, action: Selector(action), for: .touchUpInside)
  }

  /// SEG-03, an unwind segue: the nearest controller on the way back that has the method hears of it, and what lies above it goes
  /// (Technical Note TN2298, "Using Unwind Segues": first the source prepares, then the action is called, then the way back
  /// begins).
  ///
  /// - Parameter actions: the Swift names that the method may have.
  func unwindInterface(_ actions: [String], identifier: String?, sender: Any?) {
    for action in actions {
      if let target = unwindTarget(action) {
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target)
        prepare(for: segue, sender: sender)
        _ = target.perform(Selector(action), with: segue)
        unwind(to: target)
        return
      }
    }
  }

  /// From the source on: containers, what they hold, and who has presented them.
  private func unwindTarget(_ action: String) -> UIViewController? {
    var next: UIViewController? = parent ?? presentingViewController
    while let controller = next {
      for child in controller.children.reversed() where child !== self && listens(child, action) { return child }
      if listens(controller, action) { return controller }
      next = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  /// Presented controllers are dismissed, pushed ones are popped.
  private func unwind(to target: UIViewController) {
    let level = target.navigationController ?? target
    let isCovered = level.presentedViewController != nil
    if isCovered { level.dismiss(animated: true) }
    if let stack = target.navigationController, stack.topViewController !== target {
      stack.popToViewController(target, animated: !isCovered)
    }
  }
}
