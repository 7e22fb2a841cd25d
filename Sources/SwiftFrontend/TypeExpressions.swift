import Program
import SwiftSyntax

/// Types where the grammar has expressions: `[Int]()`, `Foo<Bar>.shared`, `Int?.none`.
extension Builder {
  /// The type that an expression names, or `nil` for a value. Without names resolved, a name counts as a type when it
  /// begins with a capital letter.
  func typeReference(from node: ExprSyntax) -> TypeReference? {
    switch node.as(ExprSyntaxEnum.self) {
    case .typeExpr(let node): type(node.type)
    case .declReferenceExpr(let node): typeName(node).map { named($0, nil) }
    case .memberAccessExpr(let node): memberType(node)
    case .genericSpecializationExpr(let node): specialization(node)
    case .arrayExpr(let node): arrayType(node)
    case .dictionaryExpr(let node): dictionaryType(node)
    case .optionalChainingExpr(let node): nestedType(node.expression).map { .optional($0) }
    case .tupleExpr(let node): tupleType(node)
    case .sequenceExpr(let node): functionType(Array(node.elements)[...])
    default: nil
    }
  }

  private func nestedType(_ node: ExprSyntax) -> TypeReference? {
    nested(node, otherwise: nil) { typeReference(from: node) }
  }

  private func typeName(_ node: DeclReferenceExprSyntax) -> String? {
    guard node.argumentNames == nil else { return nil }
    let text = name(node.baseName)
    return text.drop { $0 == "_" }.first?.isUppercase == true ? text : nil
  }

  private func memberType(_ node: MemberAccessExprSyntax) -> TypeReference? {
    guard let base = node.base, let last = typeName(node.declName), let outer = nestedType(base) else { return nil }
    switch last {
    case "Type", "Protocol": return .metatype(outer)
    default:
      let path = path(of: outer)
      return Self.transparentModules.contains(path) ? named(last, nil) : .named(path + "." + last, [])
    }
  }

  /// `Scene<Detail>`: where it makes a value the arguments say what its type parameters stand for.
  private func specialization(_ node: GenericSpecializationExprSyntax) -> TypeReference? {
    guard let base = nestedType(node.expression) else { return nil }
    let type = named(path(of: base), node.genericArgumentClause)
    guard case .named(let name, let known) = type, known.isEmpty else { return type }
    let arguments = arguments(of: node.genericArgumentClause)
    return .named(name, arguments)
  }

  private func arrayType(_ node: ArrayExprSyntax) -> TypeReference? {
    guard let only = node.elements.first, node.elements.count == 1 else { return nil }
    return nestedType(only.expression).map { .array($0) }
  }

  private func dictionaryType(_ node: DictionaryExprSyntax) -> TypeReference? {
    guard case .elements(let pairs) = node.content, let only = pairs.first, pairs.count == 1,
      let key = nestedType(only.key), let value = nestedType(only.value)
    else { return nil }
    return .dictionary(key, value)
  }

  private func tupleType(_ node: TupleExprSyntax) -> TypeReference? {
    var types: [TypeReference] = []
    for element in node.elements {
      guard let type = nestedType(element.expression) else { return nil }
      types.append(type)
    }
    return types.count == 1 ? types[0] : .tuple(types)
  }

  /// `(A, B) -> C`
  private func functionType(_ elements: ArraySlice<ExprSyntax>) -> TypeReference? {
    guard let first = elements.first, let parameters = nestedType(first) else { return nil }
    guard elements.count > 2 else { return elements.count == 1 ? parameters : nil }
    guard elements[elements.startIndex + 1].is(ArrowExprSyntax.self),
      let result = nested(first, otherwise: nil, { functionType(elements.dropFirst(2)) })
    else { return nil }
    if case .tuple(let list) = parameters { return .function(list, result) }
    return .function([parameters], result)
  }
}
