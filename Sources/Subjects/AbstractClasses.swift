import Program

/// Which classes are only there to be inherited from: their subclasses stand for them.
package struct AbstractClasses {
  private let bases: Set<Int>
  private let mentions: Mentions

  package init(index: TypeIndex, mentions: Mentions) {
    self.mentions = mentions
    var bases: Set<Int> = []
    for entry in index.entries where entry.isSubject && entry.declaration.kind == .class {
      // A storyboard may make any view controller.
      if index.ancestors(of: entry).contains("UIViewController") { continue }
      bases.formUnion(index.lineage(of: entry).dropFirst().filter(\.isSubject).map(\.id))
    }
    self.bases = bases
  }

  /// A class with subclasses that nobody makes. One that others may make stays, unless it leaves something to them.
  package func contains(_ entry: TypeIndex.Entry) -> Bool {
    guard bases.contains(entry.id), !mentions.isMade(entry) else { return false }
    if ![.public, .open].contains(entry.declaration.attributes.access) { return true }
    return entry.functions.contains { Self.isLeftOpen($0) }
  }

  /// Nothing happens in it, or a trap says that it must be overridden.
  private static func isLeftOpen(_ function: Function) -> Bool {
    guard case .function = function.kind, let body = function.body else { return false }
    return body.isEmpty || isTrap(body)
  }

  /// The only expression of a body may be what it returns.
  private static func value(of statement: Statement) -> Expression? {
    switch statement.kind {
    case .expression(let expression), .return(let expression?): expression
    default: nil
    }
  }

  private static func isConstant(_ statement: Statement) -> Bool {
    guard case .return(let value?) = statement.kind else { return false }
    switch value.kind {
    case .nil, .bool, .integer, .double, .string: return true
    case .array(let elements): return elements.isEmpty
    default: return false
    }
  }

  /// Whether all that a body does is to say that it must be overridden.
  package static func isTrap(_ body: [Statement]) -> Bool {
    // What follows `assertionFailure` is there for the compiler.
    guard body.count == 1 || body.count == 2 && isConstant(body[1]), let expression = value(of: body[0]),
      case .call(let callee, _) = expression.kind,
      let name = CallFinder.baseName(of: callee)
    else { return false }
    return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name)
  }
}
