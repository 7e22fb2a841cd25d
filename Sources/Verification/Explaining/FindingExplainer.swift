import Exploration
import Machine
import RunReport

/// Explains the findings of one subject by the states and steps that its exploration has left behind.
struct FindingExplainer {
  let graph: SubjectGraph
  let clauses: ClauseWriter
  /// Whether the graph has every state and step, so that it shows what cannot happen.
  let isWhole: Bool
  /// The states joined to few; `nil` without one.
  var diagram: SubjectDiagram?

  /// Alternatives that are given for one step.
  private static let alternatives = 8

  /// Adds to one of several findings what explains its run; leaves out what is not known, and what takes too long.
  func explain(_ finding: inout Finding, by result: CauseCollector.Result, part: Int, of parts: Int) {
    let (explained, isCut) = graph.meter.spending(on: .explanation, part: part, of: parts) {
      var explained = finding
      explain(&explained, by: result)
      return explained
    }
    finding = explained
    if isCut { finding.cut = (finding.cut ?? []) + [.explanation] }
  }

  private func explain(_ finding: inout Finding, by result: CauseCollector.Result) {
    let number = graph.properties.number(of: result.property)
    guard let trace = graph.locate(result.replay, breaking: number) else { return }
    finding.clause = graph.moment(of: number, on: trace).flatMap { clauses.clause(of: result.property, at: $0) }
    if isWhole { finding.pointOfNoReturn = graph.pointOfNoReturn(of: trace) }
    finding.irrelevantSteps = graph.irrelevantSteps(of: trace, breaking: number)
    finding.path = diagram?.path(of: trace)
    finding.nearestPassing = graph.nearestPassing(of: trace)
    let alternatives = graph.alternatives(of: trace, isWhole: isWhole, limit: Self.alternatives)
    for (number, found) in alternatives.enumerated() where number < finding.trace.count && !found.given.isEmpty {
      finding.trace[number].alternatives = found.given
      finding.trace[number].furtherAlternatives = found.leftOut > 0 ? found.leftOut : nil
    }
  }
}
