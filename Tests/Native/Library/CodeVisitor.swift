import Machine
import SwiftSyntax

/// Names of the methods that a body calls on `super`.
private final class SuperCalls: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true { names.insert(node.declName.baseName.text) }
    return .visitChildren
  }
}

/// Finds where code under test has to say that it runs, and what its classes declare.
final class CodeVisitor: SyntaxVisitor {
  private(set) var edits: [(offset: Int, text: String)] = []
  private(set) var classes: [WrittenClass] = []
  /// Places of the file have greater numbers.
  private let firstSite: Int

  init(firstSite: Int) {
    self.firstSite = firstSite
    super.init(viewMode: .sourceAccurate)
  }
  /// Names of the types around, and whether they are classes.
  private var types: [String] = []
  private var functionDepth = 0
  /// Index into `classes` for each type around; nil for structs and protocols.
  private var open: [Int?] = []

  private func insert(_ text: String, at position: AbsolutePosition) {
    edits.append((position.utf8Offset, text))
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.trimmedDescription == "UIKit" {
      insert("@testable ", at: node.importKeyword.positionAfterSkippingLeadingTrivia)
    }
    return .skipChildren
  }

  // Types.

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // When an object was made.
    if functionDepth == 0 {
      insert(
        " private let drivenBirth\(edits.count) = drivenStep();",
        at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
    }
    return enter(node.name.text, declares: node.genericParameterClause == nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, declares: false)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, declares: false) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, declares: false) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(_ name: String, declares: Bool) -> SyntaxVisitorContinueKind {
    types.append(name)
    let known = classes.firstIndex { $0.name == types.joined(separator: ".") }
    if declares && functionDepth == 0 && known == nil {
      classes.append(WrittenClass(name: types.joined(separator: ".")))
      open.append(classes.count - 1)
    } else {
      open.append(known)
    }
    return .visitChildren
  }

  private func leave() {
    types.removeLast()
    open.removeLast()
  }

  // Code.

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.fullName
    if functionDepth == 0 { declare(node, name) }
    if let body = node.body {
      let isMethod = functionDepth == 0 && !types.isEmpty
      let fullName = isMethod ? "\"\((types + [name]).joined(separator: "."))\"" : nil
      prefix(body.statements, after: body.leftBrace, fullName, returns: node.signature.returnClause != nil)
    }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  private func declare(_ node: FunctionDeclSyntax, _ name: String) {
    guard let last = open.last, let index = last else { return }
    if node.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "class" }) { return }
    classes[index].methods.append(name)
    let calls = SuperCalls(viewMode: .sourceAccurate)
    if let body = node.body { calls.walk(body) }
    if calls.names.contains(node.name.text) { classes[index].callingSuper.append(name) }
    let parameters = Array(node.signature.parameterClause.parameters)
    guard parameters.count < 2, node.genericParameterClause == nil else { return }
    if parameters.first?.ellipsis != nil || parameters.first?.type.is(FunctionTypeSyntax.self) == true { return }
    let label = parameters.first?.firstName.text
    let type = parameters.first?.type.trimmedDescription
    if type?.contains("inout") == true || type?.contains("@escaping") == true { return }
    classes[index].actions.append((name, node.name.text, label == "_" ? nil : label, type))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0, let last = open.last, let index = last {
      let names = node.bindings.map(\.pattern.trimmedDescription)
      classes[index].methods += names
      if node.modifiers.contains(where: { $0.name.text == "weak" }) { classes[index].weak += names }
      for name in names {
        if let sense = DirectionNames.sense(ofFlag: name) { classes[index].directions[name] = sense }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body {
      let isNil = body.statements.first?.item.is(NilLiteralExprSyntax.self) == true
      prefix(body.statements, after: body.leftBrace, returns: isNil)
    }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  /// The machine runs a `deinit` after the step, so it is no code that ran in it.
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter(let statements) = node.accessors {
      prefix(statements, after: node.leftBrace, returns: true)
    }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body {
      prefix(body.statements, after: body.leftBrace, returns: node.accessorSpecifier.text == "get")
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    guard let first = node.statements.first else { return .visitChildren }
    if node.statements.count == 1, case .expr(let expression) = first.item, !isAssignment(expression) {
      insert("drivenValue(\(nextSite()), ", at: expression.positionAfterSkippingLeadingTrivia)
      insert(")", at: expression.endPositionBeforeTrailingTrivia)
    } else {
      insert(entering(nil) + " ", at: first.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  /// Statements, `if` and `switch` included: nothing whose value a closure could give.
  private func isAssignment(_ expression: ExprSyntax) -> Bool {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return true }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { element in
      if element.is(AssignmentExprSyntax.self) { return true }
      guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    }
  }

  /// Before every statement its place, but where a statement may be the value of what it stands in.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard functionDepth > 0, let list = node.parent?.as(CodeBlockItemListSyntax.self) else { return .visitChildren }
    if list.count == 1, case .expr = node.item { return .visitChildren }
    insert("drivenAt(\(nextSite())); ", at: node.positionAfterSkippingLeadingTrivia)
    return .visitChildren
  }

  private var siteCount = 0

  private func nextSite() -> String {
    siteCount += 1
    return "\(firstSite + siteCount)"
  }

  private func entering(_ name: String?) -> String {
    "drivenEnter(\(nextSite())\(name.map { ", " + $0 } ?? "")); defer { drivenLeave() };"
  }

  /// Inserts calls before the statements; one expression stays the value of what it is the body of.
  private func prefix(
    _ statements: CodeBlockItemListSyntax, after brace: TokenSyntax, _ name: String? = nil, returns: Bool
  ) {
    insert(" " + entering(name), at: brace.endPositionBeforeTrailingTrivia)
    guard returns, statements.count == 1, let only = statements.first, case .expr(let expression) = only.item else {
      return
    }
    if !isAssignment(expression) { insert("return ", at: expression.positionAfterSkippingLeadingTrivia) }
  }
}
