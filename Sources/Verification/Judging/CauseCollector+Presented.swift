import Identifiers
import RunReport

extension CauseCollector {
  /// A screen that others present is the root of the window here: its dismissal finds nothing to dismiss (TV602).
  ///
  /// Nil where something has been presented before: then the request is dropped for another reason.
  func missingPresenter(of result: Result) -> Assumption? {
    let hasStarted = result.replay.steps.contains { $0.event == .machine(.transitionStarts) }
    guard result.cause.rule == .TV602, !hasStarted else { return nil }
    return Assumption(
      text: "it is the root of the window, and nobody has presented it", confidence: .possible, location: nil,
      kind: .setUp)
  }
}
