import SwiftParser
import SwiftSyntax

/// A file of the machine with one small fault.
package struct MachineMutant: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable {
    case removed, inverted, fixed
    /// With the statement before it.
    case swapped
  }

  /// Relative to `Models`: `UIKit/Rotation.swift`.
  package var path: String
  /// Counted from 1.
  package var line: Int
  /// The rules that are cited there; none where every statement is looked at.
  package var rules: [String]
  package var kind: Kind
  /// What was changed, shortened to one line.
  package var code: String
  /// What stands there instead, if that is not plain from the kind.
  package var replacement = ""
  /// The whole file after the change.
  package var text: String

  package var description: String { "\(path):\(line): \(change)" }

  /// The description without its place, which edits above it move.
  package var change: String {
    let what = replacement.isEmpty ? kind.rawValue : "\(kind.rawValue) to \(replacement)"
    return (rules.isEmpty ? "" : rules.joined(separator: ", ") + ": ") + "\(what): \(code)"
  }

  /// The mutants of one file.
  package static func all(of text: String, path: String) -> [MachineMutant] {
    let tree = Parser.parse(source: text)
    let visitor = MutantFinder(MutantWriter(path: path, text: text, tree: tree))
    visitor.walk(tree)
    return visitor.mutants
  }
}

/// Finds what is cited: statements with a rule in the comment right above them or on their line, and functions and
/// computed properties with a rule in the comment above them.
private final class MutantFinder: SyntaxVisitor {
  private let writer: MutantWriter
  var mutants: [MachineMutant] = []

  init(_ writer: MutantWriter) {
    self.writer = writer
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let rules = citations(above: node.leadingTrivia) + citations(above: node.trailingTrivia)
    if !rules.isEmpty { mutate(node.item, rules) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let rules = citations(above: node.leadingTrivia)
    if !rules.isEmpty, let body = node.body { mutate(body, returns: node.signature.returnClause?.type, rules) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let rules = citations(above: node.leadingTrivia)
    guard !rules.isEmpty, let binding = node.bindings.first, binding.typeAnnotation?.type.trimmedDescription == "Bool",
      case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1, let item = items.first
    else { return .visitChildren }
    invert(item, rules)
    return .visitChildren
  }

  /// A parameter that is always chosen the same way is no longer explored.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "choose",
      let parameter = node.arguments.first?.expression.trimmedDescription, parameter.count == 4
    else { return .visitChildren }
    let rule = "F-" + parameter.suffix(2)
    add(.fixed, node, "0", [rule])
    let second = node.arguments.dropFirst().first?.expression
    if let alternatives = second?.as(ArrayExprSyntax.self), alternatives.elements.count > 1 {
      add(.fixed, node, "\(alternatives.elements.count - 1)", [rule])
    }
    return .visitChildren
  }

  private func mutate(_ item: CodeBlockItemSyntax.Item, _ rules: [String]) {
    switch item {
    case .stmt(let statement):
      if let guarded = statement.as(GuardStmtSyntax.self) { return invert(guarded.conditions, rules) }
      if statement.is(ForStmtSyntax.self) { return add(.removed, statement, "", rules) }
      if let conditional = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
        return mutate(conditional, statement, rules)
      }
    case .expr(let expression):
      if let conditional = expression.as(IfExprSyntax.self) { return mutate(conditional, expression, rules) }
      if expression.is(SwitchExprSyntax.self) { return }
      add(.removed, expression, "", rules)
    default: break
    }
  }

  private func mutate(_ conditional: IfExprSyntax, _ whole: some SyntaxProtocol, _ rules: [String]) {
    invert(conditional.conditions, rules)
    if conditional.elseBody == nil { add(.removed, whole, "", rules) }
  }

  private func mutate(_ body: CodeBlockSyntax, returns type: TypeSyntax?, _ rules: [String]) {
    if body.statements.isEmpty { return }
    guard let type else { return add(.removed, body, "{}", rules) }
    if type.trimmedDescription == "Bool" {
      if body.statements.count == 1, let item = body.statements.first { return invert(item, rules) }
      for value in ["true", "false"] { add(.fixed, body, "{ \(value) }", rules) }
    } else if type.is(OptionalTypeSyntax.self) {
      add(.fixed, body, "{ nil }", rules)
    } else if type.is(ArrayTypeSyntax.self) {
      add(.fixed, body, "{ [] }", rules)
    }
  }

  private func invert(_ conditions: ConditionElementListSyntax, _ rules: [String]) {
    for element in conditions {
      guard case .expression(let condition) = element.condition else { continue }
      add(.inverted, condition, "!(\(condition.trimmedDescription))", rules)
    }
  }

  /// The only statement of a body whose value is a Bool.
  private func invert(_ item: CodeBlockItemSyntax, _ rules: [String]) {
    if case .expr(let expression) = item.item, !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self)
    {
      add(.inverted, expression, "!(\(expression.trimmedDescription))", rules)
    }
  }

  private func add(_ kind: MachineMutant.Kind, _ node: some SyntaxProtocol, _ replacement: String, _ rules: [String]) {
    mutants.append(writer.mutant(kind, node, replacement, rules))
  }

  /// Ids of sections A, B and F in the comment that touches the node.
  private func citations(above trivia: Trivia) -> [String] {
    var rules: [String] = []
    var newlines = 0
    for piece in trivia.reversed() {
      switch piece {
      case .newlines(let count): newlines = count
      case .lineComment(let text), .docLineComment(let text):
        if newlines > 1 { return rules }
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
        rules = words.filter { $0.wholeMatch(of: /[A-Z]{1,5}-[0-9]{2}/) != nil && !$0.hasPrefix("FAIL") } + rules
      default: break
      }
    }
    return rules
  }
}
