/// What the objects of `Models/Recording` call their callbacks.
enum RecordedName {
  /// The callback and its flag; nil for what no log contains.
  static func read(_ name: String, by who: String) -> (callback: Callback, flag: Bool?)? {
    if who == "delegate" && name == "willTransition" {
      return Callback.named("pageViewController(willTransitionTo:)").map { ($0, nil) }
    }
    if let special = specials[name] { return Callback.named(special.name).map { ($0, special.flag) } }
    let base = String(name.prefix { $0 != "(" })
    guard let callback = Callback.named(base) else { return nil }
    switch name.dropFirst(base.count) {
    case "(true)", "(animated)": return (callback, true)
    case "(false)": return (callback, false)
    default: return (callback, isAppearance(base) ? false : nil)
    }
  }

  /// Without a flag these were not animated.
  private static func isAppearance(_ name: String) -> Bool {
    ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].contains(name)
  }

  private static let specials: [String: (name: String, flag: Bool?)] = [
    "willMoveToParent": ("willMove", true), "willMoveFromParent": ("willMove", false),
    "didMoveToParent": ("didMove", true), "didMoveFromParent": ("didMove", false),
    "presentationController": ("presentationController(forPresented:)", nil),
    "animationControllerForPresented": ("animationController(forPresented:)", nil),
    "animationControllerForDismissed": ("animationController(forDismissed:)", nil),
    "animationControllerForPush": ("navigationController(animationControllerFor:)", nil),
    "animationControllerForPop": ("navigationController(animationControllerFor:)", nil),
    "interactionController": ("navigationController(interactionControllerFor:)", nil),
    "animationController": ("tabBarController(animationControllerFor:)", nil),
    "didFinish(true)": ("pageViewController(didFinishAnimating:)", true),
    "didFinish(false)": ("pageViewController(didFinishAnimating:)", false),
    "completion": ("coordinatorCompletion", false), "completion(cancelled)": ("coordinatorCompletion", true),
  ]
}
