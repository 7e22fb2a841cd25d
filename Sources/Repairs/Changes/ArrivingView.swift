import Diagnostics
import SwiftSyntax

/// The view that a completed transition leads to is on the screen.
enum ArrivingView {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let call = site.calls(of: "completeTransition", in: item).first,
      let base = site.base(of: call)
    else { return [] }
    let context = site.text(base)
    let added = [
      "if let toView = \(context).view(forKey: .to), let to = \(context).viewController(forKey: .to) {",
      "\(site.unit)toView.frame = \(context).finalFrame(for: to)",
      "\(site.unit)\(context).containerView.addSubview(toView)",
      "}",
    ]
    return shown(item, site) + kept(item, context, site) + [
      SourceChange("put the arriving view into the container", [site.insert(added, before: item)])
    ]
  }

  /// The frame of the arriving view is the one that UIKit asks for.
  static func framed(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let body = site.function?.body, let context = site.context(at: item) else {
      return []
    }
    let title = "give the view its final frame"
    let added = ["addSubview", "insertSubview"].flatMap { site.calls(of: $0, in: body) }.compactMap { call in
      call.arguments.first.map { (call, site.text($0.expression)) }
    }.first { ViewReference($1, at: $0, site)?.isArriving == true }
    var changes: [SourceChange] = []
    if let (call, view) = added, let own = RepairSite.enclosing(CodeBlockItemSyntax.self, of: call) {
      let line = "if let to = \(context).viewController(forKey: .to) { \(view).frame = \(context).finalFrame(for: to) }"
      changes.append(SourceChange(title, [site.insert([line], before: own)]))
    }
    let line =
      "if let to = \(context).viewController(forKey: .to) "
      + "{ \(context).view(forKey: .to)?.frame = \(context).finalFrame(for: to) }"
    return changes + [SourceChange(title, [site.insert([line], before: item)])]
  }

  /// An arriving view that is taken away although the transition may be completed.
  private static func kept(_ item: CodeBlockItemSyntax, _ context: String, _ site: RepairSite) -> [SourceChange] {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
    let removals = list.filter { other in
      guard other.position < item.position, let call = other.item.as(FunctionCallExprSyntax.self),
        RepairSite.method(of: call) == "removeFromSuperview", let view = site.base(of: call).map(site.text)
      else { return false }
      return ViewReference(view, at: other, site)?.isArriving == true
    }
    return removals.map {
      SourceChange(
        "remove the view only when the transition was cancelled",
        site.wrap($0, in: "if \(context).transitionWasCancelled"))
    }
  }

  /// Views that were hidden for the animation.
  private static func shown(_ item: CodeBlockItemSyntax, _ site: RepairSite) -> [SourceChange] {
    guard let body = site.function?.body else { return [] }
    return RepairSite.all(SequenceExprSyntax.self, in: body).compactMap { assignment in
      let parts = site.text(assignment).split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, parts[0].hasSuffix(".isHidden"), parts[1] == "true" else { return nil }
      let view = String(parts[0].dropLast(".isHidden".count))
      guard let reference = ViewReference(view, at: item, site) else { return nil }
      return SourceChange("show the view again", [site.insert(["\(reference.chain).isHidden = false"], before: item)])
    }
  }
}
