import Program
import Subjects

/// The scenarios of tab bar and page controllers and of containers of the app's own.
extension ScenarioWriter {
  func tabBarDelegate(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "TabDelegateScenario",
      [
        .init(
          "func makeTabBarDelegate(for tabBarController: UITabBarController) -> UITabBarControllerDelegate?",
          [call.text(for: entry, known: ["UITabBarController": "tabBarController"])])
      ] + swipeOfItself(entry, .tabs))
  }

  func tabBarController(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "TabScenario",
      [
        .init("func makeTabBarController() -> UITabBarController", call.text(for: entry)),
        .init("var drivesInteractively: Bool", "\(vendsAnimatorsAlone(entry))"),
      ] + (asksWhatIsShown(entry) ? [.init("var isCovered: Bool", "true")] : []))
  }

  /// Whether the class asks what is presented on it: what its tabs present is presented on it, too.
  private func asksWhatIsShown(_ entry: TypeIndex.Entry) -> Bool {
    HelperMethods.bodies(of: entry).contains { AppEvents.mentioned(in: $0).contains("presentedViewController") }
  }

  func pageViewController(_ entry: TypeIndex.Entry) -> ScenarioClass {
    let made = call.text(
      for: entry, known: ["TransitionStyle": ".scroll", "NavigationOrientation": ".horizontal"])
    return ScenarioClass("PageScenario", [.init("func makePageViewController() -> UIPageViewController", made)])
  }

  /// The scenario's own swipe drives changes of tab unless the class, or one that it mentions, answers the query itself.
  func vendsAnimatorsAlone(_ entry: TypeIndex.Entry) -> Bool {
    let others = CallFinder.mentionedNames(in: entry).sorted().compactMap { index.entry(named: $0, from: entry.file) }
    let vendors = ([entry] + others).filter(\.isSubject)
    let vends = { (label: String) in
      vendors.contains { vendor in
        vendor.functions.contains { $0.name == "tabBarController" && $0.parameters.contains { $0.label == label } }
      }
    }
    return vends("animationControllerForTransitionFrom") && !vends("interactionControllerFor")
      && !swipe.isNobody(for: entry, .tabs)
  }
}
