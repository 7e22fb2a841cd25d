import Identifiers
import Machine

extension CauseCollector {
  /// The findings without those of handlers that finish for a cancelled gesture by where the finger is or how fast it moves:
  /// to decide as for `.ended` is accepted (TV203, INT-06).
  func decidedOtherwise(_ results: [Result], in exploration: Search.Exploration) -> [Result] {
    meter.spending(on: .assumptions) {
      results.filter { $0.cause.rule != .TV203 || !isDecidedByFinger($0, in: exploration) }
    }.result
  }

  private static let mostProgress = 4

  /// Whether the finding vanishes where the last handler is told otherwise of the finger: one answer after the other, since the
  /// code may ask for the next one then.
  private func isDecidedByFinger(_ result: Result, in exploration: Search.Exploration) -> Bool {
    guard result.replay.cycle == nil else { return false }
    var held: [Site: Int] = [:]
    var replay = result.replay
    while held.count < Self.mostProgress, meter.mayGoOn {
      let open = replay.steps.last?.choices.compactMap(\.ofEnvironment).filter { $0.arity == 2 && held[$0.site] == nil }
      guard let answer = open?.first else { return false }
      held[answer.site] = 1 - answer.chosen
      guard let other = sameFinding(result, in: exploration, held: held) else { return true }
      replay = other
    }
    return false
  }
}
