import Diagnostics
import SwiftSyntax

/// A property that tells whether a gesture drives the transition, where there is none: set when the gesture begins,
/// taken back when it is over.
enum InteractionFlag {
  static let name = "isInteracting"
  private static let title = "note when a gesture drives the transition, and answer nil when none does"

  /// - Parameters:
  ///   - answer: what is answered whether a gesture drives the transition or not.
  ///   - type: of the answer, as far as the file says.
  static func changes(_ answer: ExprSyntax, of type: String, isOptional: Bool, _ site: RepairSite) -> [SourceChange] {
    let text = site.text(answer)
    let mark = isOptional ? "?." : "."
    if let own = site.classes.first(where: { $0.name.text == type }), let edits = flag(in: own, site) {
      let asked = "\(text)\(mark)\(name)" + (isOptional ? " == true" : "")
      return [SourceChange(title, edits + [site.replace(answer, with: "\(asked) ? \(text) : nil")])]
    }
    let isDriver =
      type.contains("PercentDriven")
      || site.classes.contains { $0.name.text == type && site.inherits($0, "PercentDriven") }
    if isDriver, let own = site.ownClass, let edits = flag(in: own, site) {
      return [SourceChange(title, edits + [site.replace(answer, with: "\(name) ? \(text) : nil")])]
    }
    return protocols(site).compactMap { declaration in
      let types = site.classes.filter { site.inherits($0, declaration.name.text) }
      let flags = types.compactMap { flag(in: $0, site) }
      guard !types.isEmpty, flags.count == types.count, let first = declaration.memberBlock.members.first else {
        return nil
      }
      let required = site.insert(before: first, "var \(name): Bool { get }")
      let asked =
        type == declaration.name.text
        ? "\(text)\(mark)\(name)" + (isOptional ? " == true" : "")
        : "(\(text) as? \(declaration.name.text))?.\(name) == true"
      return SourceChange(
        title, flags.flatMap(\.self) + [required, site.replace(answer, with: "\(asked) ? \(text) : nil")])
    }
  }

  private static func protocols(_ site: RepairSite) -> [ProtocolDeclSyntax] {
    RepairSite.all(ProtocolDeclSyntax.self, in: site.tree).filter {
      $0.inheritanceClause.map { site.text($0).contains("InteractiveTransition") } ?? false
    }
  }

  /// The property, and its changes in the branches of the gesture's states; `nil` where no gesture is followed.
  private static func flag(in type: ClassDeclSyntax, _ site: RepairSite) -> [TextEdit]? {
    guard site.property(name, of: type) == nil, let first = type.memberBlock.members.first else { return nil }
    let functions = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    for handler in functions.compactMap(GestureHandler.init) {
      let cases = handler.cases
      guard let began = cases.first(where: { GestureHandler.states(of: $0)?.contains(".began") == true }),
        let start = began.statements.first
      else { continue }
      let ends = cases.filter { isEnd($0) }
      if ends.isEmpty { continue }
      let access = type.modifiers.contains { $0.name.text == "private" } ? "private(set) " : "fileprivate(set) "
      return [
        site.insert(before: first, "\(access)var \(name) = false"), site.insert(["\(name) = true"], before: start),
      ]
        + ends.compactMap { branch in
          guard let last = branch.statements.last else { return nil }
          let line = ["\(name) = false"]
          return site.text(last) == "break" ? site.replace(last.item, with: line[0]) : site.insert(line, after: last)
        }
    }
    return nil
  }

  /// Neither the beginning nor a change.
  private static func isEnd(_ branch: SwitchCaseSyntax) -> Bool {
    guard let states = GestureHandler.states(of: branch) else { return true }
    return !states.contains { [".began", ".changed", ".possible"].contains($0) }
  }
}
