import Diagnostics
import Identifiers
import Program

/// Code of a library that takes the window of its client's app by force (TV1205), seen in the text.
///
/// An app has no key window before the first one has come on the screen, and an app with scenes has none in its delegate
/// (developer.apple.com, `UIApplicationDelegate.window`, `UIApplication.keyWindow`): a library that is used then stops it. What an
/// app does with its own window it knows, and what takes the window where it is asked for first is left out.
struct ForcedWindow: TextCheck {
  static let rule = RuleID.TV1205

  /// One for each type with such code, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let offered = OfferedTypes(index)
    return types.compactMap { type in
      let spans = HelperMethods.bodies(of: type).flatMap(forced)
      return spans.isEmpty || type.declaration.kind == .protocol || !offered.contain(type)
        ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func forced(in body: [Statement]) -> [SourceSpan] {
    let aliases = windows(in: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .forceUnwrap(let value) = expression.kind, mayLack(value, aliases), !spans.contains(expression.span),
        !spans.contains(where: { $0.contains(expression.span) })
      else { return }
      spans.append(expression.span)
    }
    return spans
  }

  /// Whether a value is such a window that may not be there, or something of one.
  private static func mayLack(_ value: Expression, _ aliases: Set<String>) -> Bool {
    switch value.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return mayLack(inner, aliases)
    case .tuple(let parts) where parts.count == 1: return mayLack(parts[0].value, aliases)
    case .name(let name): return aliases.contains(name)
    case .member(let base, let name):
      if ["bounds", "frame", "rootViewController"].contains(name) { return mayLack(base, aliases) }
      return isWindow(base, name)
    default: return false
    }
  }

  /// `UIApplication.shared.keyWindow`, `UIApplication.shared.delegate?.window`,
  /// `UIApplication.shared.windows.filter { $0.isKeyWindow }.first`
  private static func isWindow(_ base: Expression, _ name: String) -> Bool {
    let mentioned = AppEvents.mentioned(in: [Statement(.expression(base), base.span)])
    guard mentioned.contains("UIApplication") else { return false }
    switch name {
    case "keyWindow": return true
    case "window": return mentioned.contains("delegate")
    case "first": return mentioned.contains("windows")
    default: return false
    }
  }

  /// The local constants that are one, unless the function asks whether they are there.
  private static func windows(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        let value = variable.value, case .member(let base, let property) = MethodUses.bare(value).kind,
        isWindow(base, property)
      else { return }
      names.insert(name)
    }
    if names.isEmpty { return [] }
    let asked = LocalBinding.all(in: body).compactMap { binding -> String? in
      guard case .optional = binding.pattern.kind else { return nil }
      return binding.value.flatMap { LocalNames.path(of: $0) }
    }
    return names.subtracting(asked)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "the app of the client need not have this window yet, or not in this place: taken by force",
      span: span, alsoBreaks: [])
  }
}
