import Program
import SwiftSyntax

/// A tuple written without labels takes those of the type that is declared where it stands: in
/// `let ends: (from: UIView, to: UIView) = (first, second)` and behind the `return` of a function with such a result.
extension Builder {
  func labelled(_ value: Expression, as type: TypeSyntax?) -> Expression {
    guard let type else { return value }
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let node): return labelled(value, as: node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node): return labelled(value, as: node.wrappedType)
    case .attributedType(let node): return labelled(value, as: node.baseType)
    case .arrayType(let node):
      guard case .array(let elements) = value.kind else { return value }
      return Expression(.array(elements.map { labelled($0, as: node.element) }), value.span)
    case .tupleType(let node): return labelled(value, as: Array(node.elements))
    default: return value
    }
  }

  private func labelled(_ value: Expression, as elements: [TupleTypeElementSyntax]) -> Expression {
    switch value.kind {
    case .tuple(var parts) where parts.count == elements.count && parts.count > 1:
      for (index, element) in elements.enumerated() {
        parts[index].value = labelled(parts[index].value, as: element.type)
        guard parts[index].label == nil, let label = element.firstName.map(name), label != "_" else { continue }
        parts[index].label = label
      }
      return Expression(.tuple(parts), value.span)
    case .ternary(let condition, let first, let second):
      return Expression(.ternary(condition, labelled(first, as: elements), labelled(second, as: elements)), value.span)
    default: return value
    }
  }

  /// A tuple that is assigned to a stored property takes the labels of the property's type.
  func labelled(_ value: Expression, asStoredIn target: Expression) -> Expression {
    if tupleTypes.isEmpty { return value }
    switch target.kind {
    case .name(let name): return labelled(value, as: tupleTypes[name])
    case .member(let base, let name):
      guard case .selfReference = base.kind else { return value }
      return labelled(value, as: tupleTypes[name])
    default: return value
    }
  }

  /// Reads members of a type that may assign to its stored tuples.
  func withTuples(of members: MemberBlockItemListSyntax, _ body: () -> Void) {
    let outer = tupleTypes
    defer { tupleTypes = outer }
    for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
          Self.isTuple(type)
        else { continue }
        tupleTypes[name(pattern.identifier)] = type
      }
    }
    body()
  }

  private static func isTuple(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let node): isTuple(node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node): isTuple(node.wrappedType)
    case .arrayType(let node): isTuple(node.element)
    case .tupleType(let node): node.elements.count > 1
    default: false
    }
  }

  /// Reads code whose `return` gives a value of the type.
  func resulting<Result>(in type: TypeSyntax?, _ body: () -> Result) -> Result {
    let outer = resultType
    resultType = type
    defer { resultType = outer }
    return body()
  }
}
