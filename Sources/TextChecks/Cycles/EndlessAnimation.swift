import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Controllers and views whose animation begins itself again at its end, and has them each time (TV902), seen in the text.
///
/// `UIView` keeps the completion until it has called it. One that has `self` and begins the next animation, whose completion
/// does the same, keeps the object from each to the next; when the view has left the window, animations end at once, with `false`
/// (UIView.h), and the chain turns without a pause. Completions that ask for that answer end the chain.
struct EndlessAnimation: TextCheck {
  static let rule = RuleID.TV902

  /// One for each class with such chains, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.flatMap { type -> [SignatureJudgement] in
      if !KeptSelf.isShown(type, index) { return [] }
      let search = EndlessAnimation(type: type)
      let links = type.functions.flatMap(search.links)
      return [false, true].compactMap { isConditional in
        let causes = links.filter { $0.isConditional == isConditional }.map { cause($0.span, type, index) }
        if causes.isEmpty { return nil }
        return SignatureJudgement(type: type, causes: causes, needs: isConditional ? [condition] : [])
      }
    }
  }

  let type: TypeIndex.Entry

  /// An animation of a function whose completion runs that function again.
  private struct Link {
    let span: SourceSpan
    let isConditional: Bool
  }

  private static let condition = Assumption(
    text: "what the code asks before the next animation stays as it is when the page goes", confidence: .possible,
    location: nil, kind: .condition)

  private func links(in function: Function) -> [Link] {
    var found: [Link] = []
    let direct = DirectWork(function.body ?? []).expressions
    for expression in direct {
      guard case .call(let callee, let arguments) = expression.kind, Self.isAnimation(callee),
        let completion = Self.completion(arguments), KeptSelf.isStrong(completion), !Self.asks(completion)
      else { continue }
      var known: Set<String> = []
      var pending = called(in: completion.body)
      while let name = pending.popLast(), known.insert(name).inserted {
        if name == function.name { break }
        pending += type.functions.filter { $0.name == name }.flatMap { next in
          DirectWork(next.body ?? []).expressions.flatMap { Self.completions(of: $0).flatMap { called(in: $0.body) } }
        }
      }
      if known.contains(function.name), !isStopped(function) {
        found.append(Link(span: expression.span, isConditional: Self.hasConditions(function, completion)))
      }
    }
    return found
  }

  /// `UIView.animate(…)`, `UIView.transition(…)`
  private static func isAnimation(_ callee: Expression) -> Bool {
    guard case .member(let base, let name) = callee.kind, case .name("UIView") = base.kind else { return false }
    return ["animate", "animateKeyframes", "transition"].contains(name)
  }

  private static func completion(_ arguments: [Argument]) -> Closure? {
    let given = arguments.first { $0.label == "completion" } ?? arguments.last { $0.isTrailing }
    guard case .closure(let closure)? = given?.value.kind, closure.parameters.count == 1 || !closure.body.isEmpty else {
      return nil
    }
    return arguments.contains { $0.label == "completion" } || arguments.filter(\.isTrailing).count > 1
      || arguments.contains { $0.label == "animations" } ? closure : nil
  }

  private static func completions(of expression: Expression) -> [Closure] {
    guard case .call(let callee, let arguments) = expression.kind, isAnimation(callee) else { return [] }
    return [completion(arguments)].compactMap(\.self).filter { KeptSelf.isStrong($0) && !asks($0) }
  }

  /// Whether the completion uses what it is told.
  private static func asks(_ completion: Closure) -> Bool {
    let names = Set(completion.parameters.map(\.name) + ["$0"]).subtracting(["_"])
    return !AppEvents.mentioned(in: completion.body).isDisjoint(with: names)
  }

  /// The own methods that code calls in the same turn.
  private func called(in body: [Statement]) -> [String] {
    DirectWork(body).expressions.compactMap { expression in
      guard case .call(let callee, _) = expression.kind, MethodUses.isOfSelf(MethodUses.bare(callee)) else {
        return nil
      }
      return CallFinder.baseName(of: callee)
    }
  }

  private static func hasConditions(_ function: Function, _ completion: Closure) -> Bool {
    var found = false
    Walk.statements(in: (function.body ?? []) + completion.body) { statement in
      switch statement.kind {
      case .guard, .if, .switch: found = true
      default: break
      }
    }
    return found
  }

  /// Whether code that runs when the page or view goes has to do with the function's conditions, or takes animations away.
  private func isStopped(_ function: Function) -> Bool {
    let names = AppEvents.mentioned(in: function.body ?? [])
    return type.functions.filter { Self.leaving.contains($0.name) }.contains { leaving in
      let mentioned = AppEvents.mentioned(in: leaving.body ?? [])
      return mentioned.contains("removeAllAnimations")
        || !mentioned.intersection(names).subtracting(["self", "super"]).isEmpty
    }
  }

  private static let leaving: Set<String> = [
    "viewWillDisappear", "viewDidDisappear", "willMove", "didMove", "didMoveToWindow", "didMoveToSuperview",
    "removeFromSuperview", "prepareForReuse",
  ]

  private static func cause(_ span: SourceSpan, _ type: TypeIndex.Entry, _ index: TypeIndex) -> RootCause {
    let word = KeptSelf.word(for: type, index)
    return RootCause(
      rule: rule, check: .timerIsEndless,
      message: "each end of this animation begins the next and keeps \(word): out of the window it turns without end",
      span: span, alsoBreaks: [.TV1204])
  }
}
