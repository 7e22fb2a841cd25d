/// What it costs a run to differ from a trace. The same events in another order are nearest; then a gesture that ends
/// otherwise, and other choices; then an event less or another one of the same actor. What UIKit and the run loop have on
/// their way comes whenever it comes.
enum PassingPrice {
  static let due = 1
  static let postponed = 4
  static let overtaken = 2
  static let overtakenOtherwise = 4
  /// The gesture ends otherwise, what may fail does not fail, an unknown condition is another.
  static let otherOutcome = 5
  static let otherChoice = 5
  static let outcomeAdded = 6
  static let disturbanceLeftOut = 6
  static let otherRequest = 7
  static let leftOut = 8
  /// The run takes for granted what the trace does not.
  static let assumption = 8
  static let otherDeed = 9
  static let deedAdded = 9
  /// What comes after the trace belongs to coming to rest.
  static let finishing = 2
  static let finishingOtherwise = 3
  static let closing = 5
  static let most = 16

  static func postponing(_ kind: EventKind) -> Int { kind.isDue ? due : postponed }

  static func leavingOut(_ kind: EventKind) -> Int {
    switch kind {
    case .due: due
    case .disturbance, .returning: disturbanceLeftOut
    case .outcome, .request, .deed: leftOut
    }
  }

  /// `nil` for what nobody would compare: UIKit's events are not replaced, and the app does nothing in the user's place.
  static func replacing(_ old: SubjectGraph.Event, by new: SubjectGraph.Event) -> Int? {
    switch (old.kind, new.kind) {
    case (.outcome(let first), .outcome(let second)): return first == second ? otherOutcome : nil
    case (.request(let first), .request(let second)) where first == second:
      return old.cause == new.cause || new.cause == "user" ? otherRequest : nil
    case (.request, .deed), (.deed, .deed):
      return old.cause == "user" && new.cause == "user" ? otherDeed : nil
    default: return nil
    }
  }

  /// `nil` for what is another story: a further disturbance, a further request or deed.
  static func adding(_ event: SubjectGraph.Event, afterAll: Bool) -> Int? {
    switch event.kind {
    case .due: due
    case .returning: finishing
    case .outcome:
      if afterAll {
        event.id.machineEvent?.isUsualEnd == true ? finishing : finishingOtherwise
      } else {
        event.cause == "user" ? outcomeAdded : nil
      }
    case .request(.dismiss): afterAll && event.cause == "user" ? closing : nil
    case .request, .deed: afterAll && event.cause == "user" ? deedAdded : nil
    case .disturbance: nil
    }
  }
}
