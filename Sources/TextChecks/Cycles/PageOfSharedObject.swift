import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Shared objects that keep the page which was given to them last (TV902), seen in the text.
///
/// What a static property has lives as long as the app, and so does what it keeps: the page stays when it has gone from the screen,
/// until another one takes its place. So does what a constant of such an object keeps. A page is put there from outside, or the
/// object's own methods note whom they were given. What is let go somewhere is left out, and so are pages that last themselves.
struct PageOfSharedObject: TextCheck {
  static let rule = RuleID.TV902

  /// One for each shared class with such properties, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let shared = types.filter { type in
      type.declaration.kind == .class && type.variables.contains { isShared($0, of: type) }
    }
    if shared.isEmpty { return [] }
    let cleared = ClearedProperties(index)
    let lasting = LastingPages(index)
    return (shared + parts(of: shared, among: types, index)).compactMap { type in
      let search = PageOfSharedObject(index: index, type: type)
      let kept = type.variables.filter { variable in
        KeptSelf.keeps(variable) && variable.isMutable && !cleared.contains(variable.name, of: type)
      }
      if kept.isEmpty { return nil }
      let isPage = index.ancestors(of: type).contains("UIViewController")
      let causes = kept.filter { variable in
        search.notes(variable)
          || !isPage && types.contains { user in search.gives(variable, user) && !lasting.contains(user) }
      }.map { cause($0.span) }
      return causes.isEmpty
        ? nil : SignatureJudgement(type: type, causes: causes, held: "UIViewController")
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry

  /// `static let shared = Player()`
  private static func isShared(_ variable: Variable, of type: TypeIndex.Entry) -> Bool {
    guard variable.attributes.isStatic, variable.isStored else { return false }
    if variable.className == type.name { return true }
    guard case .call(let callee, _)? = variable.value?.kind, case .name(let name) = callee.kind else { return false }
    return name == type.name
  }

  /// Whether code puts a page into the property of the shared object: a controller itself, or a controller that it was given.
  private func gives(_ variable: Variable, _ user: TypeIndex.Entry) -> Bool {
    user.functions.contains { gives(variable, user, $0.body ?? [], $0.parameters) }
      || user.variables.contains { gives(variable, user, HelperMethods.code(of: $0), []) }
  }

  private func gives(
    _ variable: Variable, _ user: TypeIndex.Entry, _ body: [Statement], _ parameters: [Parameter]
  ) -> Bool {
    let aliases = LocalNames.aliases(in: body)
    let classes = ValueClasses(index: index, type: user, parameters: parameters, body: body)
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, !found,
        let path = LocalNames.path(of: target, aliases), isProperty(variable.name, path)
      else { return }
      found = isPage(value, variable, user, classes)
    }
    return found
  }

  /// `Player.shared.page`, and nothing of what that has.
  private func isProperty(_ name: String, _ path: String) -> Bool {
    type.variables.filter { Self.isShared($0, of: type) }.contains { path == "\(type.name).\($0.name).\(name)" }
  }

  /// Whether a value is a controller: `self` in one, a value of such a class, or anything that the property only takes if it is.
  func isPage(
    _ value: Expression, _ variable: Variable, _ user: TypeIndex.Entry, _ classes: ValueClasses
  ) -> Bool {
    if value.isNil { return false }
    if let entry = classes.entry(of: value) { return index.ancestors(of: entry).contains("UIViewController") }
    return isOfPages(variable)
  }

  /// Whether nothing but a page can be in it.
  func isOfPages(_ variable: Variable) -> Bool {
    guard let name = variable.className else { return false }
    return name == "UIViewController"
      || index.entry(mentioned: name, in: type).map { index.ancestors(of: $0).contains("UIViewController") } ?? false
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .dismissedIsHeld,
      message: "an object that lasts as long as the app keeps the page that it was given: it stays when it has gone",
      span: span, alsoBreaks: [])
  }
}
