import Diagnostics
import Program
import SwiftSyntax

/// The declarations of a type or a file.
struct Members {
  var variables: [Variable] = []
  var functions: [Function] = []
  var cases: [EnumCase] = []
  var types: [TypeDeclaration] = []
  var aliases: [TypeAlias] = []
  /// Associated types of a protocol: erased, only their names are kept.
  var associatedTypes: [String] = []
}

extension Builder {
  /// The statements and declarations of a file.
  func topLevel(_ items: CodeBlockItemListSyntax, into members: inout Members) {
    for item in items {
      switch item.item {
      case .decl(let declaration):
        if let config = declaration.as(IfConfigDeclSyntax.self) {
          if case .statements(let active)? = activeElements(of: config) { topLevel(active, into: &members) }
        } else {
          self.declaration(declaration, into: &members)
        }
      case .expr(let expression) where isFreestandingMacro(expression):
        freestandingMacro(expression)
      case .stmt, .expr:
        output.statements += statements(item.item)
      @unknown default: note("code", at: span(item))
      }
    }
  }

  func members(_ items: MemberBlockItemListSyntax, into members: inout Members) {
    for item in items { declaration(item.decl, into: &members) }
  }

  /// Adds what a declaration declares to `members`.
  func declaration(_ node: DeclSyntax, into members: inout Members) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): members.variables += variables(node)
    case .functionDecl(let node):
      let function = function(node)
      if let variable = property(from: function) {
        members.variables.append(variable)
      } else {
        members.functions.append(function)
      }
    case .initializerDecl(let node): members.functions.append(initializer(node))
    case .deinitializerDecl(let node): members.functions.append(deinitializer(node))
    case .subscriptDecl(let node): members.functions += subscripts(node)
    case .enumCaseDecl(let node): members.cases += enumCases(node)
    case .typeAliasDecl(let node): members.aliases.append(alias(node))
    case .associatedTypeDecl(let node): associatedType(node, into: &members)
    case .importDecl(let node): output.imports.append(importPath(node))
    case .ifConfigDecl(let node): conditional(node, into: &members)
    case .macroExpansionDecl(let node): freestandingMacro(node)
    case .macroDecl: note("macro declaration", at: span(node))
    case .editorPlaceholderDecl: note("editor placeholder", at: span(node))
    case .accessorDecl: note("accessor outside a variable", at: span(node))
    case .missingDecl(let node):
      if !node.attributes.isEmpty { note("attribute without a declaration", at: span(node)) }
    case .operatorDecl, .precedenceGroupDecl, .poundSourceLocation, .unexpectedCodeDecl: break
    default:
      if let type = typeDeclaration(node) { members.types.append(type) }
    }
  }

  private func conditional(_ node: IfConfigDeclSyntax, into members: inout Members) {
    switch activeElements(of: node) {
    case .decls(let items)?: self.members(items, into: &members)
    case .statements(let items)?: topLevel(items, into: &members)
    default: break
    }
  }

  private func importPath(_ node: ImportDeclSyntax) -> String {
    node.path.map { name($0.name) }.joined(separator: ".")
  }

  func alias(_ node: TypeAliasDeclSyntax) -> TypeAlias {
    TypeAlias(name: name(node.name), type: type(node.initializer.value))
  }

  private func associatedType(_ node: AssociatedTypeDeclSyntax, into members: inout Members) {
    members.associatedTypes.append(name(node.name))
  }

  private func enumCases(_ node: EnumCaseDeclSyntax) -> [EnumCase] {
    node.elements.map { element in
      EnumCase(
        name: caseName(name(element.name)), payload: element.parameterClause?.parameters.map(payload) ?? [],
        rawValue: element.rawValue.map { expression($0.value) }, span: span(element.name))
    }
  }

  private func payload(_ node: EnumCaseParameterSyntax) -> Parameter {
    let first = node.firstName.map(name)
    let label = first == "_" ? nil : first
    return Parameter(
      label: label, name: node.secondName.map(name) ?? label ?? "", type: type(node.type),
      defaultValue: node.defaultValue.map { expression($0.value) }, span: span(node.type))
  }
}
