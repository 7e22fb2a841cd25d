import Exploration
import Machine

/// Why an exploration is not exhaustive, in words.
enum BoundText {
  static func describe(_ result: SearchResult) -> String? {
    if let bound = result.bound { return describe(bound) }
    guard let first = result.incomplete.first else { return nil }
    return IncompleteReason(rawValue: first.reason)?.explanation ?? "a limit of the machine was reached"
  }

  private static func describe(_ bound: SearchBound) -> String {
    switch bound {
    case .states(let count): "stopped after \(count) states"
    case .depth(let depth): "stopped at \(depth) events"
    case .time: "stopped by the time limit"
    case .memory: "stopped by the memory limit"
    case .cancelled: "interrupted"
    }
  }
}
