import SwiftParser
import SwiftSyntax

/// What one source file declares and what it names, as far as its text tells.
struct FileNames: Sendable {
  /// How a name stands in the text.
  enum Use: Hashable, Sendable {
    /// By itself: a type, or a value.
    case plain(String)
    /// By itself, and called.
    case called(String)
    /// Behind a dot.
    case member(String)
  }

  /// What an extension adds to a type.
  struct Member: Hashable, Sendable {
    /// The first word of the type that is extended.
    var owner: String
    var name: String
    var isType = false
  }

  /// Types of the file that other files see.
  private(set) var types: Set<String> = []
  /// Functions and variables of the file that other files see.
  private(set) var functions: Set<String> = []
  private(set) var members: Set<Member> = []
  /// Every name that is declared anywhere in the file.
  private(set) var declared: Set<String> = []
  private(set) var uses: Set<Use> = []

  init(_ text: String) {
    let tree = Parser.parse(source: text)
    let visitor = NameVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    (declared, uses) = (visitor.declared, visitor.uses)
    collect(tree.statements)
  }

  /// Names that mean something of the file itself, whatever other files declare.
  var own: Set<String> { declared.subtracting(types).subtracting(functions) }

  private mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if case .statements(let inner)? = clause.elements { collect(inner) }
        }
      }
      if Self.isHidden(declaration) { continue }
      if let added = declaration.as(ExtensionDeclSyntax.self) { collect(added) }
      for name in Self.names(of: declaration) {
        if Self.isType(declaration) { types.insert(name) } else { functions.insert(name) }
      }
    }
  }

  private mutating func collect(_ added: ExtensionDeclSyntax) {
    let owner = String(added.extendedType.trimmedDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    for member in added.memberBlock.members where !Self.isHidden(member.decl) {
      for name in Self.names(of: member.decl) {
        members.insert(Member(owner: owner, name: name, isType: Self.isType(member.decl)))
      }
    }
  }

  private static func names(of declaration: DeclSyntax) -> [String] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
    return declaration.asProtocol(NamedDeclSyntax.self).map { [$0.name.text] } ?? []
  }

  private static func isType(_ declaration: DeclSyntax) -> Bool {
    declaration.asProtocol(NamedDeclSyntax.self) != nil && !declaration.is(FunctionDeclSyntax.self)
  }

  /// Whether no other file sees it.
  private static func isHidden(_ declaration: DeclSyntax) -> Bool {
    declaration.asProtocol(WithModifiersSyntax.self)?.modifiers.contains { modifier in
      modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text)
    } ?? false
  }
}

/// Gathers the names of a tree.
private final class NameVisitor: SyntaxVisitor {
  var declared: Set<String> = []
  var uses: Set<FileNames.Use> = []

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let parent = node.parent
    if parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      || parent?.is(KeyPathPropertyComponentSyntax.self) == true
    {
      uses.insert(.member(name))
    } else if parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id {
      uses.insert(.called(name))
    } else {
      uses.insert(.plain(name))
    }
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    uses.insert(.plain(node.name.text))
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    uses.insert(.member(node.name.text))
    return .visitChildren
  }
}
