import Diagnostics
import SwiftSyntax

/// What an animator changes for its animation is as before afterwards, whatever the outcome.
enum ViewState {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let function = site.function?.body,
      let (target, value) = assignment(item, site), let former = former(value),
      let dot = target.lastIndex(of: ".")
    else { return [] }
    let view = String(target[..<dot])
    let edits = site.calls(of: "completeTransition", in: function).compactMap { call -> TextEdit? in
      guard site.start(call) > site.start(item),
        let own = RepairSite.enclosing(CodeBlockItemSyntax.self, of: call),
        let reference = ViewReference(view, at: own, site)
      else { return nil }
      return site.insert(["\(reference.chain)\(target[dot...]) = \(former)"], before: own)
    }
    return [SourceChange("set it back before the transition is completed", edits)]
  }

  private static func assignment(_ item: CodeBlockItemSyntax, _ site: RepairSite) -> (String, String)? {
    guard let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let target = sequence.elements.first, let value = sequence.elements.last
    else { return nil }
    return (site.text(target), site.text(value))
  }

  /// What a view has that nobody has changed.
  private static func former(_ value: String) -> String? {
    switch value {
    case "true": "false"
    case "false": "true"
    case "0", "0.0": "1"
    case let value where value.hasPrefix("CGAffineTransform("): ".identity"
    case let value where value.hasPrefix("CATransform3DMake"): "CATransform3DIdentity"
    default: nil
    }
  }
}
