import SwiftParser
import SwiftSyntax

/// Small faults in every statement of a file of the machine, cited or not: a call that is gone, two neighbours swapped, a
/// condition the other way round, a number off by one, another case of an enum, the last argument dropped.
package struct StatementMutants {
  /// For each case the next one of its enum; names that several enums have are left alone.
  private let nextCases: [String: String]

  /// - Parameter texts: all files of the machine, whose enums are looked through.
  package init(texts: [String]) {
    var found: [String: Set<String>] = [:]
    for text in texts {
      let finder = EnumCases()
      finder.walk(Parser.parse(source: text))
      for cases in finder.enums where cases.count > 1 {
        for (index, name) in cases.enumerated() {
          found[name, default: []].insert(cases[(index + 1) % cases.count])
        }
      }
    }
    nextCases = found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// In the order of the text.
  package func mutants(of text: String, path: String) -> [MachineMutant] {
    let tree = Parser.parse(source: text)
    let finder = StatementMutantFinder(MutantWriter(path: path, text: text, tree: tree), nextCases)
    finder.walk(tree)
    return finder.mutants
  }
}

/// The names of an enum's cases, those with values left out.
private final class EnumCases: SyntaxVisitor {
  var enums: [[String]] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    enums.append(cases.filter { $0.parameterClause == nil }.map(\.name.text))
    return .visitChildren
  }
}

private final class StatementMutantFinder: SyntaxVisitor {
  private let writer: MutantWriter
  private let nextCases: [String: String]
  var mutants: [MachineMutant] = []

  init(_ writer: MutantWriter, _ nextCases: [String: String]) {
    self.writer = writer
    self.nextCases = nextCases
    super.init(viewMode: .sourceAccurate)
  }

  /// Values of bodies with one expression are no statements.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    if node.count == 1, !isOfFunctionWithoutValue(node) { return .visitChildren }
    var former: ExprSyntax?
    for item in node {
      let call = Self.call(item)
      if let call { add(.removed, call, "") }
      if let call, let former, former.trimmedDescription != call.trimmedDescription { swap(former, call) }
      former = call
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition {
      add(.inverted, condition, "!(\(condition.trimmedDescription))")
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let isTrue = node.literal.text == "true"
    add(.fixed, node, isTrue ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text) { add(.fixed, node, "\(value + 1)") }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base == nil, let next = nextCases[node.declName.baseName.text] { add(.fixed, node, "." + next) }
    return .visitChildren
  }

  /// Words of the vocabulary say what happens in their arguments: names of checks and events are not behaviour.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["check", "expect", "offer", "choose", "mayHappen", "noteLimit"]
      .contains(node.calledExpression.trimmedDescription)
    {
      return node.calledExpression.trimmedDescription == "offer" ? .visitChildren : .skipChildren
    }
    if node.arguments.count > 1, let last = node.arguments.last, last.label != nil {
      let kept = node.arguments.dropLast().map { "\($0.label.map { "\($0.text): " } ?? "")\($0.expression)" }
      add(.fixed, node.arguments, kept.joined(separator: ", "))
    }
    return .visitChildren
  }

  /// The recorded words of a native machine are never read here.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func isOfFunctionWithoutValue(_ node: CodeBlockItemListSyntax) -> Bool {
    guard let block = node.parent?.as(CodeBlockSyntax.self), let owner = block.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
    if let accessor = owner.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text != "get" }
    return !owner.is(ClosureExprSyntax.self)
  }

  /// A call or an assignment that stands for itself; rules are not stated by leaving them out.
  private static func call(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    guard case .expr(let expression) = item.item else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "noteLimit" ? nil : expression
    }
    return expression.is(SequenceExprSyntax.self) || expression.is(InfixOperatorExprSyntax.self) ? expression : nil
  }

  private func add(_ kind: MachineMutant.Kind, _ node: some SyntaxProtocol, _ replacement: String) {
    mutants.append(writer.mutant(kind, node, replacement, []))
  }

  private func swap(_ first: ExprSyntax, _ second: ExprSyntax) {
    mutants.append(writer.swapped(first, second))
  }
}
