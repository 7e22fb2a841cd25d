import Diagnostics
import Program
import Subjects

/// What code asks of UIKit in one turn of the run loop: its requests to present and to dismiss, way by way, in the order in
/// which they run.
///
/// Methods of the class itself, of its superclasses and of extensions of theirs are followed where `self` is asked, and those
/// of other objects where `others` knows them. What closures do comes later; those of the main queue come soon, so that an
/// animation still runs then.
struct Turn {
  struct Request {
    enum Kind { case present, dismiss }
    let kind: Kind
    /// Who is asked: `self`, `picker`, `child.owner`; empty where it is no chain of names.
    var receiver: String
    let arguments: [Argument]
    /// The branches that it stands in, outermost first.
    let branches: [Int]
    /// The closure of the main queue that it stands in; 0 outside.
    let soon: Int
    /// The conditions around or before it that look at what is presented, or whether the view is there.
    let looks: Set<Int>
    /// The calls that lead to it, outermost first, and itself.
    let calls: [SourceSpan]

    /// Whether the two come on each way that comes to one of them: none stands in a branch that the other does not know.
    func isSure(with other: Request) -> Bool {
      branches.starts(with: other.branches) || other.branches.starts(with: branches)
    }

    /// What to change: the first of the calls that do not lead to the other, too.
    func place(after other: Request) -> SourceSpan {
      zip(calls, other.calls).first { $0 != $1 }?.0 ?? span
    }

    /// The last of the calls that lead to it from code of the type; the request itself where none is.
    func place(in type: TypeIndex.Entry) -> SourceSpan {
      calls.last { call in type.functions.contains { $0.span.contains(call) } } ?? span
    }

    var span: SourceSpan { calls[calls.count - 1] }

    /// Whether it is asked for without animation, or as a caller says.
    var mayBeAtOnce: Bool {
      switch arguments.first(where: { $0.label == "animated" })?.value.kind {
      case .bool(false)?, .name("animated")?, .name("flag")?: true
      default: false
      }
    }
  }

  /// Where something runs: the branches around it, the closure of the main queue, and the calls that lead there.
  struct Place {
    var branches: [Int] = []
    var soon = 0
    var looks: Set<Int> = []
    var calls: [SourceSpan] = []
  }

  var methods: OwnMethods
  /// Who else presents on a page that is handed over; nil where only own methods are followed.
  var handed: HandedPages?
  /// The methods of other objects, and the type whose code asks for them; nil where none are followed.
  var others: (methods: OtherMethods, user: TypeIndex.Entry)?
  /// Whether closures of the main queue count.
  var followsQueue = true
  /// How many calls are followed, one in the other.
  var depth = 2
  private let memory = Memory()

  init(_ methods: OwnMethods, handed: HandedPages? = nil, followsQueue: Bool = true) {
    self.methods = methods
    self.handed = handed
    self.followsQueue = followsQueue
  }

  /// The ways through statements that run in one turn, each with its requests.
  ///
  /// - Parameters:
  ///   - aliases: those of the code around them.
  ///   - function: the function that they are of, where classes of its values count.
  func ways(
    through body: [Statement], knowing aliases: [String: String] = [:], of function: Function? = nil
  ) -> [[Request]] {
    let walk = TurnWalk(
      turn: self, aliases: aliases.merging(LocalNames.aliases(in: body)) { $1 }, scope: scope(of: function, body))
    return walk.ways(through: body, at: Place()).map(\.requests)
  }

  /// The ways through everything of a function that runs in a turn of its own: its body, and its closures.
  func allWays(of body: [Statement]) -> [[Request]] {
    let aliases = LocalNames.aliases(in: body)
    return roots(of: body).flatMap { ways(through: $0.body, knowing: aliases) }
  }

  /// A function's body, and after it its closures, with their places.
  func roots(of body: [Statement]) -> [(body: [Statement], closure: SourceSpan?)] {
    var roots: [(body: [Statement], closure: SourceSpan?)] = [(body, nil)]
    Walk.expressions(in: body) { expression in
      if case .closure(let closure) = expression.kind { roots.append((closure.body, expression.span)) }
    }
    return roots
  }

  /// What tells the classes of values in a function; nil where nobody asks.
  func scope(of function: Function?, _ body: [Statement]) -> ValueScope? {
    others.map { others in
      ValueScope {
        others.methods.classes(in: function?.body ?? body, of: others.user, given: function?.parameters ?? [])
      }
    }
  }

  func newBranch() -> Int { memory.next() }

  /// Whether a method that is called from somewhere is known to ask for nothing.
  func isSilent(_ method: Function, _ caller: Place) -> Bool {
    memory.silent[caller.calls.count]?.contains(method.nameSpan) ?? false
  }

  func note(silent method: Function, _ caller: Place) {
    memory.silent[caller.calls.count, default: []].insert(method.nameSpan)
  }

  private final class Memory {
    private var last = 0
    /// By how deep the calls are.
    var silent: [Int: Set<SourceSpan>] = [:]

    func next() -> Int {
      last += 1
      return last
    }
  }
}

extension Turn.Request {
  /// A call of `present(_:animated:completion:)` or `dismiss(animated:completion:)`.
  init?(_ call: Expression, _ aliases: [String: String], at place: Turn.Place) {
    guard case .call(let callee, let arguments) = call.kind, let name = CallFinder.baseName(of: callee) else {
      return nil
    }
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    switch (name, labels) {
    case ("present", ["_", "animated"]), ("present", ["_", "animated", "completion"]): kind = .present
    case ("dismiss", ["animated"]), ("dismiss", ["animated", "completion"]): kind = .dismiss
    default: return nil
    }
    switch MethodUses.bare(callee).kind {
    case .name: receiver = "self"
    case .member(let base, _):
      if case .superReference = base.kind { return nil }
      receiver = LocalNames.path(of: Self.first(base), aliases) ?? ""
    default: receiver = ""
    }
    self.arguments = arguments
    branches = place.branches
    soon = place.soon
    looks = place.looks
    calls = place.calls + [call.span]
  }

  /// Who is asked where that one is there: of `(page ?? top).present(…)` the page.
  private static func first(_ receiver: Expression) -> Expression {
    switch receiver.kind {
    case .coalesce(let page, _): page
    case .tuple(let parts) where parts.count == 1: first(parts[0].value)
    default: receiver
    }
  }
}
