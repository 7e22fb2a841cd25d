import Foundation

@testable import UIKit

/// Takes the choices that the plan prescribes and notes what can be compared.
class DrivenRuntime: DeclaringRuntime {
  enum Mode {
    case ignore
    case collect
    /// The body of the offer with this number runs.
    case execute(Int)
  }

  var mode = Mode.ignore
  /// Of the offers seen in this mode.
  var names: [String] = []
  var offered = 0

  private var prescribed: [Int] = []
  private var taken: [(arity: Int, chosen: Int)] = []
  private var violations: [String] = []
  /// This process runs the body of `wouldHold`.
  private var isHypothetical = false
  /// The chosen event has run to its end.
  private var isOver = false
  /// Functions of the code under test that have been called in this step.
  private var calls: [String] = []
  /// Where the functions of the code under test are that are executing.
  private var frames: [Int] = []
  /// Where control left the code under test last in this step.
  private var lastSite: Int?
  private var logStart = 0

  /// A step begins.
  func begin(_ choices: [Int]) {
    step += 1
    prescribed = choices
    taken = []
    violations = []
    calls = []
    lastSite = nil
    offered = 0
    isOver = false
  }

  override func choose(among count: Int) -> Int {
    if isOver { return 0 }
    if isHypothetical { Driver.finish(2) }
    let wanted = taken.count < prescribed.count ? prescribed[taken.count] : 0
    let chosen = min(wanted, count - 1)
    taken.append((count, chosen))
    return chosen
  }

  override func assume(_ condition: Bool) {
    if condition || isOver { return }
    if isHypothetical { Driver.finish(2) }
    if case .collect = mode { mode = .ignore } else { endAsImpossible() }
  }

  func endAsImpossible() -> Never {
    Driver.write(report: choiceLine + "\nstatus impossible")
    Driver.finish()
  }

  override func check(_ condition: Bool, _ rule: Rule, _ message: String) {
    let line = "violation \(rule) \(message)"
    if !condition && !isOver && !violations.contains(line) { violations.append(line) }
  }

  override func offer(_ name: String, _ actor: Actor, _ body: () -> Void) {
    switch mode {
    case .ignore: return
    case .collect: names.append(name)
    case .execute(let number):
      offered += 1
      guard number == offered - 1 else { return }
      // The interpreter stops after the body; here what is left of `offerEvents` has no effect.
      lastSite = nil
      calls = []
      mode = .ignore
      body()
      isOver = true
    }
  }

  /// In a process of its own: so everything is taken back.
  override func wouldHold(_ body: () -> Bool) -> Bool? {
    if isHypothetical { return nil }
    let result = inOwnProcess {
      isHypothetical = true
      return body() ? 1 : 0
    }
    return result < 2 ? result == 1 : nil
  }

  override func here() -> Site? { frames.last ?? lastSite }

  /// A function of the code under test begins.
  func enter(_ site: Int, _ function: String?) {
    frames.append(site)
    if let function, !isOver { calls.append(function) }
  }

  func leave() { lastSite = frames.popLast() }

  func reach(_ site: Int) {
    if !frames.isEmpty { frames[frames.count - 1] = site }
  }

  private var choiceLine: String {
    "choices " + taken.map { "\($0.chosen)/\($0.arity)" }.joined(separator: " ")
  }

  func violationLines() -> [String] { violations.sorted() }

  func linesOfStep() -> [String] {
    let log = recorder.log.dropFirst(logStart).map { $0.who + "." + $0.what }
    logStart = recorder.log.count
    // The machine runs every `deinit` at the end of the step.
    let deinits = log.filter { $0.hasSuffix(".deinit") }.sorted()
    let others = log.filter { !$0.hasSuffix(".deinit") }
    let lines = [choiceLine, "status state"] + violationLines() + ["log " + (others + deinits).joined(separator: " ")]
    return Driver.reportsCalls ? lines + ["calls " + calls.joined(separator: " ")] : lines
  }
}
