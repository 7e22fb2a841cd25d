import Diagnostics
import Program

/// The ways through a function, and whether each calls the function's completion or hands it on.
struct CompletionWays {
  struct Way: Hashable {
    /// Whether the completion is named.
    var isTaken = false
    /// Whether nobody waits: the object has gone, or the app ends.
    var isExcused = false
    /// What comes to the end without it: a `return`, the last statement of a branch, or an `if` without `else`; nil for code
    /// without branches, and where it does not matter.
    var end: SourceSpan?
    var isOver = false
    /// Whether nothing stands in the code at the end: it is that of an `if` without `else`.
    var isUnwritten = false
    /// Whether the end is a call of which nothing is left where somebody is nil.
    var isSkipped = false
    /// What the way asks of the flags, and how it was answered.
    var known: [String: Bool] = [:]
  }

  /// Whether a parameter is a function that its caller waits for, by its name.
  static func isCompletion(_ parameter: Parameter) -> Bool {
    guard case .function? = parameter.type?.unwrapped else { return false }
    return isNamedSo(parameter)
  }

  static func isNamedSo(_ parameter: Parameter) -> Bool {
    let name = parameter.name.lowercased()
    return name.hasPrefix("complet") || name.hasSuffix("completion") || name.hasSuffix("completionhandler")
  }

  private let name: String
  private let places: [SourceSpan]
  let owners: Set<String>
  let aliases: [String: String]
  private let flags: Set<String>
  private let lists: Set<String>
  private static let most = 64

  /// - Parameters:
  ///   - places: where the completion is named, and that does not count.
  ///   - owners: weak properties: where one is nil, nobody waits.
  ///   - aliases: what local constants stand for.
  ///   - flags: parameters that are true or false.
  ///   - lists: the names of the lists that the object itself fills.
  init(
    of completion: String, beside places: [SourceSpan] = [], owners: Set<String> = [], aliases: [String: String] = [:],
    flags: Set<String> = [], lists: Set<String> = []
  ) {
    name = completion
    self.aliases = aliases
    self.owners = owners
    self.places = places
    self.flags = flags
    self.lists = lists
  }

  /// Those that differ, in the order of the code.
  func ways(through statements: [Statement]) -> [Way] {
    var ways = [Way()]
    for statement in statements {
      let further = self.ways(of: statement)
      ways = ways.flatMap { way in way.isOver ? [way] : further.compactMap { Self.join(way, $0) } }
      var known: Set<Way> = []
      ways = Array(ways.filter { known.insert($0).inserted }.prefix(Self.most))
    }
    return ways
  }

  /// Nil where one asks for a flag that the other knows not to be so.
  private static func join(_ first: Way, _ second: Way) -> Way? {
    if second.known.contains(where: { first.known[$0.key] == !$0.value }) { return nil }
    let isTaken = first.isTaken || second.isTaken
    let last = second.end == nil ? first : second
    return Way(
      isTaken: isTaken, isExcused: first.isExcused || second.isExcused, end: isTaken ? nil : last.end,
      isOver: second.isOver, isUnwritten: !isTaken && last.isUnwritten, isSkipped: !isTaken && last.isSkipped,
      known: first.known.merging(second.known) { $1 })
  }

  private func ways(of statement: Statement) -> [Way] {
    switch statement.kind {
    case .if(let branch):
      if isNamed(in: branch.conditions) { return [Way(isTaken: true)] }
      let unwritten = Way(end: statement.span, isUnwritten: true)
      let asked = WayConditions(branch.conditions, flags, aliases, lists: lists)
      return asked.ways(
        holding: branchWays(branch.then),
        failing: branch.otherwise.isEmpty ? [unwritten] : branchWays(branch.otherwise))
    case .guard(let conditions, let otherwise):
      if isNamed(in: conditions) { return [Way(isTaken: true)] }
      let asked = WayConditions(conditions, flags, aliases, lists: lists)
      let isOfNobody = bindsOwner(conditions) || asked.isFoundAlways
      let left = ways(through: otherwise).map { way in
        Way(isTaken: way.isTaken, isExcused: way.isExcused || isOfNobody, end: way.end, isOver: true, known: way.known)
      }
      return asked.ways(holding: [Way()], failing: left)
    case .switch(_, let choice):
      return choice.cases.flatMap { branchWays($0.body) }
    case .do(_, let body, let clauses): return ways(through: body) + clauses.flatMap { ways(through: $0.body) }
    case .return: return [Way(isTaken: isNamed(in: [statement]), end: statement.span, isOver: true)]
    case .throw: return [Way(isExcused: true, isOver: true)]
    case .break, .continue: return [Way(isExcused: true)]
    case .expression(let value) where mayBeSkipped(value):
      return [Way(isTaken: true), Way(end: statement.span, isUnwritten: true, isSkipped: true)]
    default: return [Way(isTaken: isNamed(in: [statement]), isExcused: Self.endsApp(statement))]
    }
  }

  private func branchWays(_ body: [Statement]) -> [Way] {
    ways(through: body).map { way in
      if way.isTaken || way.end != nil { return way }
      var way = way
      way.end = body.last?.span
      return way
    }
  }

  func isNamed(in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .name(name) = expression.kind else { return }
      if !places.contains(where: { $0.contains(expression.span) }) { found = true }
    }
    return found
  }

  private func isNamed(in conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      switch condition {
      case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value):
        isNamed(in: [Statement(.expression(value), value.span)])
      case .available: false
      }
    }
  }
}
