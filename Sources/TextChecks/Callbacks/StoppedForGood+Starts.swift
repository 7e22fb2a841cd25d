import Program
import Subjects

extension StoppedForGood {
  private static let beginnings = ["start", "resume", "play", "connect", "run", "fire", "addOperation"]

  /// Whether code gives the object its work, makes it anew, or makes the page one of those that it tells.
  func starts(_ stop: Stop, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        if case .nil = value.kind { return }
        if stop.isOfListener || isOnce(value) { return }
        if !stop.target.isEmpty, LocalNames.path(of: target) == stop.target { found = true }
      case .call(let callee, let arguments):
        guard case .member(let base, let name) = MethodUses.bare(callee).kind else { return }
        if stop.target.isEmpty {
          if case .selfReference? = arguments.first?.value.kind, name == "addObserver" { found = true }
        } else if LocalNames.path(of: base) == stop.target, stop.isOfListener {
          if case .selfReference? = arguments.first?.value.kind, name.hasPrefix("add") { found = true }
        } else if LocalNames.path(of: base) == stop.target, !stop.isDestroyed {
          found = found || Self.beginnings.contains { name.hasPrefix($0) }
        }
      default: break
      }
    }
    return found
  }

  /// A timer that fires once has done what it was for, or comes too late.
  private func isOnce(_ value: Expression) -> Bool {
    guard case .call(_, let arguments) = value.kind else { return false }
    return arguments.contains { argument in
      if case .bool(false) = argument.value.kind { argument.label == "repeats" } else { false }
    }
  }
}
