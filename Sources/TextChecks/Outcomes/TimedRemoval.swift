import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Messages, covers and windows that a delay takes away which was begun for the one before (TV603), seen in the text.
///
/// A function shows something that its object keeps, and takes it away a while later. Called again before that, it shows the next
/// one, and the first delay takes that away: a block that waits is not cancelled by another one (developer.apple.com,
/// `asyncAfter(deadline:execute:)`). Left out is what looks first whether something is shown, what cancels or compares, and what
/// runs once.
struct TimedRemoval: TextCheck {
  static let rule = RuleID.TV603

  /// One for each class with such functions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let kept = Set(
        type.variables.filter { $0.isStored && $0.isMutable && $0.type?.isOptional == true }.map(\.name))
      if kept.isEmpty { return nil }
      let methods = OwnMethods(of: type, in: index)
      let spans = type.functions.compactMap { TimedRemoval(function: $0, kept: kept, methods: methods).removal }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [shownAgain])
    }
  }

  private let function: Function
  /// What the object keeps, by name.
  private let kept: Set<String>
  private let methods: OwnMethods

  /// Where the function's delay takes away what it has shown before.
  private var removal: SourceSpan? {
    guard case .function = function.kind, !function.attributes.isOverride, let body = function.body,
      CallFinder.calls("asyncAfter", in: body)
    else { return nil }
    let set = Self.shown(in: body).intersection(kept)
    if set.isEmpty || Self.asks(for: set, in: body) { return nil }
    for closure in Self.delayed(in: body) {
      let later = closure.body + calledMethods(in: closure.body)
      guard !Self.asks(for: set, in: later), let (name, span) = Self.taken(in: later), set.contains(name) else {
        continue
      }
      return span
    }
    return nil
  }

  private func calledMethods(in body: [Statement]) -> [Statement] {
    CallFinder.calledNames(in: body).sorted().flatMap { methods.named($0) }.flatMap { $0.body ?? [] }
  }

  /// The properties that statements give something new, in this turn.
  private static func shown(in body: [Statement]) -> Set<String> {
    var found: Set<String> = []
    for expression in DirectWork(body).expressions {
      guard case .assign(let target, let value) = expression.kind, !value.isNil, MethodUses.isOfSelf(target),
        let path = LocalNames.path(of: target)
      else { continue }
      found.insert(path)
    }
    return found
  }

  private static func delayed(in body: [Statement]) -> [Closure] {
    var found: [Closure] = []
    Walk.expressions(outsideClosuresOf: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, CallFinder.baseName(of: callee) == "asyncAfter",
        case .closure(let closure)? = arguments.last?.value.kind
      else { return }
      found.append(closure)
    }
    return found
  }

  /// What goes, and where: `window = nil`, `window?.isHidden = true`, `banner?.removeFromSuperview()`.
  private static func taken(in body: [Statement]) -> (String, SourceSpan)? {
    var found: (String, SourceSpan)?
    Walk.expressions(in: body) { expression in
      if found != nil { return }
      switch MethodUses.bare(expression).kind {
      case .assign(let target, let value):
        guard let path = LocalNames.path(of: target) else { return }
        if value.isNil { found = (path, expression.span) }
        if case .bool(true) = value.kind, path.hasSuffix(".isHidden") {
          found = (String(path.dropLast(".isHidden".count)), expression.span)
        }
      case .call(let callee, _):
        guard let path = LocalNames.path(of: callee), path.hasSuffix(".removeFromSuperview") else { return }
        found = (String(path.dropLast(".removeFromSuperview".count)), expression.span)
      default: break
      }
    }
    return found
  }

  /// Whether code decides by what is shown, compares it, or takes back what waits.
  private static func asks(for names: Set<String>, in body: [Statement]) -> Bool {
    if AppEvents.mentioned(in: body).contains(where: { ["cancel", "invalidate", "DispatchWorkItem"].contains($0) }) {
      return true
    }
    var isFound = false
    func look(_ conditions: [Condition]) {
      for case .expression(let value) in conditions {
        let mentioned = AppEvents.mentioned(in: [Statement(.expression(value), value.span)])
        if !mentioned.isDisjoint(with: names) { isFound = true }
      }
    }
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .if(let branch): look(branch.conditions)
      case .guard(let conditions, _): look(conditions)
      default: break
      }
    }
    return isFound
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .laterPageIsTaken,
      message: "the delay that began for what was shown before takes away what is shown by then", span: span,
      alsoBreaks: [])
  }

  private static var shownAgain: Assumption {
    Assumption(
      text: "something is shown again before the delay is over", confidence: .likely, location: nil, kind: .condition)
  }
}
