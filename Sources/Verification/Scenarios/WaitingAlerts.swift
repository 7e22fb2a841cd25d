import Program
import Subjects

/// Alerts without a button, which say that something goes on: no tap closes them.
struct WaitingAlerts {
  /// Whether code of the sources makes one.
  let exist: Bool

  init(_ index: TypeIndex) {
    exist = index.entries.contains { type in
      type.isSubject && !index.isTest(file: type.file) && HelperMethods.bodies(of: type).contains(where: Self.makes)
    }
  }

  private static func makes(_ body: [Statement]) -> Bool {
    CallFinder.calls("UIAlertController", in: body) && !CallFinder.calls("addAction", in: body)
  }
}

extension ScenarioWriter {
  /// Where such alerts exist the user closes what has a button.
  func waitingAlerts(of candidate: SubjectFinder.Candidate) -> [ScenarioClass.Override] {
    guard alerts.exist else { return [] }
    switch candidate.role {
    case .presenter, .presentingObject:
      return [
        .init(
          "func offerDismissals()",
          [
            "if let alert = presented as? UIAlertController, alert.actions.isEmpty { return }",
            "super.offerDismissals()",
          ]),
        .init(
          "func offerRepetitions()",
          [
            "if let alert = modalTransitions.first?.presented as? UIAlertController, alert.actions.isEmpty { return }",
            "super.offerRepetitions()",
          ]),
      ]
    default: return []
    }
  }
}
