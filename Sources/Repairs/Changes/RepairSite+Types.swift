import Diagnostics
import SwiftSyntax

extension RepairSite {
  /// The class around the blame.
  var ownClass: ClassDeclSyntax? { token.flatMap { Self.enclosing(ClassDeclSyntax.self, of: $0) } }

  /// The classes of the file, in source order.
  var classes: [ClassDeclSyntax] { Self.all(ClassDeclSyntax.self, in: tree) }

  func inherits(_ type: ClassDeclSyntax, _ name: String) -> Bool {
    type.inheritanceClause?.inheritedTypes.contains { text($0.type).contains(name) } == true
  }

  /// A method of a type itself, not of types inside it.
  func method(_ name: String, of type: ClassDeclSyntax) -> FunctionDeclSyntax? {
    type.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { $0.name.text == name }
  }

  /// A stored property that is declared alone.
  func property(_ name: String, of type: ClassDeclSyntax) -> (
    variable: VariableDeclSyntax, binding: PatternBindingSyntax
  )? {
    for member in type.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first, text(binding.pattern) == name, binding.accessorBlock == nil
      else { continue }
      return (variable, binding)
    }
    return nil
  }

  /// Mentions of a property in its class: `name` where nothing else has that name, and `self.name`.
  func mentions(of name: String, in type: ClassDeclSyntax) -> [ExprSyntax] {
    Self.all(DeclReferenceExprSyntax.self, in: type).compactMap { reference in
      guard reference.baseName.text == name else { return nil }
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName == reference {
        return member.base.map(text) == "self" ? ExprSyntax(member) : nil
      }
      if let argument = reference.parent?.as(LabeledExprSyntax.self), argument.label == reference.baseName {
        return nil
      }
      return meaning(of: name, at: reference)?.isProperty == true ? ExprSyntax(reference) : nil
    }
  }

  /// Mentions of a property outside its class: `object.name`.
  func outerMentions(of name: String, _ type: ClassDeclSyntax) -> [ExprSyntax] {
    Self.all(MemberAccessExprSyntax.self, in: tree).filter { member in
      guard member.declName.baseName.text == name, let base = member.base, text(base) != "self" else { return false }
      return Self.enclosing(ClassDeclSyntax.self, of: member) != type
    }.map(ExprSyntax.init)
  }

  /// What is assigned to an expression; `nil` when it is not the target of an assignment.
  func assigned(to target: ExprSyntax) -> ExprSyntax? {
    guard let list = target.parent?.as(ExprListSyntax.self), list.count == 3, list.first == target,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return list.last
  }

  /// Takes a member away, with one of the empty lines around it.
  func remove(member: FunctionDeclSyntax) -> TextEdit {
    var edit = remove(member)
    if text(edit.end..<lineEnd(edit.end)).trimmed.isEmpty {
      edit.end = lineEnd(edit.end)
    } else if edit.start > 0, text(lineStart(edit.start - 1)..<edit.start).trimmed.isEmpty {
      edit.start = lineStart(edit.start - 1)
    }
    return edit
  }

  /// The texts of statements, each line without the indentation of its block.
  func lines(_ statements: [CodeBlockItemSyntax]) -> [String] {
    statements.flatMap { item -> [String] in
      let indentation = indentation(at: start(item))
      return text(item.item).split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : String(line)
      }
    }
  }
}
