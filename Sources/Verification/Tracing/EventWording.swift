import Identifiers
import RunReport
import Subjects

/// What the events of a subject are called: a method of its own has one name, whether the scenario's tap stands for it or the app
/// calls it besides.
struct EventWording: Sendable {
  /// The method that the tap to present or to push stands for; nil for none.
  var opens: String?
  /// What other events are called.
  var words: @Sendable (EventID) -> String = EventText.sentence(of:)

  init(of subject: SubjectDescription) { opens = subject.setUp?.opens }

  init() { opens = nil }

  /// Lower case, no period.
  func sentence(of event: EventID) -> String { words(call(for: event) ?? event) }

  /// Who causes it, as reports name it.
  func actor(of event: EventID, _ actor: String) -> String {
    guard let call = call(for: event), !EventText.isOfUser(call) else { return actor }
    return "app"
  }

  private func call(for event: EventID) -> EventID? {
    guard let opens, [.machine(.userTapsToPresent), .machine(.userTapsToPush)].contains(event) else { return nil }
    return .call(opens)
  }
}
