import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Animators of pushes and pops that leave without an end where the page on the other side is of another class than they ask for
/// (TV103), seen in the text.
///
/// A delegate that vends one asks for the class of one page alone. The other is whatever lies below: the page that pushes, or, by the
/// menu of the back button, any page further down (developer.apple.com, `UINavigationItem.backButtonDisplayMode`; iOS 14).
struct OtherPageOfStack: TextCheck {
  static let rule = RuleID.TV103

  /// One for each such animator, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let delegates = types.filter { index.ancestors(of: $0).contains("UINavigationControllerDelegate") }
    let queries = delegates.flatMap { delegate in
      delegate.functions.compactMap { StackQuery($0, of: delegate, index) }
    }
    if queries.isEmpty { return [] }
    let search = OtherPageOfStack(queries: queries, pushed: PushedPages(index), index: index)
    return types.compactMap { type in
      let causes = type.functions.filter { $0.name == "animateTransition" }.flatMap { search.causes(in: $0, of: type) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes, needs: [fartherBack])
    }
  }

  let queries: [StackQuery]
  let pushed: PushedPages
  let index: TypeIndex

  private func causes(in function: Function, of type: TypeIndex.Entry) -> [RootCause] {
    let vending = queries.filter { $0.vended.contains(type.id) }
    guard let body = function.body, let context = function.parameters.first?.name, !vending.isEmpty else { return [] }
    let pages = Self.names(ofPagesIn: body)
    var causes: [RootCause] = []
    Walk.statements(in: body) { statement in
      guard case .guard(let conditions, let otherwise) = statement.kind, let end = otherwise.last,
        !AppEvents.mentioned(in: otherwise).contains(context),
        let asked = conditions.lazy.compactMap({ Self.askedClass(in: $0, among: pages) }).first,
        let wanted = index.entry(mentioned: asked, in: type), vending.contains(where: { mayBeOther(wanted, $0) })
      else { return }
      causes.append(Self.cause(end.span, asked))
    }
    return causes
  }

  /// Whether the delegate vends the animator for a page that does not always lie on one of the class.
  private func mayBeOther(_ wanted: TypeIndex.Entry, _ query: StackQuery) -> Bool {
    let lineage = Set(index.lineage(of: wanted).map(\.id))
    if !query.asked.isDisjoint(with: lineage) { return false }
    return query.asked.contains { page in
      let pushers = pushed.pushers(of: page)
      let isOnOther = pushers.contains { !index.lineage(of: index.entries[$0]).contains { $0.id == wanted.id } }
      return !pushers.isEmpty && (isOnOther || !pushed.pushers(of: wanted.id).isEmpty)
    }
  }

  /// What stands for one of the two pages.
  private static func names(ofPagesIn body: [Statement]) -> Set<String> {
    var names: Set<String> = ["viewController"]
    for binding in LocalBinding.all(in: body) {
      guard case .binding(let name, _) = binding.pattern.kind, let value = binding.value,
        CallFinder.calls("viewController", labelled: "forKey", in: [Statement(.expression(value), value.span)])
      else { continue }
      names.insert(name)
    }
    return names
  }

  /// The class that a page is to be of: `let list = page as? List`.
  private static func askedClass(in condition: Condition, among pages: Set<String>) -> String? {
    guard case .binding(_, _, let value, _) = condition,
      case .cast(let page, .named(let name, _), .conditional) = value.kind,
      !AppEvents.mentioned(in: [Statement(.expression(page), page.span)]).isDisjoint(with: pages)
    else { return nil }
    return name
  }

  private static let fartherBack = Assumption(
    text: "the user goes back by more than one page, or comes from another one", confidence: .likely, location: nil,
    kind: .condition)

  private static func cause(_ span: SourceSpan, _ name: String) -> RootCause {
    RootCause(
      rule: rule, message: "this path leaves without completing the transition: the other page need not be '\(name)'",
      span: span, alsoBreaks: [.TV102, .TV1203, .TV1204])
  }
}

/// What a delegate of a stack answers when it is asked for an animator.
struct StackQuery {
  /// The classes that it asks the two pages for.
  let asked: Set<Int>
  /// The classes of animators that it names there.
  let vended: Set<Int>

  /// Nil for another function, and for one that asks for no class.
  init?(_ function: Function, of delegate: TypeIndex.Entry, _ index: TypeIndex) {
    guard function.name == "navigationController", let body = function.body,
      function.parameters.contains(where: { $0.label == "animationControllerFor" })
    else { return nil }
    var (asked, vended): (Set<Int>, Set<Int>) = ([], [])
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .cast(_, .named(let name, _), _):
        if let type = index.entry(mentioned: name, in: delegate), type.isSubject { asked.insert(type.id) }
      case .name(let name):
        if let type = index.entry(mentioned: name, in: delegate), type.isSubject { vended.insert(type.id) }
      default: break
      }
    }
    Walk.statements(in: body) { statement in
      guard case .switch(_, let choice) = statement.kind else { return }
      for pattern in choice.cases.flatMap(\.patterns).map(\.pattern) {
        if case .isType(.named(let name, _)) = pattern.kind, let type = index.entry(mentioned: name, in: delegate) {
          asked.insert(type.id)
        }
      }
    }
    if asked.isEmpty { return nil }
    (self.asked, self.vended) = (asked, vended)
  }
}
