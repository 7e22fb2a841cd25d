import Diagnostics
import SwiftSyntax

/// A percent-driven interaction controller is told how far the gesture is, not the context.
enum InteractionCalls {
  private static let names = [
    "finishInteractiveTransition": "finish", "cancelInteractiveTransition": "cancel",
    "updateInteractiveTransition": "update",
  ]

  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let type = RepairSite.enclosing(ClassDeclSyntax.self, of: item),
      site.text(type.inheritanceClause.map(Syntax.init) ?? Syntax(type.name)).contains("PercentDriven")
    else { return [] }
    let edits = RepairSite.all(FunctionCallExprSyntax.self, in: type).compactMap { call -> TextEdit? in
      guard let name = RepairSite.method(of: call).flatMap({ names[$0] }), site.base(of: call) != nil else {
        return nil
      }
      return site.replace(call.calledExpression, with: name)
    }
    return [SourceChange("tell the interaction controller instead of the context", edits)]
  }
}
