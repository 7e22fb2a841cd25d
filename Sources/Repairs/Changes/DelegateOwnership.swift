import Diagnostics
import SwiftSyntax

/// `transitioningDelegate` and other delegates are weak: somebody else holds what is set there.
enum DelegateOwnership {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let (value, name) = assigned(item, site),
      let function = RepairSite.enclosing(MemberBlockItemSyntax.self, of: item),
      RepairSite.enclosing(ClassDeclSyntax.self, of: item) != nil
    else { return [] }
    let title = "keep the delegate in a property"
    guard let local = local(name, at: value, site) else { return [] }
    let first = firstMember(around: function, site)
    if local.made.arguments.isEmpty, local.made.trailingClosure == nil,
      !RepairSite.all(DeclReferenceExprSyntax.self, in: function).contains(where: {
        $0.baseName.text == name && RepairSite.enclosing(ClosureExprSyntax.self, of: $0) != nil
      })
    {
      let property = site.insert(before: first, "private let \(name) = \(site.text(local.made))")
      return [SourceChange(title, [property, site.remove(local.item.item)])]
    }
    let property = site.insert(before: first, "private var \(name): \(site.text(local.made.calledExpression))?")
    return [SourceChange(title, [property, site.insert(["self.\(name) = \(name)"], after: local.item)])]
  }

  /// `….delegate = name`.
  private static func assigned(_ item: CodeBlockItemSyntax, _ site: RepairSite) -> (ExprSyntax, String)? {
    guard let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let target = sequence.elements.first, let value = sequence.elements.last,
      site.text(target).lowercased().hasSuffix("delegate"), value.is(DeclReferenceExprSyntax.self)
    else { return nil }
    return (value, site.text(value))
  }

  private static func local(
    _ name: String, at node: ExprSyntax, _ site: RepairSite
  ) -> (item: CodeBlockItemSyntax, made: FunctionCallExprSyntax)? {
    guard let meaning = site.meaning(of: name, at: node), !meaning.isProperty,
      let made = meaning.initialiser?.as(FunctionCallExprSyntax.self),
      site.text(made.calledExpression).first?.isUppercase == true,
      let item = RepairSite.enclosing(CodeBlockItemSyntax.self, of: meaning.declaration)
    else { return nil }
    return (item, made)
  }

  private static func firstMember(around member: MemberBlockItemSyntax, _ site: RepairSite) -> MemberBlockItemSyntax {
    member.parent?.as(MemberBlockItemListSyntax.self)?.first ?? member
  }
}

extension RepairSite {
  /// A new property before the members and the comment on the first, and an empty line unless a property follows.
  func insert(before member: MemberBlockItemSyntax, _ line: String) -> TextEdit {
    let gap = member.decl.is(VariableDeclSyntax.self) ? "\n" : "\n\n"
    let indentation = indentation(at: start(member))
    guard isFirstOnLine(start(member)) else { return insert(line + gap + indentation, at: start(member)) }
    var place = lineStart(start(member))
    while place > 0, text(lineStart(place - 1)..<place).trimmed.hasPrefix("//") { place = lineStart(place - 1) }
    return insert(indentation + line + gap, at: place)
  }
}
