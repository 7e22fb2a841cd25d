extension ReproducerWorld {
  /// Worlds of navigation and tabs.
  static let stackWorldText = #"""
    /// Pushes and pops.
    class NavigationWorld: TransitionWorld {
      func makeNavigationController(_ root: UIViewController) -> UINavigationController {
        UINavigationController(rootViewController: root)
      }
      func makeRoot() -> UIViewController { makeController() }
      func makePushed() -> UIViewController { makeController() }
      var navigation: UINavigationController { root as! UINavigationController }

      override func setUp() { showRoot(makeNavigationController(makeRoot())) }

      func push(animated: Bool) { navigation.pushViewController(makePushed(), animated: animated) }
      func pop(animated: Bool) { navigation.popViewController(animated: animated) }
    }

    /// A navigation delegate that lives as long as the test.
    class NavigationDelegateWorld: NavigationWorld {
      private var subject: UINavigationControllerDelegate?

      func makeDelegate(_ navigationController: UINavigationController) -> UINavigationControllerDelegate {
        valueToBeGiven()
      }

      override func setUp() {
        super.setUp()
        subject = makeDelegate(navigation)
        navigation.delegate = subject
      }
    }

    /// Changes tabs.
    class TabWorld: TransitionWorld {
      private var heldDelegate: UITabBarControllerDelegate?

      func makeTabBarController() -> UITabBarController { UITabBarController() }
      func makeTab(_ number: Int) -> UIViewController { makeController() }
      func makeTabBarDelegate() -> UITabBarControllerDelegate? { nil }
      func makeTabBarDelegate(for tabBarController: UITabBarController) -> UITabBarControllerDelegate? {
        makeTabBarDelegate()
      }
      var tabs: UITabBarController { root as! UITabBarController }

      override func setUp() {
        let controller = makeTabBarController()
        if controller.viewControllers?.isEmpty != false { controller.viewControllers = [makeTab(0), makeTab(1)] }
        heldDelegate = makeTabBarDelegate(for: controller)
        if let heldDelegate { controller.delegate = heldDelegate }
        showRoot(controller)
      }

      func selectOtherTab() {
        guard let other = tabs.viewControllers?.first(where: { $0 !== tabs.selectedViewController }) else { return }
        tabs.selectedViewController = other
      }
    }

    """#
}
