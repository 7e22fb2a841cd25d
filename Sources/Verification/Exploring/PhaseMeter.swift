import Exploration
import Machine
import RunReport

/// Shares out the work that may follow the search of a subject: judging what was found, and explaining it.
///
/// Each phase may do a part of what the search has done, and a little more where that was little: none takes longer than
/// the search, but for searches that hold parameters, which may use half of what the search has left of its budget. It is
/// counted like the search, in units of `MachineSystem.work`, so that the same is cut on every machine. Used by one thread.
final class PhaseMeter {
  /// Sixteenths of the search. What decides whether there is a finding has more than what explains it.
  private static let shares: [CutPhase: Int] = [
    .stuckStates: 4, .consistentRuns: 16, .assumptions: 12, .explanation: 4, .diagram: 1, .coverage: 1,
  ]
  /// Units that count as the least of all searches: a few seconds.
  static let floor = 120_000_000
  /// Runs that are traced are executed, where a search repeats many of them: a unit takes that many times longer.
  private static let slowness = 2
  /// Units between two looks at the clock.
  private static let patience = 1 << 18

  private let whole: Int
  /// What the search has left of its budget.
  private let unused: Int
  private let isOver: () -> Bool
  private var machine: MachineSystem
  private var machineWork: Int
  /// By phase: what it has taken so far.
  private var used: [CutPhase: Int] = [:]
  private var phase: CutPhase?
  /// Of the current part: what the phase may have taken when it ends.
  private var limit = Int.max
  private var usedWhenAsked = 0
  /// Whether the clock or somebody has stopped a phase: another run may show more.
  private(set) var isStopped = false
  /// What has been cut short of the current part.
  private var isCut = false
  /// What has been cut short at any time.
  private(set) var cuts: Set<CutPhase> = []

  /// - Parameters:
  ///   - budget: units that the subject's search could have done; `nil` for no bound.
  ///   - isOver: whether the run, or the subject's own time, is at its end.
  ///   - whole: what the search counts as, if not as what it has done.
  init(after exploration: Search.Exploration, budget: Int?, isOver: @escaping () -> Bool, whole: Int? = nil) {
    machine = exploration.system.machine
    machineWork = machine.work
    self.whole = whole ?? max(machineWork, min(Self.floor, budget ?? .max))
    unused = max(0, (budget ?? 0) - machineWork)
    self.isOver = isOver
  }

  /// Whoever waits for a single finding has the time for it.
  init(unlimitedAfter exploration: Search.Exploration, isOver: @escaping () -> Bool) {
    machine = exploration.system.machine
    machineWork = machine.work
    whole = .max / 32
    unused = 0
    self.isOver = isOver
  }

  /// Does one of several parts of a phase, which may take an equal part of what the ones before have left. Within
  /// another phase it belongs to that one.
  /// - Returns: whether it was cut short.
  func spending<Result>(
    on phase: CutPhase, part: Int = 0, of parts: Int = 1, _ body: () -> Result
  ) -> (result: Result, isCut: Bool) {
    if self.phase != nil { return (body(), isCut) }
    settle()
    // Searches that hold parameters are part of the search: without them it is not known what is broken.
    let share = max(whole / 16 * (Self.shares[phase] ?? 0), phase == .consistentRuns ? unused / 2 : 0)
    let before = used[phase] ?? 0
    self.phase = phase
    limit = before + max(0, share - before) / max(1, parts - part)
    isCut = false
    let result = body()
    settle()
    let wasCut = isCut
    if wasCut { cuts.insert(phase) }
    (self.phase, limit, isCut) = (nil, .max, false)
    return (result, wasCut)
  }

  /// Whether the current part may go on. Once it may not, the phase counts as cut short.
  var mayGoOn: Bool {
    guard let phase, !isCut else { return phase == nil }
    settle()
    let now = used[phase] ?? 0
    if now - usedWhenAsked >= Self.patience || now < usedWhenAsked {
      usedWhenAsked = now
      isStopped = isStopped || isOver()
    }
    if now >= limit || isStopped { isCut = true }
    return !isCut
  }

  /// Whether the current part is to end; outside of phases nothing is.
  var isCutShort: Bool { phase != nil && !mayGoOn }

  /// Units that a phase has taken so far.
  func taken(by phase: CutPhase) -> Int { used[phase] ?? 0 }

  /// Units that all phases have taken so far.
  var taken: Int { used.values.reduce(0, +) }

  /// Units that the current part has left.
  var left: Int {
    settle()
    return max(0, limit - (phase.flatMap { used[$0] } ?? 0))
  }

  /// The current part has given up by itself.
  func giveUp() { isCut = true }

  /// Work that no machine counts: one unit is about a twentieth of a microsecond.
  func spend(_ units: Int) {
    if let phase { used[phase, default: 0] += units }
  }

  /// Counts the work of another machine meanwhile: of one that a further search has made.
  func watching<Result>(_ other: MachineSystem, _ body: () -> Result) -> Result {
    settle()
    let outer = machine
    machine = other
    machineWork = other.work
    let result = body()
    settle()
    machine = outer
    machineWork = outer.work
    return result
  }

  private func settle() {
    let now = machine.work
    spend((now - machineWork) * Self.slowness)
    machineWork = now
  }
}
