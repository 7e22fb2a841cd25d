import Machine
import RunReport

/// What a step decides of an interactive transition, from how it ran: not every `cancel()` is heard.
enum OutcomeReader {
  /// What has to be watched for it.
  static let watched: Set<String> = ["transitionWasCancelled"]
  /// By which the machine decides.
  private static let decision = "Transition.decide(_:)"

  static func outcome(of trace: StepTrace) -> TransitionOutcome? {
    var outcome: TransitionOutcome?
    /// The number of calls around the decision that runs: what it writes itself has the same.
    var deciding: Int?
    for event in trace.events {
      if let depth = deciding, event.depth < depth { deciding = nil }
      switch event.kind {
      case .call(let call) where deciding == nil || deciding == event.depth:
        deciding = call.function == decision ? event.depth : nil
      case .write(let write) where deciding != nil && watched.contains(write.property):
        outcome = write.new == "true" ? .cancelled : .finished
      default: break
      }
    }
    return outcome
  }
}
