import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Chrome of a library's presentation that becomes visible only beside the animation of the transition (TV1201), seen in the text.
///
/// A presentation without animation need not have a transition coordinator (TC-02; developer.apple.com, "Creating Custom
/// Presentations": the listings test for nil and set the final value otherwise). Chrome that begins transparent stays so then:
/// what becomes so when it is made, or before the animation is asked for. What sets the final value anywhere else is left out.
struct ChromeBesideTransition: TextCheck {
  static let rule = RuleID.TV1201

  /// One for each class with such chrome, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let offered = OfferedTypes(index)
    return types.compactMap { type in
      guard type.declaration.kind == .class, index.ancestors(of: type).contains("UIPresentationController"),
        offered.isInLibrary(type),
        let begin = type.functions.first(where: { $0.fullName == "presentationTransitionWillBegin()" }),
        let block = Self(type: type).block(in: begin.body ?? [])
      else { return nil }
      return SignatureJudgement(type: type, causes: [cause(block)], needs: [unanimated])
    }
  }

  private let type: TypeIndex.Entry

  /// What a closure or a function gives a view, as `dimming.alpha`.
  private struct Value {
    let path: String
    let isVisible: Bool
    let span: SourceSpan
  }

  /// The first call beside the transition whose closure alone makes something visible.
  private func block(in body: [Statement]) -> SourceSpan? {
    let aliases = LocalNames.aliases(in: body)
    let all = HelperMethods.bodies(of: type).flatMap { values(in: $0, aliases) }
    let first = setUp(body).flatMap { values(in: $0, aliases) }
    var found: SourceSpan?
    Walk.expressions(in: body) { expression in
      guard found == nil, case .call(let callee, let arguments) = expression.kind,
        case .member(let base, let name) = MethodUses.bare(callee).kind, name.hasPrefix("animate"),
        isCoordinator(LocalNames.path(of: base, aliases) ?? ""),
        case .closure(let closure)? = arguments.first?.value.kind
      else { return }
      let shown = values(in: closure.body, aliases).filter(\.isVisible)
      let isAlone = shown.contains { value in
        let others = all.filter { $0.path == value.path && !expression.span.contains($0.span) }
        if others.contains(where: \.isVisible) { return false }
        return beginsWithout(value)
          || first.contains { $0.path == value.path && isBefore($0.span, expression.span, in: body) }
      }
      if isAlone { found = expression.span }
    }
    return found
  }

  /// The code that runs before the animation, or when the object and its views are made, with what that calls of its own.
  private func setUp(_ body: [Statement]) -> [[Statement]] {
    var bodies = [body] + type.variables.map(HelperMethods.code)
    bodies += type.functions.filter { if case .initializer = $0.kind { true } else { false } }.compactMap(\.body)
    let called = bodies.reduce(into: Set<String>()) { $0.formUnion(CallFinder.calledNames(in: $1)) }
    return bodies + type.functions.filter { called.contains($0.name) && !$0.attributes.isOverride }.compactMap(\.body)
  }

  /// Whether a place comes before another one, where it is in the same code.
  private func isBefore(_ place: SourceSpan, _ block: SourceSpan, in body: [Statement]) -> Bool {
    let isInBody = body.contains { $0.span.contains(place) }
    return !isInBody || place.end <= block.start
  }

  private func isCoordinator(_ path: String) -> Bool {
    let last = path.split(separator: ".").last.map(String.init) ?? ""
    if last == "transitionCoordinator" { return true }
    return type.variables.contains { variable in
      variable.name == path
        && AppEvents.mentioned(in: variable.accessors?.getter ?? []).contains("transitionCoordinator")
    }
  }

  private func values(in body: [Statement], _ aliases: [String: String]) -> [Value] {
    let aliases = aliases.merging(LocalNames.aliases(in: body)) { $1 }
    var found: [Value] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let path = LocalNames.path(of: target, aliases)
      else { return }
      if path.hasSuffix(".alpha") {
        found.append(Value(path: path, isVisible: !Self.isZero(value), span: expression.span))
      } else if path.hasSuffix(".effect") {
        found.append(Value(path: path, isVisible: !value.isNil, span: expression.span))
      }
    }
    return found
  }

  private static func isZero(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer(0): true
    case .double(let number): number == 0
    default: false
    }
  }

  /// Whether the property that the view is in makes it transparent.
  private func beginsWithout(_ value: Value) -> Bool {
    guard let root = value.path.split(separator: ".").first,
      let property = type.variables.first(where: { $0.name == root }), let made = property.value
    else { return false }
    var found = false
    Walk.expressions(in: [Statement(.expression(made), made.span)]) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        if CallFinder.baseName(of: target) == "alpha", Self.isZero(value) { found = true }
      case .call(let callee, let arguments) where CallFinder.baseName(of: callee) == "UIVisualEffectView":
        let effect = arguments.first { $0.label == "effect" }?.value
        if effect.map(\.isNil) ?? arguments.isEmpty { found = true }
      default: break
      }
    }
    return found
  }

  private static var unanimated: Assumption {
    Assumption(
      text: "a client presents the page without animation", confidence: .possible, location: nil, kind: .configuration)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .viewsEndOtherwise,
      message: "the chrome becomes visible beside the animation alone: presented without one, it may stay transparent",
      span: span, alsoBreaks: [])
  }
}
