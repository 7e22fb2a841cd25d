import Diagnostics
import SwiftSyntax

/// A transition is completed once, and its context is not used afterwards.
enum SecondCompletion {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let body = site.function?.body else { return [] }
    let earlier = site.calls(of: "completeTransition", in: body).compactMap {
      RepairSite.enclosing(CodeBlockItemSyntax.self, of: $0)
    }.filter { $0.position < item.position && $0.parent != item.parent && !returnsAnyway(after: $0) }
    let returns = earlier.map {
      SourceChange("return after the first completion", [site.insert(["return"], after: $0)])
    }
    return returns + removal(site)
  }

  static func removal(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, item.item.is(FunctionCallExprSyntax.self) else { return [] }
    return [SourceChange("remove the call that comes too late", [site.remove(item.item)])]
  }

  /// Whether the function or closure ends behind a statement whatever is written there: to return then changes nothing.
  private static func returnsAnyway(after item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if let next = list.first(where: { $0.position > item.position }) {
      return next.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
    }
    guard let around = list.parent, !around.is(ClosureExprSyntax.self) else { return true }
    if around.is(SwitchCaseSyntax.self) {
      return RepairSite.enclosing(CodeBlockItemSyntax.self, of: around).map(returnsAnyway) ?? false
    }
    guard let owner = around.as(CodeBlockSyntax.self)?.parent else { return false }
    if owner.is(IfExprSyntax.self) {
      return RepairSite.enclosing(CodeBlockItemSyntax.self, of: owner).map(returnsAnyway) ?? false
    }
    return owner.is(FunctionDeclSyntax.self)
  }
}
