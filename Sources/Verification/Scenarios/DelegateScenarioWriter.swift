import Program
import Subjects

/// The scenarios of transitioning delegates.
extension ScenarioWriter {
  /// One that is made with a controller, or connected with it, is made anew for each one that is presented.
  func delegate(_ entry: TypeIndex.Entry, number: Int) -> ScenarioClass {
    var known = Dictionary(uniqueKeysWithValues: controllerTypes(in: entry).map { ($0, "presented") })
    for type in known.keys { known[TransitionSide.presenter.key(type)] = "presenter" }
    known.merge(ScreenProtocols(index: index).argumentsToMake(entry, Self.screen(number))) { $1 }
    // A presentation controller may be the delegate of what it presents: it is made for the two controllers.
    if index.ancestors(of: entry).contains("UIPresentationController") {
      known["presentedViewController"] = "presented"
      known["presenting"] = "presenter"
      known["presentingViewController"] = "presenter"
    }
    let made = setUpByClients(call.text(for: entry, known: known), entry)
    let plain = setUpByClients(call.text(for: entry), entry)
    let wiring = wiring(of: entry)
    if made == plain && wiring == nil {
      return ScenarioClass(
        "DelegateScenario",
        [.init("func makeDelegate() -> UIViewControllerTransitioningDelegate", plain)] + onlyStyle.override(for: entry)
          + openness(of: entry) + swipeOfItself(entry) + covers(ofPagesOf: entry))
    }
    return ScenarioClass(
      "DelegateScenario",
      [
        .init("var servesOneController: Bool", "true"),
        .init(
          "func makeDelegate(for presented: UIViewController) -> UIViewControllerTransitioningDelegate?",
          [wiring.map { "given(\(made)) { \($0) }" } ?? made]),
        drivesInteractively(entry),
      ] + onlyStyle.override(for: entry) + openness(of: entry) + covers(ofPagesOf: entry)
        + screensAsked(toMake: entry, number: number))
  }

  /// Those who are shown, where what is made for them asks for screens that conform to something.
  func screensAsked(toMake entry: TypeIndex.Entry, number: Int) -> [ScenarioClass.Override] {
    let screens = ScreenProtocols(index: index)
    let made = Self.screen(number) + "()"
    return [
      screens.askedToMake(entry, of: .presented).isEmpty
        ? nil : .init("func makePresented() -> UIViewController", made),
      screens.askedToMake(entry, of: .presenter).isEmpty
        ? nil : .init("func makePresenter() -> UIViewController", made),
    ].compactMap(\.self)
  }

  /// The class of those screens.
  static func screen(_ number: Int) -> String { "Screen\(number)" }

  /// A subclass of a client may answer what the class does not. A view or a controller is its own delegate by the way: who
  /// inherits from one wants another view, and an interaction controller beside is code that nobody has shown.
  func openness(of entry: TypeIndex.Entry) -> [ScenarioClass.Override] {
    let isByTheWay = !index.ancestors(of: entry).isDisjoint(with: ["UIView", "UIViewController"])
    let isOpen = entry.declaration.attributes.access == .open && !isByTheWay
    return isOpen ? [.init("var isReusable: Bool", "true")] : []
  }

  /// The parameter types of its initialisers that a controller of the scenario can stand for: UIKit's own, and classes
  /// that the sources do not show.
  private func controllerTypes(in entry: TypeIndex.Entry) -> Set<String> {
    var names: Set<String> = []
    for function in entry.functions {
      guard case .initializer = function.kind else { continue }
      for parameter in function.parameters {
        guard case .named(let name, _)? = parameter.type?.unwrapped, name.hasSuffix("ViewController") else { continue }
        if name == "UIViewController" || index.entry(named: name, from: entry.file) == nil { names.insert(name) }
      }
    }
    return names
  }
}
