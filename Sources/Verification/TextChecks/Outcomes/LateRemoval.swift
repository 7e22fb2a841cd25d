import Diagnostics
import Identifiers
import Program
import RunReport

/// Closing animations whose completion takes away what has been shown again meanwhile (TV603), seen in the text.
///
/// `hide` fades a view and removes it in the completion; `show` adds the same view, and does not look whether it is still on
/// its way out. Shown again before the animation ends, the view goes all the same: the completion runs at that end, whatever
/// has been asked for meanwhile (developer.apple.com, `animate(withDuration:animations:completion:)`). A completion that asks
/// anything is left out, and so is a `show` that waits for what the completion settles.
struct LateRemoval: TextCheck {
  static let rule = RuleID.TV603

  /// One for each class with such completions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let removals = type.functions.flatMap { function in
        Self.removals(in: function, of: type).map { (function, $0) }
      }
      if removals.isEmpty { return nil }
      let spans = removals.filter { function, removal in
        type.functions.contains { other in
          other.nameSpan != function.nameSpan && mayBeRepeated(other, in: type)
            && Shows(of: removal, in: other.body ?? []).isFound
        }
      }.map(\.1.span)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [shownAgain])
    }
  }

  /// What the completion of an animation takes away.
  struct Removal {
    /// `self`, `overlay`, `window`.
    let path: String
    /// Whether it is hidden, not removed from its superview.
    let isHidden: Bool
    /// What the completion sets, or asks to go: who looks at one of them before showing waits for the end.
    let settled: Set<String>
    let span: SourceSpan
  }

  /// The first one of each animation in a function that is no set-up.
  private static func removals(in function: Function, of type: TypeIndex.Entry) -> [Removal] {
    let own = owned(by: type).subtracting(function.parameters.map(\.name))
      .subtracting(LocalBinding.all(in: function.body ?? []).compactMap(Self.newName))
    var found: [Removal] = []
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        CallFinder.baseName(of: callee)?.hasPrefix("animate") == true, let closure = completion(of: arguments)
      else { return }
      let settled = AppEvents.mentioned(in: closure.body)
      let removal = unconditional(in: closure.body).lazy.compactMap { Self.removal(in: $0, settled) }.first
      if let removal, own.contains(removal.path) { found.append(removal) }
    }
    return found
  }

  private static func newName(_ binding: LocalBinding) -> String? {
    guard case .binding(let name, _) = binding.pattern.kind, name != "self" else { return nil }
    return name
  }

  /// What a function does not have of its own: the object itself, its view, and what it keeps.
  private static func owned(by type: TypeIndex.Entry) -> Set<String> {
    let kept = type.variables.filter { ($0.isStored || $0.attributes.isLazy) && !$0.attributes.isStatic }
    return Set(kept.map(\.name)).union(["self", "view"])
  }

  /// The last closure where there are two, or the only one of a function of the app with a completion.
  private static func completion(of arguments: [Argument]) -> Closure? {
    guard let last = arguments.last, case .closure(let closure) = last.value.kind else { return nil }
    let closures = arguments.filter { if case .closure = $0.value.kind { true } else { false } }
    return last.label == "completion" || (last.isTrailing && (closures.count > 1 || arguments.count > 3)) ? closure : nil
  }

  /// The statements that run whenever the completion does.
  private static func unconditional(in body: [Statement]) -> [Expression] {
    var found: [Expression] = []
    for statement in body {
      switch statement.kind {
      case .expression(let value), .return(let value?): found.append(value)
      case .guard(let conditions, _) where isOfSelf(conditions): continue
      case .variable: continue
      default: return found
      }
    }
    return found
  }

  private static func isOfSelf(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      guard case .binding(_, _, let value, _) = condition, case .selfReference = value.kind else { return false }
      return true
    }
  }

  private static func removal(in value: Expression, _ settled: Set<String>) -> Removal? {
    switch MethodUses.bare(value).kind {
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard CallFinder.baseName(of: MethodUses.bare(callee)) == "removeFromSuperview" else { return nil }
      guard case .member(let base, _) = MethodUses.bare(callee).kind else {
        return Removal(path: "self", isHidden: false, settled: settled, span: value.span)
      }
      return LocalNames.path(of: base).map {
        Removal(path: $0, isHidden: false, settled: settled, span: value.span)
      }
    case .assign(let target, let new):
      guard case .bool(true) = new.kind, case .member(let base, "isHidden") = MethodUses.bare(target).kind else {
        return nil
      }
      return LocalNames.path(of: base).map { Removal(path: $0, isHidden: true, settled: settled, span: value.span) }
    default: return nil
    }
  }

  /// Set-up runs once.
  private static func mayBeRepeated(_ function: Function, in type: TypeIndex.Entry) -> Bool {
    func isSetUp(_ function: Function) -> Bool {
      if case .function = function.kind {
        return ["viewDidLoad", "loadView", "awakeFromNib"].contains(function.name)
      }
      return true
    }
    if isSetUp(function) { return false }
    return !type.functions.contains { isSetUp($0) && CallFinder.calls(function.name, in: $0.body ?? []) }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "the end of the closing animation takes away what may have been shown again meanwhile", span: span,
      alsoBreaks: [])
  }

  private static var shownAgain: Assumption {
    Assumption(
      text: "it is shown again before the closing animation ends", confidence: .likely, location: nil,
      kind: .condition)
  }
}
