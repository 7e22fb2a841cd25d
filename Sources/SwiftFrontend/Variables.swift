import Diagnostics
import Program
import SwiftSyntax

extension Builder {
  /// The properties or global variables of a declaration. A tuple pattern becomes one hidden variable that holds the
  /// tuple, named `$tuple` and its offset, and one variable per name that takes its element.
  func variables(_ node: VariableDeclSyntax) -> [Variable] {
    let attributes = attributes(node.attributes, node.modifiers)
    let isMutable = node.bindingSpecifier.tokenKind != .keyword(.let)
    var result: [Variable] = []
    for (binding, type) in typed(node.bindings) {
      let annotation = binding.typeAnnotation?.type
      let value = binding.initializer.map { labelled(expression($0.value), as: annotation) }
      let place = span(binding.pattern)
      let template = Variable(
        name: "_", type: type, value: value, isMutable: isMutable,
        accessors: resulting(in: annotation) { accessors(binding.accessorBlock) }, attributes: attributes, span: place)
      result += variables(pattern(binding.pattern), template)
    }
    return result
  }

  private func variables(_ pattern: Pattern, _ template: Variable) -> [Variable] {
    var variable = template
    switch pattern.kind {
    case .binding(let name, _): variable.name = name
    case .tuple(let elements):
      variable.name = "$tuple\(pattern.span.start)"
      variable.isMutable = false
      let tuple = Expression(.name(variable.name), pattern.span)
      return [variable]
        + elements.enumerated().flatMap { index, element in
          var part = template
          part.span = element.span
          part.type = elementType(index, of: template.type)
          part.value = Expression(.member(tuple, String(index)), element.span)
          return variables(element, part)
        }
    default: break
    }
    return [variable]
  }

  private func elementType(_ index: Int, of type: TypeReference?) -> TypeReference? {
    guard case .tuple(let elements)? = type, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The bindings with their types: in `var a, b: Int` the type of `b` is the type of `a`, too.
  private func typed(_ bindings: PatternBindingListSyntax) -> [(PatternBindingSyntax, TypeReference?)] {
    var result: [(PatternBindingSyntax, TypeReference?)] = []
    var following: TypeReference?
    for binding in bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        following = type(annotation.type)
      } else if binding.initializer != nil || binding.accessorBlock != nil {
        following = nil
      }
      result.append((binding, following))
    }
    return result.reversed()
  }

  /// The value that a property wrapper gives a local variable: nobody sees what it does.
  private func wrapped(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ type: TypeReference?
  ) -> Expression? {
    let names = attributes(node.attributes, node.modifiers).names
    guard binding.accessorBlock == nil, type?.isOptional != true,
      names.contains(where: { $0.first?.isUppercase == true && $0 != "MainActor" })
    else { return nil }
    return Expression(.notUnderstood(construct: "property wrapper of a local variable", operands: []), span(binding))
  }

  /// The local variables of a declaration, one statement each.
  func localVariables(_ node: VariableDeclSyntax) -> [Statement] {
    let isMutable = node.bindingSpecifier.tokenKind != .keyword(.let)
    let isWeak = node.modifiers.contains { [.keyword(.weak), .keyword(.unowned)].contains($0.name.tokenKind) }
    return typed(node.bindings).map { binding, type in
      let annotation = binding.typeAnnotation?.type
      let variable = LocalVariable(
        pattern: pattern(binding.pattern, isMutable: isMutable), type: type,
        value: binding.initializer.map { labelled(expression($0.value), as: annotation) }
          ?? wrapped(node, binding, type), isMutable: isMutable,
        isWeak: isWeak, accessors: resulting(in: annotation) { accessors(binding.accessorBlock) })
      return Statement(.variable(variable), span(from: span(node.bindingSpecifier), to: span(binding)))
    }
  }
}
