extension ReproducerWorld {
  /// A window, what the system and the user do to it.
  static let worldText = #"""
    // Drives UIKit through one ordering of events. Written by `transverify replay --xctest`; the tests beside it use it.
    // It needs an app as the host of the tests: without one there is no window on a screen.
    import UIKit
    import UIKit.UIGestureRecognizerSubclass
    import XCTest

    /// A window with controllers under test, and what was seen of their transitions.
    @MainActor
    class TransitionWorld {
      /// A call of `completeTransition(_:)`: what it was told, and what had happened.
      struct Completion {
        var didComplete: Bool
        var wasCancelled: Bool
      }

      var window: UIWindow!
      /// By transition, in the order of their starts; the last one is the one in question.
      var completions: [[Completion]] = []
      /// The scenario's own swipe, while it lasts.
      var swipe: UIPercentDrivenInteractiveTransition?
      var gesture: UIGestureRecognizer?
      private var viewsAtRest: [UIView] = []
      private var probes: [AppearanceProbe] = []

      init() {}

      func setUp() {}
      func makeController() -> UIViewController { UIViewController() }
      var root: UIViewController { window.rootViewController! }

      var top: UIViewController {
        var controller = root
        while let next = controller.presentedViewController { controller = next }
        return controller
      }

      func showRoot(_ controller: UIViewController) {
        window = UIWindow(frame: UIScreen.main.bounds)
        if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene { window.windowScene = scene }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        probe(controller)
        turn()
        viewsAtRest = views(in: window)
      }

      /// Appearance is forwarded to a child, which tells what its parent was told.
      func probe(_ controller: UIViewController) {
        if controller is UINavigationController || controller is UITabBarController { return }
        let probe = AppearanceProbe()
        controller.addChild(probe)
        probe.didMove(toParent: controller)
        probes.append(probe)
      }

      // MARK: Time

      /// Lets the run loop turn.
      func turn(_ seconds: Double = 0.05) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

      /// Waits until a condition holds, at most so many seconds.
      func wait(_ seconds: Double = 3, until condition: () -> Bool) {
        let end = Date(timeIntervalSinceNow: seconds)
        while !condition() && Date() < end { turn(0.02) }
      }

      var isInTransition: Bool {
        var controller: UIViewController? = root
        while let current = controller {
          if current.transitionCoordinator != nil { return true }
          controller = current.presentedViewController
        }
        return completions.last?.isEmpty == true
      }

      /// UIKit starts what was requested: not before a later turn of the run loop.
      func waitForStart() { turn() }
      func waitForEnd() { wait { !self.isInTransition } }

      /// Everything that is on its way ends.
      func settle() {
        waitForEnd()
        turn(0.5)
      }

      // MARK: The system

      func enterBackground() {
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
        // UIKit cancels a transition's interaction, and takes running animations away: their completion blocks run.
        if let gesture { send(.cancelled, to: gesture) }
        endSwipe(false)
        for view in views(in: window) { view.layer.removeAllAnimations() }
        turn()
      }

      func enterForeground() {
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        turn()
      }

      /// A test cannot turn the device: the window takes the size that it would have then.
      func rotate() {
        let size = window.bounds.size
        window.frame = CGRect(x: 0, y: 0, width: size.height, height: size.width)
        turn()
      }

      // MARK: The user

      /// Touches cannot be made by public means: the recogniser gets the states that they would lead to.
      func send(_ state: UIGestureRecognizer.State, to gesture: UIGestureRecognizer) {
        gesture.state = state
        self.gesture = state == .began || state == .changed ? gesture : nil
        turn(0.02)
      }

      func beginDrag() { recogniser { $0 is UIPanGestureRecognizer }.map { send(.began, to: $0) } }
      func beginSwipeGesture() { recogniser { $0 is UISwipeGestureRecognizer }.map { send(.ended, to: $0) } }
      func moveFinger() { gesture.map { send(.changed, to: $0) } }
      func liftFinger() { gesture.map { send(.ended, to: $0) } }
      func cancelGesture() { gesture.map { send(.cancelled, to: $0) } }
      func tap() { recogniser { $0 is UITapGestureRecognizer }.map { send(.ended, to: $0) } }

      func tapButton() {
        let controls = views(in: window).compactMap { $0 as? UIControl }
        controls.last { $0.isEnabled }?.sendActions(for: .touchUpInside)
        turn(0.02)
      }

      func tapItem() {
        let list = views(in: window).compactMap { $0 as? UICollectionView }.last
        if let list, let delegate = list.delegate as? UICollectionViewDelegate {
          let select: ((UICollectionView, IndexPath) -> Void)? = optional(delegate.collectionView(_:didSelectItemAt:))
          select?(list, IndexPath(item: 0, section: 0))
        }
        turn(0.02)
      }

      /// The frontmost recogniser of the app's own.
      private func recogniser(where isMeant: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
        for view in views(in: window).reversed() {
          for gesture in view.gestureRecognizers ?? [] where gesture.isEnabled && isMeant(gesture) { return gesture }
        }
        XCTFail("no recogniser of the window fits")
        return nil
      }

      /// The system's own gesture cannot be made: what it asks for is requested.
      func popFromEdge() {
        let stacks = [root as? UINavigationController, top as? UINavigationController, top.navigationController]
        stacks.compactMap { $0 }.last?.popViewController(animated: true)
      }

      func endSwipe(_ isFinished: Bool) {
        if isFinished { swipe?.finish() } else { swipe?.cancel() }
        swipe = nil
        turn(0.02)
      }
    }

    """#
}
