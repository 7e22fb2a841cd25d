import SwiftSyntax

/// What a name stands for at some place.
struct NameMeaning {
  /// Where it is introduced: a pattern or a parameter.
  var declaration: Syntax
  var initialiser: ExprSyntax?
  /// `nil` when the syntax does not tell.
  var isOptional: Bool?
  /// Of a closure.
  var isClosureParameter = false
  var isProperty = false
}

extension RepairSite {
  /// What a name means at a node: the innermost declaration before it in the same function, or a property of the type.
  func meaning(of name: String, at node: some SyntaxProtocol) -> NameMeaning? {
    var child = Syntax(node)
    while let parent = child.parent {
      if var found = meaning(of: name, in: parent, before: child) {
        // `if let name`: what it is comes from outside.
        if found.initialiser == nil, found.declaration.is(OptionalBindingConditionSyntax.self) {
          found.initialiser = meaning(of: name, at: parent)?.initialiser
        }
        return found
      }
      child = parent
    }
    return nil
  }

  private func meaning(of name: String, in parent: Syntax, before child: Syntax) -> NameMeaning? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      for item in list.reversed() where item.position < child.position {
        if let found = meaning(of: name, declaredBy: item.item) { return found }
      }
    } else if let condition = parent.as(IfExprSyntax.self), child == Syntax(condition.body) {
      return condition.conditions.lazy.compactMap { unwrapped(name, $0) }.first
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      return parameter(name, of: function.signature)
    } else if let initialiser = parent.as(InitializerDeclSyntax.self) {
      return parameter(name, of: initialiser.signature)
    } else if let closure = parent.as(ClosureExprSyntax.self) {
      return closureParameter(name, of: closure)
    } else if let members = parent.as(MemberBlockSyntax.self) {
      return members.members.lazy.compactMap { item -> NameMeaning? in
        guard var found = meaning(of: name, declaredBy: item.decl) else { return nil }
        found.isProperty = true
        return found
      }.first
    }
    return nil
  }

  private func parameter(_ name: String, of signature: FunctionSignatureSyntax) -> NameMeaning? {
    signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map {
      NameMeaning(declaration: Syntax($0), isOptional: $0.type.is(OptionalTypeSyntax.self))
    }
  }

  private func meaning(of name: String, declaredBy node: some SyntaxProtocol) -> NameMeaning? {
    if let guarding = Syntax(node).as(GuardStmtSyntax.self) {
      return guarding.conditions.lazy.compactMap { unwrapped(name, $0) }.first
    }
    guard let variable = Syntax(node).as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings where text(binding.pattern) == name {
      var isOptional = binding.initializer.flatMap { Self.isOptional($0.value) }
      if let type = binding.typeAnnotation?.type { isOptional = type.is(OptionalTypeSyntax.self) }
      return NameMeaning(
        declaration: Syntax(binding), initialiser: binding.initializer?.value, isOptional: isOptional)
    }
    return nil
  }

  private func unwrapped(_ name: String, _ condition: ConditionElementSyntax) -> NameMeaning? {
    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self), text(binding.pattern) == name
    else {
      return nil
    }
    return NameMeaning(
      declaration: Syntax(binding), initialiser: binding.initializer?.value, isOptional: false)
  }

  private func closureParameter(_ name: String, of closure: ClosureExprSyntax) -> NameMeaning? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let parameters):
      return parameters.first { $0.name.text == name }.map {
        NameMeaning(declaration: Syntax($0), isOptional: nil, isClosureParameter: true)
      }
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map {
        NameMeaning(declaration: Syntax($0), isOptional: nil, isClosureParameter: true)
      }
    case nil: return nil
    @unknown default: return nil
    }
  }

  /// Whether an expression is of an optional type, as far as its text tells.
  static func isOptional(_ expression: ExprSyntax) -> Bool? {
    if expression.is(ForceUnwrapExprSyntax.self) { return false }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      guard let last = sequence.elements.last, sequence.trimmedDescription.contains("??") else { return nil }
      return isOptional(last)
    }
    if all(OptionalChainingExprSyntax.self, in: expression).isEmpty == false { return true }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if let name { return ["view", "viewController", "snapshotView"].contains(name) ? true : nil }
      return call.calledExpression.trimmedDescription.first?.isUppercase == true ? false : nil
    }
    let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? expression.trimmedDescription
    return optionalMembers.contains(name) ? true : nil
  }

  /// Members of UIKit's types that are optional wherever they occur.
  private static let optionalMembers: Set<String> = [
    "transitionCoordinator", "presentingViewController", "presentedViewController", "navigationController",
    "tabBarController", "superview", "window", "parent", "presentationController",
  ]

  /// The name of the transition context that a node sees.
  func context(at node: some SyntaxProtocol) -> String? {
    var current: Syntax? = Syntax(node)
    while let here = current {
      if let function = here.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters
        where text(parameter.type).hasSuffix("UIViewControllerContextTransitioning") {
          return (parameter.secondName ?? parameter.firstName).text
        }
      }
      current = here.parent
    }
    return nil
  }

  /// The calls of a method below a node, in source order.
  func calls(of method: String, in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    Self.all(FunctionCallExprSyntax.self, in: node).filter { Self.method(of: $0) == method }
  }

  static func method(of call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// What a method is called on; `nil` for a call without a base.
  func base(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }
}
