import Diagnostics
import SwiftSyntax

/// An interaction controller is answered only while a gesture drives the transition.
enum InteractionAnswer {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let answer = answer(of: item) else { return [] }
    let title = "answer nil when no gesture drives the transition"
    if let sequence = answer.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.trimmedDescription == "??"
    {
      return [SourceChange(title, [site.replace(answer, with: site.text(first))])]
    }
    let changes = flags(of: answer, at: item, site).map { flag in
      SourceChange(title, [site.replace(answer, with: "\(flag) ? \(site.text(answer)) : nil")])
    }
    guard changes.isEmpty, let (type, isOptional) = declaredType(of: name(of: answer, site), site) else {
      return changes
    }
    return InteractionFlag.changes(answer, of: type, isOptional: isOptional, site)
  }

  private static func answer(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    if let statement = item.item.as(ReturnStmtSyntax.self) { return statement.expression }
    return item.item.as(ExprSyntax.self)
  }

  /// Conditions that tell whether the answer is at work, from what its type declares.
  private static func flags(of answer: ExprSyntax, at item: CodeBlockItemSyntax, _ site: RepairSite) -> [String] {
    guard let (type, isOptional) = declaredType(of: name(of: answer, site), site) else { return [] }
    let text = site.text(answer)
    let own = truths(of: type, site)
    if !own.isEmpty { return own.map { isOptional ? "\(text)?.\($0) == true" : "\(text).\($0)" } }
    // A protocol of UIKit: what the file's own interaction controllers declare.
    guard type.contains("InteractiveTransitioning") else { return [] }
    return interactiveTypes(site).flatMap { type in
      truths(of: type, site).map { "(\(text) as? \(type))?.\($0) == true" }
    }
  }

  private static func name(of answer: ExprSyntax, _ site: RepairSite) -> String {
    answer.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? site.text(answer)
  }

  /// The type of a property of this name, the only one of the file.
  private static func declaredType(of name: String, _ site: RepairSite) -> (name: String, isOptional: Bool)? {
    let bindings = RepairSite.all(PatternBindingSyntax.self, in: site.tree).filter { site.text($0.pattern) == name }
    let types = bindings.compactMap { binding -> (String, Bool)? in
      if let type = binding.typeAnnotation?.type {
        guard let optional = type.as(OptionalTypeSyntax.self) else { return (site.text(type), false) }
        return (site.text(optional.wrappedType), true)
      }
      guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
      let made = site.text(call.calledExpression)
      return made.first?.isUppercase == true ? (made, false) : nil
    }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Names of the Bool properties that others see, those first that speak of an interaction.
  private static func truths(of type: String, _ site: RepairSite) -> [String] {
    guard let members = members(of: type, site) else { return [] }
    let names = members.compactMap { member -> String? in
      guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first else {
        return nil
      }
      let isHidden = variable.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }
      let isTruth =
        binding.typeAnnotation.map { site.text($0.type) == "Bool" }
        ?? ["true", "false"].contains(binding.initializer.map { site.text($0.value) } ?? "")
      return isTruth && !isHidden ? site.text(binding.pattern) : nil
    }
    let speaks = { (name: String) in name.lowercased().contains("interact") || name.lowercased().contains("progress") }
    return names.filter(speaks) + names.filter { !speaks($0) }
  }

  private static func members(of type: String, _ site: RepairSite) -> MemberBlockItemListSyntax? {
    let classes = RepairSite.all(ClassDeclSyntax.self, in: site.tree)
    if let found = classes.first(where: { $0.name.text == type }) { return found.memberBlock.members }
    return RepairSite.all(ProtocolDeclSyntax.self, in: site.tree).first { $0.name.text == type }?.memberBlock.members
  }

  private static func interactiveTypes(_ site: RepairSite) -> [String] {
    let protocols = RepairSite.all(ProtocolDeclSyntax.self, in: site.tree).filter {
      $0.inheritanceClause.map { site.text($0).contains("InteractiveTransition") } ?? false
    }
    let classes = RepairSite.all(ClassDeclSyntax.self, in: site.tree).filter {
      $0.inheritanceClause.map { site.text($0).contains("InteractiveTransition") } ?? false
    }
    return protocols.map(\.name.text) + classes.map(\.name.text)
  }
}
