import Diagnostics
import SwiftSyntax

/// A transition is completed once, and its context is not used afterwards.
enum SecondCompletion {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let body = site.function?.body else { return [] }
    let earlier = site.calls(of: "completeTransition", in: body).compactMap {
      RepairSite.enclosing(CodeBlockItemSyntax.self, of: $0)
    }.filter { $0.position < item.position && $0.parent != item.parent }
    let returns = earlier.map {
      SourceChange("return after the first completion", [site.insert(["return"], after: $0)])
    }
    return returns + removal(site)
  }

  static func removal(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, item.item.is(FunctionCallExprSyntax.self) else { return [] }
    return [SourceChange("remove the call that comes too late", [site.remove(item.item)])]
  }
}
