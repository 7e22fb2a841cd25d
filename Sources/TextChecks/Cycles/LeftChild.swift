import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Containers that take the view of a child away and let go of it, but leave it among their children (TV902), seen in the text.
///
/// `addChild(_:)` has the container keep the child until `removeFromParent()` (developer.apple.com, `UIViewController`, "Implementing
/// a Container View Controller"). Without that each exchange leaves one more child that nobody sees.
struct LeftChild: TextCheck {
  static let rule = RuleID.TV902

  /// One for each container with such a place, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).compactMap { type in
      let search = LeftChild(index: index, type: type)
      let added = search.added
      if added.isEmpty { return nil }
      var spans: [SourceSpan] = []
      for function in type.functions {
        for span in search.left(added, in: function.body ?? []) where !spans.contains(span) { spans.append(span) }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry

  static let adding: Set<String> = ["addChild", "addChildViewController"]

  /// The properties whose controllers become children: by their own names, by local ones, or by a parameter of a method.
  private var added: Set<String> {
    let own = Set(type.variables.filter(isChild).map(\.name))
    if own.isEmpty { return [] }
    var adds = false
    for body in HelperMethods.bodies(of: type) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind, MethodUses.isOfSelf(callee),
          let name = CallFinder.baseName(of: callee), Self.adding.contains(name), arguments.count == 1
        else { return }
        adds = true
      }
    }
    return adds ? own : []
  }

  /// A property of its own that holds a controller, and another one later.
  private func isChild(_ variable: Variable) -> Bool {
    guard variable.isStored, variable.isMutable, !variable.attributes.isStatic,
      let name = variable.className ?? variable.madeClass
    else { return false }
    if variable.accessors?.didSet != nil { return false }
    guard let entry = index.entry(mentioned: name, in: type) else { return name == "UIViewController" }
    return index.ancestors(of: entry).contains("UIViewController")
  }

  /// Where code takes the view of one away and lets it go: in the same block, or behind it.
  private func left(_ children: Set<String>, in body: [Statement]) -> [SourceSpan] {
    let aliases = LocalNames.aliases(in: body).filter { children.contains($0.value) }
    var spans: [SourceSpan] = []
    for block in CodeBlock.all(in: body) {
      let work = block.work.flatMap(Self.direct)
      for (number, value) in work.enumerated() {
        guard let name = Self.child(whoseViewGoes: value), case let child = aliases[name] ?? name,
          children.contains(child)
        else { continue }
        let isLeftHere =
          name == child && work[(number + 1)...].contains(where: { Self.letsGo($0, of: child) })
          && !work.contains(where: { Self.mayRemove($0, child) })
        let isLeft = isLeftHere || isLeftBehind(block, child, isAlias: name != child, body, aliases)
        if isLeft { spans.append(value.span) }
      }
    }
    return spans
  }

  static func direct(_ statement: Statement) -> [Expression] {
    guard case .expression(let value) = statement.kind else { return [] }
    return [MethodUses.bare(value)]
  }

  /// `content?.view.removeFromSuperview()`
  private static func child(whoseViewGoes value: Expression) -> String? {
    guard case .call(let callee, _) = value.kind, let path = LocalNames.path(of: callee) else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    return parts.count == 3 && parts[1] == "view" && parts[2] == "removeFromSuperview" ? parts[0] : nil
  }

  static func letsGo(_ value: Expression, of child: String) -> Bool {
    guard case .assign(let target, _) = value.kind else { return false }
    return LocalNames.path(of: target) == child
  }

  private static func mayRemove(_ value: Expression, _ child: String) -> Bool {
    var found = false
    Walk.expressions(in: [Statement(.expression(value), value.span)]) { found = found || mayRemoveHere($0, child, [:]) }
    return found
  }

  /// Whether an expression asks the child for something that may take it out, or hands it over.
  static func mayRemoveHere(_ expression: Expression, _ child: String, _ aliases: [String: String]) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind else { return false }
    if arguments.contains(where: { LocalNames.path(of: $0.value, aliases) == child }),
      !adding.contains(CallFinder.baseName(of: callee) ?? "")
    {
      return true
    }
    guard case .member(let base, let name) = MethodUses.bare(callee).kind, LocalNames.path(of: base, aliases) == child
    else { return false }
    return !["willMove", "didMove", "endAppearanceTransition", "beginAppearanceTransition"].contains(name)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "the view goes, and the container lets go of the child, but the child is never taken out: it stays",
      span: span, alsoBreaks: [.TV605])
  }
}
