import Diagnostics
import Program
import Subjects

extension EndlessTimer {
  /// What the code of a class and of its family ends while the object lives.
  struct Ends {
    /// The stored properties whose timers are ended; nil among them: one that the code does not name so.
    private var timers: Set<String?> = []
    /// The same for tasks that are cancelled.
    private var tasks: Set<String?> = []
    private(set) var observations = false
    private(set) var sessions = false
    private(set) var messages = false

    init(of type: TypeIndex.Entry, _ family: Family) {
      let related = family.members(of: type)
      let ofTaps = Set(related.flatMap(Family.stopping))
      let stored = Set(related.flatMap(\.variables).filter(\.isStored).map(\.name))
      for body in related.flatMap({ KeptSelf.running(of: $0, without: family.onlyAtItsEnd(of: $0)) }) {
        let calls = { (names: [String]) in names.contains { CallFinder.calls($0, in: body) } }
        if calls(["invalidate"]), !ofTaps.contains(body.first?.span), !Self.startsAgain(body) {
          timers.formUnion(Self.receivers(of: "invalidate", in: body).map { stored.contains($0) ? $0 : nil })
        }
        tasks.formUnion(Self.receivers(of: "cancel", in: body).map { stored.contains($0) ? $0 : nil })
        if Self.removesBlock(body) { observations = true }
        if calls(["invalidateAndCancel", "finishTasksAndInvalidate"]) { sessions = true }
        if calls(["removeScriptMessageHandler", "removeAllScriptMessageHandlers"]) { messages = true }
      }
    }

    /// Whether a timer is ended, or may be: another property's end is none of it.
    ///
    /// - Parameter property: the one that the timer is assigned to; nil where the code does not show it.
    func endsTimer(of property: String?) -> Bool {
      property.map { timers.contains($0) || timers.contains(nil) } ?? !timers.isEmpty
    }

    /// The same for a task; one that the code keeps nowhere nobody cancels.
    func cancelsTask(of property: String?) -> Bool {
      property.map { tasks.contains($0) || tasks.contains(nil) } ?? false
    }

    var cancelsAny: Bool { !tasks.isEmpty }

    /// Who is asked, by name, each time a method of that name is called.
    static func receivers(of method: String, in body: [Statement]) -> [String] {
      let aliases = LocalNames.aliases(in: body)
      var found: [String] = []
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, _) = expression.kind, CallFinder.baseName(of: callee) == method,
          case .member(let base, _) = MethodUses.bare(callee).kind
        else { return }
        found.append(LocalNames.path(of: base, aliases) ?? "")
      }
      return found
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
