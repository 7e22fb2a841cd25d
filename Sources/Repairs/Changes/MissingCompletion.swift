import Diagnostics
import SwiftSyntax

/// Every path of an animator completes the transition.
enum MissingCompletion {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let context = site.context(at: item) else { return [] }
    let completion = "\(context).completeTransition(\(CompletionFlag.outcome(of: context)))"
    if item.item.is(ReturnStmtSyntax.self) {
      return [
        SourceChange("complete the transition before the early return", [site.insert([completion], before: item)])
      ]
    }
    var changes: [SourceChange] = []
    changes += animation(item, completion, site)
    if let branch = branch(item, completion, site) { changes.append(branch) }
    changes.append(SourceChange("complete the transition", [site.insert([completion], after: item)]))
    if let last = site.function?.body?.statements.last, last != item {
      changes.append(SourceChange("complete the transition at the end", [site.insert([completion], after: last)]))
    }
    return changes
  }

  /// An animation that nobody waits for.
  private static func animation(
    _ item: CodeBlockItemSyntax, _ completion: String, _ site: RepairSite
  ) -> [SourceChange] {
    guard let body = site.function?.body else { return [] }
    let calls = ["animate", "animateKeyframes", "transition"].flatMap { site.calls(of: $0, in: body) }
    return calls.compactMap { call in
      guard let closure = call.trailingClosure, call.additionalTrailingClosures.isEmpty,
        site.base(of: call).map(site.text) == "UIView",
        !call.arguments.contains(where: { $0.label?.text == "animations" })
      else { return nil }
      let indentation = site.indentation(at: site.start(call))
      let text = " completion: { _ in\n\(indentation)\(site.unit)\(completion)\n\(indentation)}"
      return SourceChange(
        "complete the transition when the animation has ended", [site.insert(text, at: site.end(closure))])
    }
  }

  /// Of two branches only one completes: both do when the call stands behind them.
  private static func branch(_ item: CodeBlockItemSyntax, _ completion: String, _ site: RepairSite) -> SourceChange? {
    guard let condition = RepairSite.enclosing(IfExprSyntax.self, of: item),
      let outer = RepairSite.enclosing(CodeBlockItemSyntax.self, of: condition),
      let call = site.calls(of: "completeTransition", in: condition).first,
      let inner = RepairSite.enclosing(CodeBlockItemSyntax.self, of: call),
      let body = inner.parent?.parent?.as(CodeBlockSyntax.self), body.statements.count == 1,
      condition.elseBody.map({ Syntax($0.is(CodeBlockSyntax.self) ? $0 : $0) }) == Syntax(body)
    else { return nil }
    let cut = TextEdit(start: site.end(condition.body), end: site.end(body), replacement: "")
    return SourceChange("complete the transition on both branches", [cut, site.insert([completion], after: outer)])
  }
}
