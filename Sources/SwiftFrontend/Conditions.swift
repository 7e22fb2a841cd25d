import Diagnostics
import Program
import SwiftSyntax

extension Builder {
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): .expression(expression(node))
      case .availability(let node): availability(node)
      case .optionalBinding(let node): binding(node)
      case .matchingPattern(let node): .pattern(pattern(node.pattern), expression(node.initializer.value))
      @unknown default: .expression(notUnderstood("condition", element))
      }
    }
  }

  /// `if let x` is `if let x = x`.
  private func binding(_ node: OptionalBindingConditionSyntax) -> Condition {
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    let pattern = pattern(node.pattern, isMutable: isMutable)
    let value: Expression
    if let initializer = node.initializer {
      value = expression(initializer.value)
    } else if case .binding(let name, _) = pattern.kind {
      value = Expression(name == "self" ? .selfReference : .name(name), pattern.span)
    } else {
      value = notUnderstood("optional binding without a value", node)
    }
    return .binding(pattern, node.typeAnnotation.map { type($0.type) }, value, isMutable: isMutable)
  }

  private func availability(_ node: AvailabilityConditionSyntax) -> Condition {
    var version: Double?
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let platform) = argument.argument,
        platform.platform.text.hasPrefix("iOS"), let tuple = platform.version
      else { continue }
      let minor = tuple.components.first.map { "." + $0.number.text } ?? ""
      version = version ?? Double(tuple.major.text + minor)
    }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    return .available(version: version, negated: isNegated, span(node))
  }
}
