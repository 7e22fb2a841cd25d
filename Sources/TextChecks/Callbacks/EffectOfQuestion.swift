import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Transitioning delegates that tell somebody of the dismissal when UIKit asks them for its animator (TV1102), seen in the text.
///
/// UIKit asks for an animator only where the dismissal is animated (DISM-01, developer.apple.com,
/// `animationController(forDismissed:)`): a client that dismisses without animation, and one that dismisses from below, go
/// without. What hears of every end as well makes up for it.
struct EffectOfQuestion: TextCheck {
  static let rule = RuleID.TV1102

  private static let question = "animationController(forDismissed:)"

  /// One for each class with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let offered = OfferedTypes(index)
    return types.filter { $0.declaration.kind == .class }.compactMap { type in
      guard let question = type.functions.first(where: { $0.fullName == question && !$0.attributes.isStatic }) else {
        return nil
      }
      let search = EffectOfQuestion(index: index, type: type, methods: OwnMethods(of: type, in: index))
      let everyEnd = search.toldAtEveryEnd
      let spans = search.told(by: question.body ?? [], depth: 1).filter { !everyEnd.contains($0.name) }.map(\.span)
      guard let span = spans.first else { return nil }
      return SignatureJudgement(type: type, causes: [cause(span)], needs: [atOnce(offered.contain(type))])
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let methods: OwnMethods

  /// The calls in a body that tell somebody else, each with its name; those of own methods that do so stand for theirs.
  private func told(by body: [Statement], depth: Int) -> [(name: String, span: SourceSpan)] {
    let aliases = LocalNames.aliases(in: body)
    let now = Set(DirectWork(body).expressions.map(\.span))
    var found: [(name: String, span: SourceSpan)] = []
    Walk.statements(in: body) { statement in
      guard case .expression(let value) = statement.kind, case let call = MethodUses.bare(value),
        case .call(let callee, let arguments) = call.kind, now.contains(call.span),
        let path = LocalNames.path(of: callee, aliases)
      else { return }
      if tells(path) {
        found.append((String(path.split(separator: ".").last ?? ""), value.span))
      } else if depth > 0, let method = methods.method(called: callee, arguments, aliases) {
        found += told(by: method.body ?? [], depth: depth - 1).map { ($0.name, value.span) }
      }
    }
    return found
  }

  /// `onWillDismiss`, `delegate.didClose`, `child.handleDismiss`: a closure that somebody has given, or a message about the end.
  private func tells(_ path: String) -> Bool {
    let parts = path.split(separator: ".").map(String.init)
    guard let owner = parts.first, let variable = variable(owner) else { return false }
    if parts.count == 1 { return index.isFunction(variable.type, in: type) }
    guard parts.count == 2, !isOfTransition(variable) else { return false }
    let words = CamelCase.words(of: parts[1])
    return !words.isDisjoint(with: ["dismiss", "dismissed", "close", "closed", "finish", "finished", "end", "ended"])
      && parts[1] != "dismiss"
  }

  private func variable(_ name: String) -> Variable? {
    for part in index.lineage(of: type) {
      if let known = part.variables.first(where: { $0.name == name }) { return known.isStored ? known : nil }
    }
    return nil
  }

  /// What serves the animation may be told of it.
  private func isOfTransition(_ variable: Variable) -> Bool {
    let names = [variable.name, variable.className ?? ""].map { $0.lowercased() }
    if names.contains(where: { name in ["anim", "transition", "interact", "gesture"].contains { name.contains($0) } }) {
      return true
    }
    guard let name = variable.className, let entry = index.entry(mentioned: name, in: type) else { return false }
    return !index.ancestors(of: entry).isDisjoint(with: [
      "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    ])
  }

  /// What callbacks tell that come whichever way the page goes.
  private var toldAtEveryEnd: Set<String> {
    let ends: Set<String> = [
      "viewWillDisappear", "viewDidDisappear", "dismissalTransitionWillBegin", "dismissalTransitionDidEnd", "dismiss",
    ]
    let bodies = type.functions.filter { ends.contains($0.name) }.compactMap(\.body)
    return Set(bodies.flatMap { told(by: $0, depth: 1) }.map(\.name))
  }

  private static func atOnce(_ isOffered: Bool) -> Assumption {
    Assumption(
      text: "somebody dismisses the page without animation", confidence: isOffered ? .likely : .possible, location: nil,
      kind: isOffered ? .configuration : .use)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .wayIsUnheard,
      message: "nobody asks for an animator where the page is dismissed without animation: then this is not told",
      span: span, alsoBreaks: [.TV1201])
  }
}
