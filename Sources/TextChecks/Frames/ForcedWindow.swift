import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Code of a library that takes the window of its client's app by force (TV1205), seen in the text.
///
/// An app has no key window before the first one has come on the screen, and an app with scenes need not have one in its delegate
/// (developer.apple.com, `UIApplicationDelegate.window`, `UIApplication.keyWindow`): a library that is used then stops it. What an
/// app does with its own window it knows, and what takes the window where it is asked for first is left out, or only when the
/// user touches something: that is in a window.
struct ForcedWindow: TextCheck {
  static let rule = RuleID.TV1205

  /// One for each type with such code, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let offered = OfferedTypes(index)
    lazy var moments = CallMoments(index, program)
    return types.compactMap { type in
      guard offered.contain(type) else { return nil }
      let spans = HelperMethods.bodies(of: type).flatMap(forced).filter { span in
        guard let function = type.functions.first(where: { $0.span.contains(span) }) else { return true }
        return moments.moments(at: span, in: function, of: type) != [.tap]
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [windowless])
    }
  }

  private static func forced(in body: [Statement]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    let aliases = windows(in: body)
    var asked: Set<String>?
    Walk.expressions(in: body) { expression in
      guard case .forceUnwrap(let value) = expression.kind, let name = lacking(value, aliases),
        !spans.contains(where: { $0.contains(expression.span) })
      else { return }
      let known = asked ?? Self.asked(in: body)
      asked = known
      if known.contains(name) { return }
      spans.append(expression.span)
    }
    return spans
  }

  /// The name of such a window that may not be there, where a value is one or something of one.
  private static func lacking(_ value: Expression, _ aliases: Set<String>) -> String? {
    switch value.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return lacking(inner, aliases)
    case .tuple(let parts) where parts.count == 1: return lacking(parts[0].value, aliases)
    case .name(let name): return aliases.contains(name) ? name : nil
    case .member(let base, let name):
      if ["bounds", "frame", "rootViewController"].contains(name) { return lacking(base, aliases) }
      return isWindow(base, name) ? Self.name(name) : nil
    default: return nil
    }
  }

  /// Who takes the first of all windows asks for those.
  private static func name(_ property: String) -> String { property == "first" ? "windows" : property }

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

  /// The local constants that are one.
  private static func windows(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        let value = variable.value, case .member(let base, let property) = MethodUses.bare(value).kind,
        isWindow(base, property)
      else { return }
      names.insert(name)
    }
    return names
  }

  /// The names that conditions of the function mention, but for what they take by force.
  private static func asked(in body: [Statement]) -> Set<String> {
    var conditions: [Expression] = []
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .if(let branch): conditions += branch.conditions.compactMap(value)
      case .guard(let asked, _), .while(_, let asked, _): conditions += asked.compactMap(value)
      default: break
      }
    }
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .ternary(let condition, _, _), .and(let condition, _), .or(let condition, _): conditions.append(condition)
      default: break
      }
    }
    return Set(conditions.flatMap(names))
  }

  private static func value(_ condition: Condition) -> Expression? {
    switch condition {
    case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): value
    case .available: nil
    }
  }

  private static func names(in condition: Expression) -> Set<String> {
    var forced: [SourceSpan] = []
    var names: Set<String> = []
    Walk.expressions(outsideClosuresOf: condition) { expression in
      switch expression.kind {
      case .forceUnwrap(let inner): forced.append(inner.span)
      case .name(let name), .member(_, let name):
        if !forced.contains(where: { $0.contains(expression.span) }) { names.insert(name) }
      default: break
      }
    }
    return names
  }

  /// Of ten such findings that were read, each needed a client that nobody had seen.
  private static var windowless: Assumption {
    Assumption(
      text: "the client's app has no key window at that moment", confidence: .possible, location: nil, kind: .use)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "force-unwraps a window that the client's app may not have yet", span: span, alsoBreaks: [])
  }
}
