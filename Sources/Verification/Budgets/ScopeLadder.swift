import Diagnostics
import FlatMachine
import RunReport

/// Explores a model or a scenario in larger and larger scopes, to see whether more controllers, windows or gestures break
/// more.
///
/// The sizes that are to grow take turns: each rung makes one of them larger by one. The ladder ends when the states are
/// used up, so that where it ends does not depend on the machine.
struct ScopeLadder {
  /// Those that grow, as the source has them, in the order in which they were named.
  private let sizes: [ModelInstance.Size]
  private let limits: Limits
  /// Options that find again what a rung has found.
  private let foundWith: String

  struct Limits {
    /// States of all rungs together, where the options say nothing.
    var states: Int
    /// Sizes that are explored at most: a number that adds no states would never use them up.
    var rungs: Int

    static let model = Limits(states: 2_000_000, rungs: 64)
    /// Of real code, whose states are larger.
    static let scenario = Limits(states: 200_000, rungs: 8)
  }

  init(_ sizes: [ModelInstance.Size], _ limits: Limits, _ options: RunOptions) {
    self.sizes = sizes
    self.limits = Limits(states: options.maximumStates ?? limits.states, rungs: limits.rungs)
    let bound = options.maximumStates.map { ["--max-states \($0)"] } ?? []
    foundWith = (sizes.map { "--grow \($0.label)" } + bound).joined(separator: " ")
  }

  /// What the rungs have shown besides the first.
  private struct Climb {
    var result: SubjectResult
    /// Rule, message and place of everything that was found.
    var known: Set<[String]>
    /// … that the last finished rung has shown.
    var shown: Set<[String]>
    /// The last rung that was explored to its end, and the one since which all have shown the same.
    var last: String
    var stable: String
    var rungs = 1
    var states: Int
    /// Why there is no further rung.
    var ending = "the states are used up"
  }

  /// Adds what larger scopes break to the result of the source's own.
  /// - Parameter explore: explores other sizes with at most so many states.
  func climb(from base: SubjectResult, explore: ([ModelInstance.Size], Int) -> SubjectResult) -> SubjectResult {
    if sizes.isEmpty { return base }
    if base.subject.bound != nil {
      var result = base
      result.subject.remarks = (base.subject.remarks ?? []) + ["not grown: \(text(sizes)) was not finished itself"]
      return result
    }
    var climb = Climb(
      result: base, known: Set(base.findings.map(Self.key)), shown: Set(base.findings.map(Self.key)), last: text(sizes),
      stable: text(sizes),
      states: base.subject.states)
    var current = sizes
    while climb.states < limits.states {
      let turn = (climb.rungs - 1) % current.count
      guard climb.rungs < limits.rungs, current[turn].value < FlatModel.largestNumber else {
        climb.ending = "enough sizes"
        break
      }
      current[turn].value += 1
      let rung = explore(current, limits.states - climb.states)
      add(rung, text(current), to: &climb)
      if rung.subject.bound != nil { break }
    }
    climb.result.subject.remarks = (climb.result.subject.remarks ?? []) + [remark(climb)]
    return climb.result
  }

  private func add(_ rung: SubjectResult, _ text: String, to climb: inout Climb) {
    let new = rung.findings.filter { climb.known.insert(Self.key($0)).inserted }
    climb.result.findings += new.map { finding in
      var finding = finding
      finding.foundWith = [finding.foundWith, foundWith].compactMap(\.self).joined(separator: " ")
      return finding
    }
    climb.result.internalErrors += rung.internalErrors
    for rule in Set(new.flatMap { [$0.rule] + $0.alsoBreaks }) where climb.result.subject.rules[rule] != nil {
      climb.result.subject.rules[rule] = .violated
    }
    if rung.subject.certification == .refused { climb.result.subject.certification = .refused }
    if !new.isEmpty { climb.result.subject.verdict = .violated }
    climb.states += rung.subject.states
    climb.result.isRepeatable = climb.result.isRepeatable && rung.isRepeatable
    if let bound = rung.subject.bound {
      climb.ending = "\(text) was not finished: \(bound)\(new.isEmpty ? "" : ", and finds more")"
    } else {
      let shown = Set(rung.findings.map(Self.key))
      if shown != climb.shown { (climb.shown, climb.stable) = (shown, text) }
      climb.last = text
      climb.rungs += 1
    }
  }

  private func remark(_ climb: Climb) -> String {
    let what = climb.shown.isEmpty ? "nothing is found" : "the findings are the same"
    let start = text(sizes)
    let way =
      climb.rungs == 1
      ? "not grown beyond \(start)"
      : "grown in \(climb.rungs) sizes from \(start) to \(climb.last), \(what) from \(climb.stable) on"
    return "\(way) (\(climb.states) states in all; \(climb.ending))"
  }

  /// What is added to the name of what is explored in other sizes than its own.
  static func suffix(_ sizes: [ModelInstance.Size]) -> String {
    sizes.isEmpty ? "" : " with \(sizes.map { "\($0.label): \($0.value)" }.joined(separator: ", "))"
  }

  private func text(_ sizes: [ModelInstance.Size]) -> String {
    sizes.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
  }

  private static func key(_ finding: Finding) -> [String] {
    let place = finding.location
    return [finding.rule.rawValue, finding.message, place.path, "\(place.line):\(place.column)"]
  }
}
