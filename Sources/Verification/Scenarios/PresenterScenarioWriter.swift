import Program
import Subjects

/// The scenarios of those who let present, or are asked about what they present.
extension ScenarioWriter {
  /// The presenter, asked as the delegate of whatever it presents.
  func delegatingPresenter(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "PresenterDelegateScenario",
      [
        .init("func makePresenter() -> UIViewController", call.text(for: entry)),
        drivesInteractively(entry),
      ])
  }

  func segueSource(_ entry: TypeIndex.Entry, _ destination: SegueDestinations.Destination?) -> ScenarioClass {
    var overrides: [ScenarioClass.Override] = [
      .init("func makePresenter() -> UIViewController", call.text(for: entry)),
      drivesInteractively(entry),
    ]
    if let destination {
      overrides.append(.init("func makePresented() -> UIViewController", made(destination)))
    }
    return ScenarioClass("SegueSourceScenario", overrides)
  }

  /// What a storyboard makes for a segue.
  func made(_ destination: SegueDestinations.Destination) -> String {
    // A navigation controller shows something.
    let screen = call.text(for: destination.type, known: ["rootViewController": "makeController()"])
    return destination.isInStack ? "UINavigationController(rootViewController: \(screen))" : screen
  }

  func segue(_ entry: TypeIndex.Entry) -> ScenarioClass {
    let made = call.text(
      for: entry, known: ["identifier": "nil", "source": "source", "destination": "destination"])
    return ScenarioClass(
      "SegueScenario",
      [
        .init(
          "func makeSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue", [made])
      ])
  }

  /// Somebody who conforms to what only extensions are known of: holds a controller under the name that they use.
  func stand(for candidate: SubjectFinder.Candidate, number: Int) -> String {
    guard case .presentingExtension(let receiver, _) = candidate.role else { return "" }
    return """

      final class Stand\(number): \(candidate.entry.name) {
        let \(receiver): UIViewController
        init(_ controller: UIViewController) { \(receiver) = controller }
      }

      """
  }

  /// What the text of the scenario cannot say: the closure itself.
  func closure(of candidate: SubjectFinder.Candidate, number: Int) -> Variable? {
    guard case .animation(.closure(let closure, _)) = candidate.role else { return nil }
    return Variable(
      name: "closureUnderTest\(number)", type: nil, value: closure, isMutable: false, span: closure.span)
  }

  func tab(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "TabContentScenario",
      [
        .init(
          "func makeTab(_ number: Int) -> UIViewController",
          ["number == 0 ? \(call.text(for: entry)) : super.makeTab(number)"]),
        .init("var drivesInteractively: Bool", "\(vendsAnimatorsAlone(entry))"),
      ])
  }
}
