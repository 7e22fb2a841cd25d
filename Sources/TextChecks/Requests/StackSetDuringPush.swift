import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Code that pushes or pops with animation and sets the stack of the same navigation controller in the same turn (TV701), seen in
/// the text.
///
/// The second change comes while the transition of the first one runs (NAV-05). The stack that is wanted is set at once, with
/// animation: `setViewControllers(_:animated:)` pushes or pops as the new top asks for (developer.apple.com).
struct StackSetDuringPush: TextCheck {
  static let rule = RuleID.TV701
  static let isOfFunction = true

  /// One for each type with such code, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let spans = type.functions.flatMap { function -> [SourceSpan] in
        let body = function.body ?? []
        if CallFinder.calledNames(in: body).isDisjoint(with: animated) { return [] }
        let search = StackSetDuringPush(
          aliases: LocalNames.aliases(in: body),
          flags: Set(function.parameters.filter { $0.defaultValue.map(isTrue) == true }.map(\.name)))
        return Turn(.none).roots(of: body).flatMap { search.changes(in: $0.body) }
      }
      var known: Set<SourceSpan> = []
      let causes = spans.filter { known.insert($0).inserted }.map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes, needs: [unfinished])
    }
  }

  private let aliases: [String: String]
  /// The parameters that are true unless a caller says otherwise.
  private let flags: Set<String>

  private static let animated: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
  ]

  /// The changes of a stack that follow an animated one in the same block, whatever conditions they stand under.
  private func changes(in block: [Statement]) -> [SourceSpan] {
    var moving: Set<String> = []
    var found: [SourceSpan] = []
    for statement in block {
      if case .guard(let conditions, _) = statement.kind, asks(conditions) { return found }
      for inner in Self.blocks(of: statement) { found += changes(in: inner) }
      let isLook = asks(Self.conditions(of: statement))
      for expression in DirectWork([statement]).expressions {
        if !isLook, let stack = setStack(by: expression), moving.contains(stack) { found.append(expression.span) }
      }
      guard case .expression(let value) = statement.kind, let stack = movedStack(by: value) else { continue }
      moving.insert(stack)
    }
    return found
  }

  /// Whether conditions look for the transition.
  private func asks(_ conditions: [Condition]) -> Bool {
    !AppEvents.mentioned(in: conditions).isDisjoint(with: ["transitionCoordinator", "animated", "flag"])
  }

  private static func conditions(of statement: Statement) -> [Condition] {
    if case .if(let branch) = statement.kind { branch.conditions } else { [] }
  }

  private static func blocks(of statement: Statement) -> [[Statement]] {
    switch statement.kind {
    case .if(let branch): [branch.then, branch.otherwise]
    case .guard(_, let otherwise): [otherwise]
    case .switch(_, let choice): choice.cases.map(\.body)
    case .forIn(_, _, _, _, let body), .while(_, _, let body), .repeatWhile(_, let body, _), .do(_, let body, _): [body]
    default: []
    }
  }

  private static func isTrue(_ value: Expression) -> Bool {
    if case .bool(true) = value.kind { true } else { false }
  }

  private func isAnimated(_ value: Expression?) -> Bool {
    switch value?.kind {
    case .bool(true)?: true
    case .name(let flag)?: flags.contains(flag)
    default: false
    }
  }

  /// Whose stack a call pushes to or pops from, with animation, or with as much as the function is asked for by default.
  private func movedStack(by value: Expression) -> String? {
    var call = MethodUses.bare(value)
    if case .assign(let target, let value) = call.kind, case .discard = target.kind { call = MethodUses.bare(value) }
    guard case .call(let callee, let arguments) = call.kind,
      case .member(let base, let name) = MethodUses.bare(callee).kind,
      Self.animated.contains(name), isAnimated(arguments.first { $0.label == "animated" }?.value)
    else { return nil }
    return LocalNames.path(of: base, aliases)
  }

  private static let changing: Set<String> = ["remove", "removeAll", "removeFirst", "removeLast", "insert", "append"]

  /// Whose stack an expression sets: `stack.viewControllers = pages`, `stack.viewControllers.remove(at: 0)`.
  private func setStack(by expression: Expression) -> String? {
    switch expression.kind {
    case .assign(let target, _):
      guard case .member(let base, "viewControllers") = MethodUses.bare(target).kind else { return nil }
      return LocalNames.path(of: base, aliases)
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = MethodUses.bare(callee).kind else { return nil }
      if name == "setViewControllers", !arguments.contains(where: { $0.label == "direction" }) {
        return LocalNames.path(of: base, aliases)
      }
      guard Self.changing.contains(name), case .member(let stack, "viewControllers") = MethodUses.bare(base).kind else {
        return nil
      }
      return LocalNames.path(of: stack, aliases)
    default: return nil
    }
  }

  private static let unfinished = Assumption(
    text: "UIKit does not put the second change off until the first one is over", confidence: .possible, location: nil,
    kind: .doubtfulPoint)

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .requestIsInProgress,
      message: "the stack is set while the push or pop of the lines before still runs", span: span, alsoBreaks: [.TV702]
    )
  }
}
