import Exploration
import Machine
import RunReport

/// Why an exploration is not exhaustive, in words.
enum BoundText {
  static func describe(_ result: SearchResult, budget: SubjectBudget? = nil) -> String? {
    if let bound = result.bound { return describe(bound, budget) }
    guard let first = result.incomplete.first else { return nil }
    return IncompleteReason(rawValue: first.reason)?.explanation ?? "a limit of the machine was reached"
  }

  private static func describe(_ bound: SearchBound, _ budget: SubjectBudget?) -> String {
    switch bound {
    case .work:
      budget.map { "stopped by its budget: \(work(of: $0.seconds))" }
        ?? "stopped by a budget"
    case .walks(let count): "only \(count) random walks were made"
    case .goals: "stopped where everything looked for was found"
    case .states(let count): "stopped after \(count) states"
    case .depth(let depth): "stopped at \(depth) events"
    case .time: "stopped by the time limit"
    case .memory: "stopped by the memory limit"
    case .growth: "stopped where something grows without end"
    case .cancelled: "interrupted"
    }
  }

  /// The same as `describe`, for those who do not read; `nil` for an exhaustive exploration.
  static func cause(_ result: SearchResult) -> StopCause? {
    switch result.bound {
    case .work: .budget
    case .walks: .walks
    case .goals: .goals
    case .states: .states
    case .depth: .depth
    case .time: .time
    case .memory: .memory
    case .growth: .states
    case .cancelled: .interruption
    case nil: result.incomplete.isEmpty ? nil : .step
    }
  }

  /// Why a subject was stopped by the clock before its work was done.
  static func describe(overtime budget: SubjectBudget) -> String {
    "stopped by the clock after \(number(budget.mostSeconds)) s, before its budget was used up: \(work(of: budget.seconds))"
  }

  /// What is said of a subject whose further search the clock has stopped: what such a search has found depends on the machine.
  static func stopped(_ seconds: Double) -> String {
    "a further search, of \(work(of: seconds)), was stopped by the clock, and what it found is not reported"
  }

  /// Why a subject whose code is too large to be compiled whole is not explored exhaustively.
  static func cut(at bound: Int) -> String {
    "its code reaches more than \(bound) functions and properties: what is farther away was taken as unknown"
  }

  /// Why a subject whose runs come to a function that was compiled wrongly is not explored exhaustively.
  static func replaced(_ function: String) -> String {
    "'\(function)' could not be compiled, which is a bug of transverify: what it does was taken as unknown"
  }

  /// Why a subject that was explored to the end is incomplete all the same.
  static let unjudged = "what was found was not judged to the end"

  /// Why nothing of a subject was explored.
  static let notReached = "not reached within the time limit"
  static let stuckAtItsBeginning = "every run crashes before anything can happen"

  /// Budgets are counted: every machine stops at the same place.
  private static func work(of seconds: Double) -> String {
    "the work that a usual computer does in \(number(seconds > 10 ? seconds.rounded() : seconds)) s"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
