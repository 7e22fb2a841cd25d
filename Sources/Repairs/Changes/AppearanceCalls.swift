import Diagnostics
import SwiftSyntax

/// `beginAppearanceTransition` and `endAppearanceTransition` come in pairs, and from one side only.
enum AppearanceCalls {
  /// A begin without an end.
  static func ending(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let base = base(of: "beginAppearanceTransition", in: item, site)
    else { return [] }
    let end = "\(base).endAppearanceTransition()"
    let later = list.filter { $0.position > item.position }
    // The end follows what it is about: the view that comes or goes.
    let change = later.last { statement in
      let text = site.text(statement)
      return text.contains("\(base).view.removeFromSuperview") || text.contains("addSubview(\(base).view")
    }
    var places: [CodeBlockItemSyntax] = []
    for place in [change, later.first, list.last].compactMap(\.self) where !places.contains(place) {
      places.append(place)
    }
    return places.map { SourceChange("end what was begun", [site.insert([end], after: $0)]) }
  }

  /// An end without a begin.
  static func beginning(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let base = base(of: "endAppearanceTransition", in: item, site)
    else { return [] }
    let isLeaving = list.first { site.text($0).contains("\(base).view.removeFromSuperview") }
    let isComing = list.first { site.text($0).contains("addSubview(\(base).view") }
    let place = isLeaving ?? isComing ?? item
    return [isLeaving == nil, isLeaving != nil].map { appears in
      let begin = "\(base).beginAppearanceTransition(\(appears), animated: false)"
      return SourceChange("begin what is ended", [site.insert([begin], before: place)])
    }
  }

  /// Calls about a controller that UIKit tells itself.
  static func leaving(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let type = RepairSite.enclosing(ClassDeclSyntax.self, of: item),
      let base = ["beginAppearanceTransition", "endAppearanceTransition"].lazy.compactMap({
        base(of: $0, in: item, site)
      }).first
    else { return [] }
    let calls = ["beginAppearanceTransition", "endAppearanceTransition"].flatMap { site.calls(of: $0, in: type) }
      .filter { site.base(of: $0).map(site.text) == base }
    let items = calls.compactMap { RepairSite.enclosing(CodeBlockItemSyntax.self, of: $0) }
    return [SourceChange("leave the appearance callbacks to UIKit", edits(removing: items, site))]
  }

  /// An appearance callback that is called by hand.
  static func removal(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, item.item.is(FunctionCallExprSyntax.self) else { return [] }
    return [SourceChange("leave the callback to UIKit", edits(removing: [item], site))]
  }

  /// An override that forgets its superclass.
  static func callingSuper(_ site: RepairSite) -> [SourceChange] {
    guard let function = site.function, let first = function.body?.statements.first else { return [] }
    let arguments = function.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let call = "super.\(function.name.text)(\(arguments.joined(separator: ", ")))"
    return [SourceChange("call super", [site.insert([call], before: first)])]
  }

  private static func base(of method: String, in item: CodeBlockItemSyntax, _ site: RepairSite) -> String? {
    site.calls(of: method, in: item).first.flatMap { site.base(of: $0) }.map(site.text)
  }

  /// Overrides of which nothing is left go, too.
  private static func edits(removing items: [CodeBlockItemSyntax], _ site: RepairSite) -> [TextEdit] {
    var edits: [TextEdit] = []
    for item in items {
      guard let function = RepairSite.enclosing(FunctionDeclSyntax.self, of: item),
        function.modifiers.contains(where: { $0.name.text == "override" }), let body = function.body?.statements,
        body.allSatisfy({ items.contains($0) })
      else {
        edits.append(site.remove(item.item))
        continue
      }
      guard body.first == item else { continue }
      var edit = site.remove(function)
      // With one of the empty lines around it.
      if site.text(edit.end..<site.lineEnd(edit.end)).trimmed.isEmpty { edit.end = site.lineEnd(edit.end) }
      edits.append(edit)
    }
    return edits
  }
}
