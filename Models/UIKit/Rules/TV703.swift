// TV703 layout-to-layout-setup

/// `useLayoutToLayoutNavigationTransitions` is set.
func judgeLayoutFlag(_ controller: UICollectionViewController) {
  check(
    !(controller.parent is UINavigationController), .TV703,
    "useLayoutToLayoutNavigationTransitions is set when the controller has already been pushed", as: .setAfterPush,
    at: here(),
    about: controller)
}

/// The controller is in a navigation stack now.
func judgeLayoutStack(_ controller: UICollectionViewController, _ navigation: UINavigationController) {
  if !controller.isLayoutToLayout { return }
  check(
    navigation.children.first !== controller, .TV703,
    "useLayoutToLayoutNavigationTransitions is set for the root of the navigation stack", as: .setForRoot,
    at: controller.layoutToLayoutSetAt, about: controller)
}
