import Program
import Subjects

/// What a client does when a page tells it that it ends: what its code comes to with the arguments of the call.
struct AnswerWork {
  let methods: OwnMethods

  private static let depth = 2

  /// The calls and assignments, those of the client's own methods among them.
  func work(of answer: GivenAnswers.Answer, told tell: PageEnds.Tell) -> [CodePiece] {
    if let handed = answer.handed {
      return tell.method == nil ? [CodePiece(calling: handed, with: tell.arguments)] : []
    }
    var pieces: [CodePiece] = []
    if let closure = answer.closure, tell.method == nil {
      walk(closure.body, KnownValues(closure.parameters, tell.arguments), Self.depth, &pieces)
    } else if answer.closure == nil, let name = tell.method {
      let callee = Expression(.name(name), .none)
      guard let method = methods.method(called: callee, tell.arguments) else { return [] }
      walk(method.body ?? [], KnownValues(method.parameters, tell.arguments), Self.depth, &pieces)
    }
    return pieces
  }

  /// - Returns: Whether the statements leave, or nobody can tell.
  @discardableResult
  private func walk(_ body: [Statement], _ known: KnownValues, _ depth: Int, _ pieces: inout [CodePiece]) -> Bool {
    var known = known
    known.aliases.merge(LocalNames.aliases(in: body)) { $1 }
    for statement in body {
      switch statement.kind {
      case .expression(let value): if collect(value, known, depth, &pieces) { return true }
      case .defer(let inner): walk(inner, known, depth, &pieces)
      case .do(_, let inner, _): if walk(inner, known, depth, &pieces) { return true }
      case .variable(let variable): known.note(variable)
      case .if(let branch): if walk(branch, known, depth, &pieces) { return true }
      case .guard(let conditions, let otherwise):
        let passes = known.truth(conditions)
        if passes == false { walk(otherwise, known, depth, &pieces) }
        if passes == false || passes == nil && known.decide(conditions) { return true }
      case .switch(_, let choice): if walk(choice, known, depth, &pieces) { return true }
      case .return(let value):
        if let value { _ = collect(value, known, depth, &pieces) }
        return true
      case .throw, .break, .continue: return true
      default: break
      }
    }
    return false
  }

  /// Where the object's own state decides, both ways count.
  private func walk(_ branch: If, _ known: KnownValues, _ depth: Int, _ pieces: inout [CodePiece]) -> Bool {
    switch known.truth(branch.conditions) {
    case true?: return walk(branch.then, known, depth, &pieces)
    case false?: return walk(branch.otherwise, known, depth, &pieces)
    case nil:
      if known.decide(branch.conditions) { return false }
      let leaves = walk(branch.then, known, depth, &pieces)
      return walk(branch.otherwise, known, depth, &pieces) && leaves
    }
  }

  private func walk(_ choice: Switch, _ known: KnownValues, _ depth: Int, _ pieces: inout [CodePiece]) -> Bool {
    guard let chosen = known.chosen(choice) else { return false }
    return walk(chosen, known, depth, &pieces)
  }

  /// What runs a closure soon, or when the page has gone.
  private static let following: Set<String> = ["dismiss", "async", "asyncAfter", "animate", "Task"]

  private func collect(_ value: Expression, _ known: KnownValues, _ depth: Int, _ pieces: inout [CodePiece]) -> Bool {
    switch value.kind {
    case .chain(let inner), .forceUnwrap(let inner), .optionalTry(let inner), .forcedTry(let inner):
      return collect(inner, known, depth, &pieces)
    case .ifExpression(let branch): return walk(branch, known, depth, &pieces)
    case .switchExpression(let choice): return walk(choice, known, depth, &pieces)
    case .assign(let target, let assigned):
      if case .discard = target.kind { return collect(assigned, known, depth, &pieces) }
      if let piece = CodePiece(value, known.aliases) { pieces.append(piece) }
    case .call(let callee, let arguments):
      if let piece = CodePiece(value, known.aliases) { pieces.append(piece) }
      if Self.following.contains(CallFinder.baseName(of: callee) ?? "") {
        for case .closure(let closure) in arguments.map(\.value.kind) { walk(closure.body, known, depth, &pieces) }
      } else if depth > 0, let method = methods.method(called: callee, arguments, known.aliases) {
        walk(method.body ?? [], KnownValues(method.parameters, arguments, known), depth - 1, &pieces)
      }
    default: break
    }
    return false
  }
}
