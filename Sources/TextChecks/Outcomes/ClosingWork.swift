import Diagnostics
import Program

/// What a function that closes something does at once, and what at the end of its animation: whom it tells, what it asks for
/// before, and what it changes. Own methods are followed, and closures that they are given.
struct ClosingWork {
  /// A call of the client.
  struct Tell {
    /// Where the function's own code leads there.
    let place: SourceSpan
    let isLate: Bool
    /// What conditions ask for before it, at once and at the end of the animation.
    let asked: Set<String>
    let askedLate: Set<String>
  }

  var tells: [Tell] = []
  /// The last names of what is set, at once and at the end.
  var changed: Set<String> = []
  var changedLate: Set<String> = []
  /// Whether something is taken away at the end.
  var removes = false
  /// Whether touches are switched off, or a timer or animation is ended, at once.
  var shutsOut = false
  var stops = false

  let methods: OwnMethods
  let client: ClosingClient
  private static let depth = 8
  /// How many bodies are walked: methods may call one another in many ways.
  private var left = 300

  /// Where code runs.
  struct Place {
    /// The call in the function itself that leads there; nil in itself.
    var call: SourceSpan?
    var isLate = false
    var asked: Set<String> = []
    var askedLate: Set<String> = []
    var aliases: [String: String] = [:]
    /// The closures that parameters stand for.
    var handed: [String: Handed] = [:]
    var depth = 0
  }

  struct Handed {
    let body: [Statement]
    let place: Place
  }

  init(of function: Function, _ methods: OwnMethods, telling client: ClosingClient) {
    self.methods = methods
    self.client = client
    let body = function.body ?? []
    walk(body, Place(aliases: LocalNames.aliases(in: body)))
  }

  /// Whether a second call does not come to a tell: what it asks for has changed by then.
  func keepsOut(_ tell: Tell) -> Bool {
    let settled = changed.union(changedLate).union(ClosingClient.gone)
    return !tell.asked.isDisjoint(with: changed.union(ClosingClient.going))
      || tell.isLate && !tell.askedLate.isDisjoint(with: settled)
  }

  /// - Returns: Whether the statements leave the function.
  @discardableResult
  private mutating func walk(_ body: [Statement], _ start: Place) -> Bool {
    var place = start
    for statement in body {
      switch statement.kind {
      case .expression(let value): note(value, place)
      case .variable(let variable): if let value = variable.value { note(value, place) }
      case .return(let value):
        if let value { note(value, place) }
        return true
      case .guard(let conditions, let otherwise):
        note(conditions, place)
        ask(conditions, &place)
        walk(otherwise, place)
      case .if(let branch): if walk(branch, &place) { return true }
      case .switch(_, let choice):
        var inner = place
        ask([.expression(choice.subject)], &inner)
        for clause in choice.cases { walk(clause.body, inner) }
      case .do(_, let inner, let clauses):
        if walk(inner, place) { return true }
        for clause in clauses { walk(clause.body, place) }
      case .defer(let inner), .forIn(_, _, _, _, let inner): walk(inner, place)
      case .throw, .break, .continue: return true
      default: break
      }
    }
    return false
  }

  mutating func walk(_ branch: If, _ place: inout Place) -> Bool {
    note(branch.conditions, place)
    var inner = place
    ask(branch.conditions, &inner)
    let leaves = walk(branch.then, inner)
    let leavesToo = walk(branch.otherwise, inner)
    if leaves || leavesToo { place = inner }
    return leaves && leavesToo
  }

  private func ask(_ conditions: [Condition], _ place: inout Place) {
    let names = client.names(in: conditions)
    if place.isLate { place.askedLate.formUnion(names) } else { place.asked.formUnion(names) }
  }

  private mutating func note(_ conditions: [Condition], _ place: Place) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): note(value, place)
      case .available: break
      }
    }
  }

  private mutating func takesOne() -> Bool {
    left -= 1
    return left >= 0
  }

  /// Runs what a parameter stands for.
  mutating func run(_ handed: Handed, from place: Place, late: Bool) {
    var inner = handed.place
    inner.isLate = inner.isLate || place.isLate || late
    inner.asked.formUnion(place.asked)
    inner.askedLate.formUnion(place.askedLate)
    inner.depth = place.depth + 1
    if inner.depth <= Self.depth, takesOne() { walk(handed.body, inner) }
  }

  /// Goes on in a method of its own.
  mutating func follow(_ method: Function, _ arguments: [Argument], _ call: SourceSpan, from place: Place) {
    guard place.depth < Self.depth, let body = method.body, takesOne() else { return }
    var inner = place
    inner.call = place.call ?? call
    inner.depth += 1
    inner.aliases = LocalNames.aliases(in: body)
    inner.handed = ClosingCalls.handed(arguments, to: method, from: place)
    walk(body, inner)
  }
}
