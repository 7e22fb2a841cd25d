import Diagnostics
import FlatMachine
import Program
import RunReport

/// Explores a model in larger and larger scopes, to see whether more controllers, windows or gestures break more.
///
/// The parameters that are to grow take turns: each rung makes one of them larger by one. The ladder ends when the
/// states are used up, so that where it ends does not depend on the machine.
struct ScopeLadder {
  private let instance: ModelInstance
  /// Those that grow, as the source has them, in the order in which they were named.
  private let sizes: [ModelInstance.Size]
  private let states: Int

  /// States of all rungs together, where the options say nothing.
  private static let usualStates = 2_000_000
  /// Sizes that are explored at most: a number that adds no states would never use them up.
  private static let mostRungs = 64

  init(_ instance: ModelInstance, _ files: [ProgramFile], _ options: RunOptions) {
    self.instance = instance
    states = options.maximumStates ?? Self.usualStates
    let known = options.growing.isEmpty ? [] : instance.sizes(in: files)
    sizes = options.growing.compactMap { label in known.first { $0.label == label } }
  }

  /// What the rungs have shown besides the first.
  private struct Climb {
    var result: SubjectResult
    /// Rule and message of everything that was found.
    var known: Set<[String]>
    /// The last rung that was explored to its end, and the one since which nothing new was found.
    var last: String
    var stable: String
    var rungs = 1
    var states: Int
    /// Why there is no further rung.
    var ending = "the states are used up"
  }

  /// Adds what larger scopes break to the result of the source's own.
  /// - Parameter explore: explores an instance with at most so many states.
  func climb(from base: SubjectResult, explore: (ModelInstance, Int) -> SubjectResult) -> SubjectResult {
    if sizes.isEmpty { return base }
    if base.subject.bound != nil {
      var result = base
      result.subject.remarks = (base.subject.remarks ?? []) + ["not grown: \(text(sizes)) was not finished itself"]
      return result
    }
    var climb = Climb(
      result: base, known: Set(base.findings.map(Self.key)), last: text(sizes), stable: text(sizes),
      states: base.subject.states)
    var current = sizes
    while climb.states < states {
      let turn = (climb.rungs - 1) % current.count
      guard climb.rungs < Self.mostRungs, current[turn].value < FlatModel.largestNumber else {
        climb.ending = "enough sizes"
        break
      }
      current[turn].value += 1
      let rung = explore(instance.with(current), states - climb.states)
      add(rung, text(current), to: &climb)
      if rung.subject.bound != nil { break }
    }
    climb.result.subject.remarks = (climb.result.subject.remarks ?? []) + [remark(climb)]
    return climb.result
  }

  private func add(_ rung: SubjectResult, _ text: String, to climb: inout Climb) {
    let new = rung.findings.filter { climb.known.insert(Self.key($0)).inserted }
    climb.result.findings += new
    for rule in Set(new.map(\.rule)) { climb.result.subject.rules[rule] = .violated }
    if rung.subject.certification == .refused { climb.result.subject.certification = .refused }
    if !new.isEmpty {
      climb.result.subject.verdict = .violated
      climb.stable = text
    }
    climb.states += rung.subject.states
    climb.result.isRepeatable = climb.result.isRepeatable && rung.isRepeatable
    if let bound = rung.subject.bound {
      climb.ending = "\(text) was not finished: \(bound)"
    } else {
      climb.last = text
      climb.rungs += 1
    }
  }

  private func remark(_ climb: Climb) -> String {
    let what = climb.known.isEmpty ? "nothing is found" : "the findings are the same"
    let start = text(sizes)
    let way =
      climb.rungs == 1
      ? "not grown beyond \(start)"
      : "grown in \(climb.rungs) sizes from \(start) to \(climb.last), \(what) from \(climb.stable) on"
    return "\(way) (\(climb.states) states in all; \(climb.ending))"
  }

  private func text(_ sizes: [ModelInstance.Size]) -> String {
    sizes.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
  }

  private static func key(_ finding: Finding) -> [String] { [finding.rule, finding.message] }
}
