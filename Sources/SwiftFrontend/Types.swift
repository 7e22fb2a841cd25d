import Program
import SwiftSyntax

extension Builder {
  /// Modules whose name in front of a declaration says nothing: `Swift.max`, `UIKit.UIView`.
  static let transparentModules: Set<String> = [
    "Swift", "Foundation", "UIKit", "UIKitCore", "CoreGraphics", "QuartzCore", "CoreAnimation", "ObjectiveC",
    "Dispatch",
  ]

  func type(_ node: TypeSyntax) -> TypeReference {
    nested(node, otherwise: .named("_", [])) { typeReference(node) }
  }

  private func typeReference(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): named(name(node.name), node.genericArgumentClause)
    case .memberType(let node): memberType(node)
    case .optionalType(let node): .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): .implicitlyUnwrapped(type(node.wrappedType))
    case .arrayType(let node): .array(type(node.element))
    case .dictionaryType(let node): .dictionary(type(node.key), type(node.value))
    case .tupleType(let node): tuple(node.elements)
    case .functionType(let node): .function(node.parameters.map { type($0.type) }, type(node.returnClause.type))
    case .metatypeType(let node): .metatype(type(node.baseType))
    case .compositionType(let node): composition(node)
    case .attributedType(let node): type(node.baseType)
    case .someOrAnyType(let node): type(node.constraint)
    case .suppressedType(let node): .named("~" + path(of: type(node.type)), [])
    case .classRestrictionType: .named("AnyObject", [])
    case .packElementType(let node): type(node.pack)
    case .packExpansionType(let node): unusual("parameter pack", node, type(node.repetitionPattern))
    case .inlineArrayType(let node): unusual("inline array", node, .array(argument(node.element) ?? .named("_", [])))
    case .namedOpaqueReturnType(let node): unusual("named opaque type", node, type(node.type))
    case .missingType: .named("_", [])
    @unknown default: unusual("type", node, .named("_", []))
    }
  }

  /// A type that is read as a similar one.
  private func unusual(_ construct: String, _ node: some SyntaxProtocol, _ similar: TypeReference) -> TypeReference {
    note(construct, at: span(node))
    return similar
  }

  private func composition(_ node: CompositionTypeSyntax) -> TypeReference {
    let parts = node.elements.filter { !$0.type.is(SuppressedTypeSyntax.self) }.map { type($0.type) }
    return parts.count == 1 ? parts[0] : .composition(parts)
  }

  private func tuple(_ elements: TupleTypeElementListSyntax) -> TypeReference {
    for element in elements { if let label = element.firstName.map(name), label != "_" { tupleLabels.insert(label) } }
    let types = elements.map { type($0.type) }
    return types.count == 1 ? types[0] : .tuple(types)
  }

  private func memberType(_ node: MemberTypeSyntax) -> TypeReference {
    if node.name.tokenKind == .keyword(.self) { return type(node.baseType) }
    let base = path(of: type(node.baseType))
    let last = name(node.name)
    if Self.transparentModules.contains(base) { return named(last, node.genericArgumentClause) }
    return named(base + "." + last, node.genericArgumentClause)
  }

  private func argument(_ node: GenericArgumentSyntax) -> TypeReference? {
    guard case .type(let argument) = node.argument else { return nil }
    return type(argument)
  }

  func arguments(of clause: GenericArgumentClauseSyntax) -> [TypeReference] {
    clause.arguments.compactMap(argument)
  }

  /// The type of that name; arguments of arrays, dictionaries, optionals and sets are kept, others erased.
  func named(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> TypeReference {
    if name == "Void" { return .tuple([]) }
    let name = renamedType(name)
    if let type = localAliases[name] { return type }
    guard let clause else { return .named(name, []) }
    let arguments = clause.arguments.compactMap(argument)
    switch (name, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Set", 1): return .named(name, arguments)
    default: return .named(name, [])
    }
  }

  /// The dotted name of a type: of `[Int]` it is `Array`.
  func path(of type: TypeReference) -> String {
    switch type {
    case .named(let name, _): name
    case .optional, .implicitlyUnwrapped: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple(let elements): elements.isEmpty ? "Void" : "(tuple)"
    case .function: "(function)"
    case .metatype(let instance): path(of: instance) + ".Type"
    case .composition(let parts): parts.map { path(of: $0) }.joined(separator: " & ")
    }
  }
}
