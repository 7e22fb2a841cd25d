import Program
import Subjects

/// The scenarios of those who tell controllers of their appearance.
extension ScenarioWriter {
  func appearanceCaller(_ entry: TypeIndex.Entry) -> ScenarioClass {
    let known = ["UIViewController": "controller", "rootViewController": "controller", "viewController": "controller"]
    return ScenarioClass(
      "AppearanceCallerScenario",
      [
        .init(
          "func makeCaller(_ controller: UIViewController) -> AnyObject?", [call.text(for: entry, known: known)])
      ])
  }
}
