import Diagnostics
import Program

/// What code asks of UIKit in one turn of the run loop: its requests to present and to dismiss, way by way, in the order in
/// which they run.
///
/// Methods of the class itself, of its superclasses and of extensions of theirs are followed where `self` is asked. What
/// closures do comes later; those of the main queue come soon, so that an animation still runs then.
struct Turn {
  struct Request {
    enum Kind { case present, dismiss }
    let kind: Kind
    /// Who is asked: `self`, `picker`, `child.owner`; empty where it is no chain of names.
    let receiver: String
    let arguments: [Argument]
    let span: SourceSpan
    /// The branches that it stands in, outermost first.
    let branches: [Int]
    /// The closure of the main queue that it stands in; 0 outside.
    let soon: Int
    /// The conditions around or before it that look at what is presented, or whether the view is there.
    let looks: Set<Int>

    /// Whether the two come on each way that comes to one of them: none stands in a branch that the other does not know.
    func isSure(with other: Request) -> Bool {
      branches.starts(with: other.branches) || other.branches.starts(with: branches)
    }

    /// Whether it is asked for without animation.
    var isAtOnce: Bool {
      guard case .bool(false)? = arguments.first(where: { $0.label == "animated" })?.value.kind else { return false }
      return true
    }
  }

  /// Where something runs: the branches around it, the closure of the main queue, and how many calls deep.
  struct Place {
    var branches: [Int] = []
    var soon = 0
    var depth = 0
    var looks: Set<Int> = []
  }

  let methods: OwnMethods
  /// Whether closures of the main queue count.
  var followsQueue = true
  private let numbers = Numbers()

  init(_ methods: OwnMethods, followsQueue: Bool = true) {
    self.methods = methods
    self.followsQueue = followsQueue
  }

  /// The ways through statements that run in one turn, each with its requests.
  ///
  /// - Parameter aliases: those of the code around them.
  func ways(through body: [Statement], knowing aliases: [String: String] = [:]) -> [[Request]] {
    let walk = TurnWalk(turn: self, aliases: aliases.merging(LocalNames.aliases(in: body)) { $1 })
    return walk.ways(through: body, at: Place()).map(\.requests)
  }

  /// The ways through everything of a function that runs in a turn of its own: its body, and its closures.
  func allWays(of body: [Statement]) -> [[Request]] {
    let aliases = LocalNames.aliases(in: body)
    var roots = [body]
    Walk.expressions(in: body) { expression in
      if case .closure(let closure) = expression.kind { roots.append(closure.body) }
    }
    return roots.flatMap { ways(through: $0, knowing: aliases) }
  }

  func newBranch() -> Int { numbers.next() }

  private final class Numbers {
    private var last = 0
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
      receiver = LocalNames.path(of: base, aliases) ?? ""
    default: receiver = ""
    }
    self.arguments = arguments
    span = call.span
    branches = place.branches
    soon = place.soon
    looks = place.looks
  }
}
