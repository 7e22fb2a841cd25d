import Diagnostics
import SwiftSyntax

/// The views of a presentation controller are there while the presented view is, and no longer.
enum PresentationChrome {
  /// Views that stay after a cancelled presentation.
  static func removal(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let view = addedView(item, site),
      let own = RepairSite.enclosing(MemberBlockItemSyntax.self, of: item),
      let members = RepairSite.enclosing(MemberBlockSyntax.self, of: item)
    else { return [] }
    let title = "remove the view when the presentation was cancelled"
    let name = "presentationTransitionDidEnd"
    let known = members.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { $0.name.text == name }
    if let known, let last = known.body?.statements.last, let flag = flag(of: known) {
      return [SourceChange(title, [site.insert(["if !\(flag) { \(view).removeFromSuperview() }"], after: last)])]
    }
    let supers = superclass(of: item) == "UIPresentationController" ? [] : ["\(site.unit)super.\(name)(completed)"]
    let lines =
      ["override func \(name)(_ completed: Bool) {"] + supers
      + ["\(site.unit)if !completed { \(view).removeFromSuperview() }", "}"]
    return [SourceChange(title, [site.insert(member: lines, after: own)])]
  }

  /// Views that are taken away although the dismissal was cancelled.
  static func condition(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let function = site.function, let flag = flag(of: function) else { return [] }
    return [SourceChange("keep the view when the dismissal was cancelled", site.wrap(item, in: "if \(flag)"))]
  }

  /// Views that do not follow the size of the container.
  static func resizing(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let view = addedView(item, site) else { return [] }
    return [
      SourceChange(
        "let the view follow the size of the container",
        [site.insert(["\(view).autoresizingMask = [.flexibleWidth, .flexibleHeight]"], before: item)])
    ]
  }

  /// A view that has a name in the whole type.
  private static func addedView(_ item: CodeBlockItemSyntax, _ site: RepairSite) -> String? {
    guard let call = ["addSubview", "insertSubview"].lazy.flatMap({ site.calls(of: $0, in: item) }).first,
      let view = call.arguments.first.map({ site.text($0.expression) })
    else { return nil }
    let name = view.hasPrefix("self.") ? String(view.dropFirst(5)) : view
    guard let meaning = site.meaning(of: name, at: item), meaning.isProperty else { return nil }
    return meaning.isOptional == true ? name + "?" : name
  }

  private static func flag(of function: FunctionDeclSyntax) -> String? {
    guard let parameter = function.signature.parameterClause.parameters.first,
      parameter.type.trimmedDescription == "Bool"
    else { return nil }
    let name = (parameter.secondName ?? parameter.firstName).text
    return name == "_" ? nil : name
  }

  private static func superclass(of node: some SyntaxProtocol) -> String? {
    RepairSite.enclosing(ClassDeclSyntax.self, of: node)?.inheritanceClause?.inheritedTypes.first?.type
      .trimmedDescription
  }
}
