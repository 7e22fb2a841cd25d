import Exploration
import Identifiers
import Machine
import TestSupport

@testable import Verification

/// An exploration with all reductions, held against the plain graph of the same program.
struct MachineComparison {
  /// Programs with more states are not compared: one in seven, and with 700 states one in ten, for half of the time.
  static let states = Effort.count(700, sample: 250, wide: 250)
  /// The bound of the search: what undisturbed runs may use of it is more than a program has (`CalmShare`), so that none
  /// of its states are put off to the next level.
  static let bound = 2 * states + 2
  /// States of the plain graph beyond errors; with more it is explored only up to them.
  static let plainStates = Effort.count(3_000, sample: 800, wide: 800)

  /// What the reductions find otherwise than the plain graph, a line each.
  private(set) var faults: [String] = []
  /// Whether the program was small enough.
  private(set) var isCompared = false
  /// Whether the plain graph was explored beyond errors, too.
  private(set) var isBeyond = false
  private(set) var states = 0
  private(set) var hasEnds = false
  private(set) var violated: Set<String> = []

  /// - Parameters:
  ///   - search: as a run makes it, or with something planted.
  ///   - ending: what ends runs by definition.
  init(_ search: Search, ending: Set<RuleID> = EndingRules.all) {
    var search = search
    let exploration = search.explore(fixed: [:])
    guard exploration.result.isExhaustive, exploration.result.statistics.states <= Self.states else { return }
    search.ending = ending
    guard let (graph, isBeyond) = Self.plainGraph(of: search, exploration.properties) else { return }
    let properties = exploration.properties
    isCompared = true
    self.isBeyond = isBeyond
    let cut = CutGraph(graph) { ending.contains(properties[$0].rule) }
    states = exploration.result.statistics.states
    hasEnds = cut.hasEnds
    violated = Set(cut.violations.keys.map { properties[$0].rule?.rawValue ?? "" })
    compare(exploration, cut)
    certify(exploration, by: search)
  }

  /// Beyond errors if that is not too much.
  private static func plainGraph(of search: Search, _ properties: PropertyTable) -> (graph: PlainGraph, Bool)? {
    var configuration = MachineConfiguration(entry: search.entry)
    configuration.limits.memoWords = 0
    configuration.limits.joinWords = 0
    func machine() -> MachineSystem {
      MachineSystem(search.image, configuration: configuration, properties: properties)
    }
    let whole = PlainGraph(of: machine(), maximumStates: plainStates)
    if whole.isWhole { return (whole, true) }
    let part = PlainGraph(of: machine(), maximumStates: plainStates) { search.ending.contains(properties[$0].rule) }
    return part.isWhole ? (part, false) : nil
  }

  private mutating func compare(_ exploration: Search.Exploration, _ cut: CutGraph) {
    let result = exploration.result
    let properties = exploration.properties
    let space = result.space
    let words = (0..<space.count).map { space.words(of: $0) }.filter { $0 != [EndingState.word] }
    if Set(words) != cut.states {
      faults.append("\(words.count) states instead of \(cut.states.count)")
    }
    let stuck = Set((result.stuck?.states ?? []).map { space.words(of: $0) })
    if stuck != cut.stuck { faults.append("\(stuck.count) stuck states instead of \(cut.stuck.count)") }
    var found: [UInt32: CutGraph.Rank] = [:]
    for violation in result.violations {
      found[violation.property] = CutGraph.Rank(
        disturbances: violation.disturbances, length: violation.path.steps.count)
    }
    for property in Set(found.keys).union(cut.violations.keys).sorted()
    where found[property] != cut.violations[property] {
      faults.append(
        "\(properties[property].rule?.rawValue ?? ""): \(found[property].map { "\($0)" } ?? "not found") instead of "
          + (cut.violations[property].map { "\($0)" } ?? "nothing"))
    }
  }

  private mutating func certify(_ exploration: Search.Exploration, by search: Search) {
    let outcome = search.certify(exploration, isCancelled: { false })
    if outcome != .confirmed { faults.append("the certificate: \(outcome)") }
  }
}
