import Diagnostics
import SwiftSyntax

/// What an animator adds for its animation is gone afterwards, whatever the outcome.
enum LeftView {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let function = site.function,
      let call = ["addSubview", "insertSubview"].lazy.flatMap({ site.calls(of: $0, in: item) }).first,
      let view = call.arguments.first.map({ site.text($0.expression) })
    else { return [] }
    let always = edits(view, in: function, after: item, site) { view, _ in "\(view).removeFromSuperview()" }
    let undone = edits(view, in: function, after: item, site) { view, context in
      "if \(context).transitionWasCancelled { \(view).removeFromSuperview() }"
    }
    let changes = [
      SourceChange("remove the view before the transition is completed", always),
      SourceChange("remove the view when the transition was cancelled", undone),
    ]
    let isOfContext = ViewReference(view, at: item, site)?.isOfContext ?? false
    return isOfContext ? changes.reversed() : changes
  }

  /// A statement before each completion that comes after the view was added and knows it.
  private static func edits(
    _ view: String, in function: FunctionDeclSyntax, after added: CodeBlockItemSyntax, _ site: RepairSite,
    _ statement: (String, String) -> String
  ) -> [TextEdit] {
    guard let body = function.body else { return [] }
    return site.calls(of: "completeTransition", in: body).compactMap { call in
      guard site.start(call) > site.start(added), let context = site.base(of: call).map(site.text),
        let item = RepairSite.enclosing(CodeBlockItemSyntax.self, of: call),
        let name = name(view, added, at: item, context, site)
      else { return nil }
      return site.insert([statement(name, context)], before: item)
    }
  }

  /// A view of the context is always at hand; another one only where its name is known.
  private static func name(
    _ view: String, _ added: CodeBlockItemSyntax, at item: CodeBlockItemSyntax, _ context: String, _ site: RepairSite
  ) -> String? {
    if let reference = ViewReference(view, at: item, site) { return reference.chain }
    let initialiser = site.meaning(of: view, at: added)?.initialiser.map(site.text) ?? ""
    for key in [".to", ".from"] where initialiser.contains("view(forKey: \(key))") {
      return "\(context).view(forKey: \(key))?"
    }
    return nil
  }
}
