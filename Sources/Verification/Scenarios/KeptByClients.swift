import Program
import Subjects

extension ScenarioWriter {
  /// What uses a class of a library is a client's, who may keep it and show it again: nothing of UIKit forbids that. What an
  /// app does with its own classes its sources show.
  func keptByClients(_ candidate: SubjectFinder.Candidate, in scenario: ScenarioClass) -> [ScenarioClass.Override] {
    guard [.public, .open].contains(candidate.entry.declaration.attributes.access),
      Self.shown.contains(scenario.base)
    else { return [] }
    switch candidate.role {
    case .part, .presented: return [.init("var clientsKeep: Bool", "true")]
    default: return []
    }
  }

  /// Of an animator by itself nobody knows which other one brings things back.
  private static let shown: Set<String> = [
    "ModalScenario", "DelegateScenario", "NavigationScenario", "NavigationDelegateScenario",
  ]
}
