import Diagnostics
import SwiftSyntax

/// `useLayoutToLayoutNavigationTransitions` is set on what is pushed, before it is pushed.
enum LayoutSharing {
  private static let flag = "useLayoutToLayoutNavigationTransitions"

  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let sequence = item.item.as(SequenceExprSyntax.self),
      let target = sequence.elements.first.map(site.text), target.hasSuffix(flag)
    else { return [] }
    return earlier(item, target, site) + pushed(item, site)
  }

  /// It is set in the right place, too late.
  private static func earlier(_ item: CodeBlockItemSyntax, _ target: String, _ site: RepairSite) -> [SourceChange] {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
    let view = target.prefix { $0 != "." }
    let push = list.last { other in
      other.position < item.position
        && site.calls(of: "pushViewController", in: other).contains {
          $0.arguments.first.map { site.text($0.expression) } ?? "" == view
        }
    }
    guard let push else { return [] }
    return [
      SourceChange(
        "set the flag before the push", [site.insert([site.text(item.item)], before: push), site.remove(item.item)])
    ]
  }

  /// It is set by the class for itself, and so for the root of the stack.
  private static func pushed(_ item: CodeBlockItemSyntax, _ site: RepairSite) -> [SourceChange] {
    guard let type = site.ownClass else { return [] }
    let pushes = site.calls(of: "pushViewController", in: site.tree)
    let edits = pushes.compactMap { setting(before: $0, of: type, site) }
    if edits.isEmpty { return [] }
    return [
      SourceChange(
        "set the flag on what is pushed, and not on the root", edits.flatMap(\.self) + [site.remove(item.item)])
    ]
  }

  /// Before a push of an object of the class.
  private static func setting(
    before call: FunctionCallExprSyntax, of type: ClassDeclSyntax, _ site: RepairSite
  ) -> [TextEdit]? {
    guard let argument = call.arguments.first?.expression,
      let push = RepairSite.enclosing(CodeBlockItemSyntax.self, of: call)
    else { return nil }
    let isMade = { (value: ExprSyntax?) in
      value?.as(FunctionCallExprSyntax.self).map { site.text($0.calledExpression) } == type.name.text
    }
    if isMade(argument) {
      let name = site.meaning(of: "next", at: push) == nil ? "next" : "pushed"
      return [
        site.insert(["let \(name) = \(site.text(argument))", "\(name).\(flag) = true"], before: push),
        site.replace(argument, with: name),
      ]
    }
    guard isMade(site.meaning(of: site.text(argument), at: argument)?.initialiser) else { return nil }
    return [site.insert(["\(site.text(argument)).\(flag) = true"], before: push)]
  }
}
