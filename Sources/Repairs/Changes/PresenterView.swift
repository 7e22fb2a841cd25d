import Diagnostics
import SwiftSyntax

/// Only views that the context vends are moved: the presenter's may stay where it is.
enum PresenterView {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement else { return [] }
    return moves(item, site) + removal(site)
  }

  /// The statement goes.
  static func removal(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, !item.item.is(VariableDeclSyntax.self) else { return [] }
    return [SourceChange("leave the view where it is", [site.remove(item.item)])]
  }

  private static func moves(_ item: CodeBlockItemSyntax, _ site: RepairSite) -> [SourceChange] {
    guard let context = site.context(at: item), let call = move(in: item, site) else { return [] }
    let view = call.arguments.first?.expression ?? site.base(of: call)
    guard let view, let key = key(of: view, site) else { return [] }
    let title = "move the view only if the context gives it"
    let vended = "\(context).view(forKey: \(key))"
    var changes: [SourceChange] = []
    if let declared = optionalInitialiser(of: view, site) {
      changes.append(SourceChange("take the view from the context", [site.replace(declared, with: vended)]))
    }
    if let base = site.base(of: call), call.arguments.isEmpty {
      let plain = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      let isChained = plain != base
      changes.append(SourceChange(title, [site.replace(plain, with: isChained ? vended : vended + "?")]))
    } else if call.parent?.is(CodeBlockItemSyntax.self) == true {
      let name = key == ".to" ? "toView" : "fromView"
      let edits = [site.replace(view, with: name)] + site.wrap(item, in: "if let \(name) = \(vended)")
      changes.append(SourceChange(title, edits))
    }
    return changes
  }

  private static func move(in item: CodeBlockItemSyntax, _ site: RepairSite) -> FunctionCallExprSyntax? {
    ["addSubview", "insertSubview", "removeFromSuperview"].lazy.flatMap { site.calls(of: $0, in: item) }.first
  }

  /// `.to` or `.from` where the view is that of the context's controller.
  private static func key(of view: ExprSyntax, _ site: RepairSite) -> String? {
    let root = site.text(view).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let origin = site.meaning(of: String(root), at: view)?.initialiser.map(site.text) ?? site.text(view)
    return [".to", ".from"].first { origin.contains("viewController(forKey: \($0))") }
  }

  /// `context.viewController(forKey: .to)?.view`, which the context's own answer can replace.
  private static func optionalInitialiser(of view: ExprSyntax, _ site: RepairSite) -> ExprSyntax? {
    guard let value = site.meaning(of: site.text(view), at: view)?.initialiser,
      site.text(value).hasSuffix(")?.view")
    else { return nil }
    return value
  }
}
