import Program

/// A list of statements of a body, with what runs behind it when it has come to its end.
struct CodeBlock {
  let work: [Statement]
  /// Of the blocks around it, what comes after the statement that it belongs to.
  let after: [Statement]

  /// The body itself, its branches and loops, and the closures in it; behind these nothing is known to run.
  static func all(in body: [Statement]) -> [CodeBlock] {
    var blocks = nested(in: body, after: [])
    Walk.expressions(in: body) { expression in
      if case .closure(let closure) = expression.kind { blocks += nested(in: closure.body, after: []) }
    }
    return blocks
  }

  private static func nested(in body: [Statement], after: [Statement]) -> [CodeBlock] {
    var blocks = [CodeBlock(work: body, after: after)]
    for (number, statement) in body.enumerated() {
      let rest = Array(body[(number + 1)...]) + after
      for inner in bodies(of: statement) { blocks += nested(in: inner, after: leaves(inner) ? [] : rest) }
    }
    return blocks
  }

  private static func bodies(of statement: Statement) -> [[Statement]] {
    switch statement.kind {
    case .if(let branch): [branch.then, branch.otherwise]
    case .switch(_, let choice): choice.cases.map(\.body)
    case .guard(_, let otherwise): [otherwise]
    case .do(_, let inner, let catches): [inner] + catches.map(\.body)
    case .while(_, _, let inner), .repeatWhile(_, let inner, _), .forIn(_, _, _, _, let inner): [inner]
    default: []
    }
  }

  private static func leaves(_ body: [Statement]) -> Bool {
    switch body.last?.kind {
    case .return, .break, .continue, .throw: true
    default: false
    }
  }
}
