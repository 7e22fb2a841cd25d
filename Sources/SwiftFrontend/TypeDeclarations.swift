import Diagnostics
import Program
import SwiftSyntax

extension Builder {
  /// A class, struct, enum, protocol, actor or extension; `nil` for other declarations.
  func typeDeclaration(_ node: DeclSyntax) -> TypeDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): nominal(.class, node, node.genericParameterClause, node.genericWhereClause)
    case .structDecl(let node): nominal(.struct, node, node.genericParameterClause, node.genericWhereClause)
    case .enumDecl(let node): nominal(.enum, node, node.genericParameterClause, node.genericWhereClause)
    case .actorDecl(let node): nominal(.actor, node, node.genericParameterClause, node.genericWhereClause)
    case .protocolDecl(let node): nominal(.protocol, node, nil, node.genericWhereClause)
    case .extensionDecl(let node): extensionDeclaration(node)
    default: nil
    }
  }

  private func nominal(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> TypeDeclaration {
    let declaration = TypeDeclaration(
      kind: kind, name: name(node.name), genericParameters: genericNames(generics), span: span(node),
      nameSpan: span(node.name))
    return fill(declaration, node, requirements)
  }

  private func extensionDeclaration(_ node: ExtensionDeclSyntax) -> TypeDeclaration {
    let declaration = TypeDeclaration(
      kind: .extension, name: path(of: type(node.extendedType)), span: span(node), nameSpan: span(node.extendedType))
    return fill(declaration, node, node.genericWhereClause)
  }

  private func fill(
    _ declaration: TypeDeclaration, _ node: some DeclGroupSyntax, _ requirements: GenericWhereClauseSyntax?
  ) -> TypeDeclaration {
    var result = declaration
    result.attributes = attributes(node.attributes, node.modifiers)
    result.inherited = inherited(node.inheritanceClause)
    result.requirements = self.requirements(requirements)
    var members = Members()
    nested(node, otherwise: ()) {
      withTuples(of: node.memberBlock.members) { self.members(node.memberBlock.members, into: &members) }
    }
    result.genericParameters += members.associatedTypes
    result.variables = members.variables
    result.functions = members.functions
    if result.kind == .class, let connecting = GestureActions.connecting(members.functions, at: result.nameSpan) {
      result.functions.append(connecting)
    }
    if result.kind == .class,
      let views = OutletViews.connecting(
        members.functions, members.variables, inherited: result.inherited, at: result.nameSpan)
    {
      result.functions.append(views)
    }
    if result.kind == .class,
      let embedding = EmbeddedControllers.connecting(
        members.functions, members.variables, inherited: result.inherited, at: result.nameSpan)
    {
      result.functions.append(embedding)
    }
    result.cases = members.cases
    result.types = members.types
    result.aliases = members.aliases
    return result
  }

  /// The types after the colon; suppressed conformances (`~Copyable`) are left out.
  private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.inheritedTypes.compactMap { $0.type.is(SuppressedTypeSyntax.self) ? nil : type($0.type) }
  }

  func genericNames(_ clause: GenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.map { name($0.name) } ?? []
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> [TypeDeclaration.Requirement] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { element in
      switch element.requirement {
      case .conformanceRequirement(let node):
        return TypeDeclaration.Requirement(left: path(of: type(node.leftType)), right: type(node.rightType))
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else { return nil }
        return TypeDeclaration.Requirement(left: path(of: type(left)), right: type(right))
      case .layoutRequirement(let node):
        return TypeDeclaration.Requirement(left: path(of: type(node.type)), right: .named("AnyObject", []))
      @unknown default: return nil
      }
    }
  }
}
