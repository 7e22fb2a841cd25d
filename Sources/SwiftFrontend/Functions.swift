import Diagnostics
import Program
import SwiftSyntax

extension Builder {
  func function(_ node: FunctionDeclSyntax) -> Function {
    var result = header(node)
    result.body = resulting(in: node.signature.returnClause?.type) {
      body(node.body, of: result, returnsImplicitly: result.result.map { !$0.isVoid } ?? false)
    }
    return result
  }

  /// A function without its body.
  func header(_ node: FunctionDeclSyntax) -> Function {
    let isOperator = !node.name.tokenKind.isIdentifier
    let labels: Labels = isOperator ? .none : .functions
    var result = Function(
      name: name(node.name), parameters: parameters(node.signature.parameterClause, labels), body: nil,
      span: span(node), nameSpan: span(node.name))
    result.attributes = attributes(node.attributes, node.modifiers)
    result.genericParameters = genericNames(node.genericParameterClause)
    result.result = node.signature.returnClause.map { type($0.type) }
    dropImplicitLabel(of: &result, node)
    rename(&result)
    effects(node.signature, of: &result)
    return result
  }

  func initializer(_ node: InitializerDeclSyntax) -> Function {
    let isFailable = node.optionalMark != nil
    var result = Function(
      kind: .initializer(failable: isFailable), name: "init",
      parameters: parameters(node.signature.parameterClause, .functions), body: nil, span: span(node),
      nameSpan: span(node.initKeyword))
    result.attributes = attributes(node.attributes, node.modifiers)
    result.genericParameters = genericNames(node.genericParameterClause)
    effects(node.signature, of: &result)
    result.body = resulting(in: nil) { body(node.body, of: result, returnsImplicitly: false) }?.map(Self.afterwards)
    if isFailable, case .expression(let only)? = result.body?.first?.kind, result.body?.count == 1,
      case .nil = only.kind
    {
      result.body = [Statement(.return(only), only.span)]
    }
    return result
  }

  /// What an initialiser defers runs when the object is there: observers hear of what it sets, as in any other closure
  /// (docs.swift.org, The Swift Programming Language, Properties: observers "aren't called" while an initialiser "is setting its
  /// own properties"; swiftc takes the body of a `defer` for a function of its own, github.com/swiftlang/swift, SIL `$defer`).
  private static func afterwards(_ statement: Statement) -> Statement {
    guard case .defer(let body) = statement.kind else { return statement }
    let place = statement.span
    let closure = Expression(.closure(Closure(parameters: [], body: body)), place)
    return Statement(.defer([Statement(.expression(Expression(.call(closure, []), place)), place)]), place)
  }

  func deinitializer(_ node: DeinitializerDeclSyntax) -> Function {
    var result = Function(
      kind: .deinitializer, name: "deinit", parameters: [], body: nil, span: span(node),
      nameSpan: span(node.deinitKeyword))
    result.attributes = attributes(node.attributes, node.modifiers)
    result.body = resulting(in: nil) { body(node.body, of: result, returnsImplicitly: false) }
    return result
  }

  private func effects(_ signature: FunctionSignatureSyntax, of function: inout Function) {
    function.throws_ = signature.effectSpecifiers?.throwsClause != nil
    function.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
  }

  private func body(_ node: CodeBlockSyntax?, of function: Function, returnsImplicitly: Bool) -> [Statement]? {
    guard let node else { return nil }
    functionNames.append(function.fullName)
    let aliases = localAliases
    defer {
      functionNames.removeLast()
      localAliases = aliases
    }
    let statements = block(node.statements, isBody: true)
    return returnsImplicitly ? returning(statements) : statements
  }

  // MARK: Subscripts

  /// The getter and, if there is one, the setter of a subscript.
  func subscripts(_ node: SubscriptDeclSyntax) -> [Function] {
    let result = type(node.returnClause.type)
    var getter = Function(
      kind: .subscriptGetter, name: "subscript", parameters: parameters(node.parameterClause, .subscripts),
      result: result, body: nil, span: span(node), nameSpan: span(node.subscriptKeyword))
    getter.attributes = attributes(node.attributes, node.modifiers)
    getter.genericParameters = genericNames(node.genericParameterClause)
    functionNames.append(getter.fullName)
    defer { functionNames.removeLast() }
    guard let accessorBlock = node.accessorBlock else { return [getter] }
    let accessors = resulting(in: node.returnClause.type) { readAccessors(accessorBlock) }
    getter.body = accessors.getter
    guard accessors.declaresSetter else { return [getter] }
    var setter = getter
    setter.kind = .subscriptSetter
    setter.result = nil
    let newValue = accessors.setter?.parameter ?? "newValue"
    setter.parameters.append(Parameter(label: nil, name: newValue, type: result, span: getter.nameSpan))
    setter.body = accessors.setter?.body
    return [getter, setter]
  }

  // MARK: Parameters

  /// How argument labels follow from parameter names.
  enum Labels {
    /// A single name is label and name.
    case functions
    /// A single name is only a name.
    case subscripts
    /// Operators have no labels.
    case none
  }

  func parameters(_ clause: FunctionParameterClauseSyntax, _ labels: Labels) -> [Parameter] {
    clause.parameters.map { parameter($0, labels) }
  }

  private func parameter(_ node: FunctionParameterSyntax, _ labels: Labels) -> Parameter {
    let first = name(node.firstName)
    let second = node.secondName.map(name)
    let hasLabel =
      switch labels {
      case .functions: first != "_"
      case .subscripts: first != "_" && second != nil
      case .none: false
      }
    var result = Parameter(
      label: hasLabel ? first : nil, name: second ?? first, type: type(node.type),
      defaultValue: node.defaultValue.map { expression($0.value) }, span: span(node))
    result.isInout = isInout(node.type) || node.modifiers.contains { $0.name.text == "inout" }
    result.isVariadic = node.ellipsis != nil
    result.isAutoclosure = isMarked(node.type, "autoclosure")
    result.isEscaping = isMarked(node.type, "escaping")
    return result
  }

  func isInout(_ type: TypeSyntax) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
    return (Array(attributed.specifiers) + Array(attributed.lateSpecifiers)).contains { specifier in
      guard case .simpleTypeSpecifier(let simple) = specifier else { return false }
      return simple.specifier.tokenKind == .keyword(.inout)
    }
  }

  private func isMarked(_ type: TypeSyntax, _ name: String) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
    return attributed.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
    }
  }
}

extension TokenKind {
  /// Whether a function name is a name, not an operator.
  fileprivate var isIdentifier: Bool {
    switch self {
    case .identifier, .keyword: true
    default: false
    }
  }
}

extension TypeReference {
  /// `()` or `Void`.
  var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    default: false
    }
  }
}
