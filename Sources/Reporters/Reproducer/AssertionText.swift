extension ReproducerWorld {
  /// What must hold in it.
  static let assertionText = #"""
    extension TransitionWorld {
      // MARK: What must hold

      func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views(in: $0) } }

      func assertCompletedOnce(_ message: String) {
        for calls in completions { XCTAssertLessThanOrEqual(calls.count, 1, message) }
      }

      func assertCompletionAgrees(_ message: String) {
        for call in completions.flatMap({ $0 }) { XCTAssertEqual(call.didComplete, !call.wasCancelled, message) }
      }

      func assertAtRest(_ message: String) {
        XCTAssertFalse(isInTransition, message)
        for calls in completions { XCTAssertEqual(calls.count, 1, message) }
      }

      func assertTouchable(_ message: String) {
        XCTAssertTrue(window.isUserInteractionEnabled && top.view.isUserInteractionEnabled, message)
        let middle = CGPoint(x: window.bounds.size.width / 2, y: window.bounds.size.height / 2)
        let view = window.hitTest(middle, with: nil)
        XCTAssertTrue(view?.isDescendant(of: top.view) == true, message)
      }

      /// The controller whose view is to be seen.
      var shown: UIViewController {
        if let stack = top as? UINavigationController { return stack.topViewController ?? stack }
        return (top as? UITabBarController)?.selectedViewController ?? top
      }

      /// The view that is to be seen is in the window, and nothing of it is hidden or faded.
      func assertTopVisible(_ message: String) {
        let view: UIView = shown.view
        XCTAssertNotNil(view.window, message)
        XCTAssertFalse(view.isHidden, message)
        XCTAssertEqual(view.alpha, 1, message)
        if top === root { XCTAssertEqual(root.view.frame.size, window.bounds.size, message) }
      }

      /// Where nothing is presented any more: the window holds no view that it did not hold at first, but for those of the
      /// controller that is shown and UIKit's own.
      func assertNoViewsLeft(_ message: String) {
        guard root.presentedViewController == nil else { return }
        let usual = ["UIView", "UIImageView", "UILabel", "UIVisualEffectView", "_UIReplicantView"]
        for view in views(in: window) where !view.isDescendant(of: shown.view) {
          let type = "\(type(of: view))"
          if (type.hasPrefix("UI") || type.hasPrefix("_UI")) && !usual.contains(type) { continue }
          XCTAssertTrue(viewsAtRest.contains { $0 === view }, message)
        }
      }

      /// What controllers were told is what can be seen.
      func assertAppearanceAgrees(_ message: String) {
        for probe in probes {
          XCTAssertFalse(probe.isBetween, message)
          if let view = probe.parent?.view { XCTAssertEqual(probe.hasAppeared, view.window != nil, message) }
        }
      }
    }

    /// A child that is told of appearance when its parent is.
    final class AppearanceProbe: UIViewController {
      private(set) var hasAppeared = false
      private(set) var isBetween = false

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isBetween = true
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (hasAppeared, isBetween) = (true, false)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isBetween = true
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        (hasAppeared, isBetween) = (false, false)
      }
    }

    """#
}
