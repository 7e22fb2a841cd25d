import Diagnostics
import Program
import Subjects

extension EndlessTimer {
  /// What the code of a class and of its family ends while the object lives.
  struct Ends {
    private(set) var timers = false
    private(set) var observations = false
    private(set) var sessions = false
    private(set) var messages = false

    init(of type: TypeIndex.Entry, _ family: Family) {
      let related = family.members(of: type)
      let ofTaps = Set(related.flatMap(Family.stopping))
      for body in related.flatMap({ KeptSelf.running(of: $0, without: family.onlyAtItsEnd(of: $0)) }) {
        let calls = { (names: [String]) in names.contains { CallFinder.calls($0, in: body) } }
        if calls(["invalidate"]), !ofTaps.contains(body.first?.span), !Self.startsAgain(body) { timers = true }
        if Self.removesBlock(body) { observations = true }
        if calls(["invalidateAndCancel", "finishTasksAndInvalidate"]) { sessions = true }
        if calls(["removeScriptMessageHandler", "removeAllScriptMessageHandlers"]) { messages = true }
      }
    }

    /// `removeObserver(self)` removes no block: what observes is the object that `addObserver` has returned.
    private static func removesBlock(_ body: [Statement]) -> Bool {
      var found = false
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind else { return }
        if arguments.contains(where: { CallFinder.baseName(of: $0.value) == "removeObserver" }) { found = true }
        guard CallFinder.baseName(of: callee) == "removeObserver", let observer = arguments.first?.value else { return }
        if case .selfReference = observer.kind { return }
        found = true
      }
      return found
    }

    /// `timer?.invalidate()`, and right behind it the next timer: nothing ends here.
    private static func startsAgain(_ body: [Statement]) -> Bool {
      var ended = 0
      var again = 0
      for statement in body {
        switch statement.kind {
        case .expression(let value):
          if calls("invalidate", value) { ended += 1 }
          if starts(value) { (again, ended) = (again + ended, 0) }
        case .variable, .function: break
        default: ended = 0
        }
      }
      var all = 0
      Walk.expressions(in: body) { expression in
        if case .call(let callee, _) = expression.kind, CallFinder.baseName(of: callee) == "invalidate" { all += 1 }
      }
      return again > 0 && again == all
    }

    private static func calls(_ name: String, _ value: Expression) -> Bool {
      guard case .call(let callee, _) = MethodUses.bare(value).kind else { return false }
      return CallFinder.baseName(of: callee) == name
    }

    /// `timer = Timer.scheduledTimer(…)`, without a condition.
    private static func starts(_ value: Expression) -> Bool {
      var made = MethodUses.bare(value)
      if case .assign(_, let value) = made.kind { made = MethodUses.bare(value) }
      guard case .call(let callee, _) = made.kind else { return false }
      return EndlessTimer.isTimer(MethodUses.bare(callee)) || CallFinder.baseName(of: callee) == "CADisplayLink"
    }
  }
}
