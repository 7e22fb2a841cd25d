import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Callbacks of an appearance that keep a new timer, display link or observer in place of one that still runs (TV506), seen in
/// the text.
///
/// After a swipe back that is let go `viewWillAppear` and `viewDidAppear` come again, and `viewDidDisappear` has not come between
/// them (CAN-01). What only that ends is then lost to the code: "the timer maintains a strong reference to target until it (the
/// timer) is invalidated" (developer.apple.com, `Timer`). What `viewWillDisappear` ends is left out, and what is asked for, or ended,
/// before the new one is made.
struct ReplacedTimer: TextCheck {
  static let rule = RuleID.TV506
  static let isOfFunction = true

  private static let appearing: Set<String> = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

  /// One for each controller with such callbacks, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    var pushed: PushedPages?
    return controllers(among: types, index).compactMap { type in
      let search = ReplacedTimer(type: type, methods: OwnMethods(of: type, in: index))
      var spans: [SourceSpan] = []
      for function in type.functions where appearing.contains(function.name) && function.parameters.count == 1 {
        for span in search.replaced(in: function) where !spans.contains(span) { spans.append(span) }
      }
      if spans.isEmpty { return nil }
      let pages = pushed ?? PushedPages(index)
      pushed = pages
      return SignatureJudgement(
        type: type, causes: spans.map(cause), needs: [left(isPushed: !pages.pushers(of: type.id).isEmpty)])
    }
  }

  let type: TypeIndex.Entry
  let methods: OwnMethods

  /// What a callback keeps, with the place of its own statement that leads to it.
  private struct Kept {
    let property: String
    let place: SourceSpan
  }

  private func replaced(in function: Function) -> [SourceSpan] {
    let body = function.body ?? []
    return kept(in: body, GivenConstants(), depth: 1).filter { kept in
      isEndedWhenGone(kept.property) && !isNamed(kept.property, where: ["viewWillDisappear"])
        && !isNamed(kept.property, where: Self.appearing, beside: function)
    }.map(\.place)
  }

  /// What statements keep that run whenever the body does.
  private func kept(in body: [Statement], _ constants: GivenConstants, depth: Int) -> [Kept] {
    var found: [Kept] = []
    var named: Set<String> = []
    for statement in body {
      switch statement.kind {
      case .if(let branch):
        if constants.decide(branch.conditions) == true {
          found += kept(in: branch.then, constants, depth: depth).filter { !named.contains($0.property) }
        }
      case .guard, .return, .throw: return found
      case .expression(let value):
        let value = MethodUses.bare(value)
        if let property = keeper(value), !named.contains(property) {
          found.append(Kept(property: property, place: value.span))
        } else if depth > 0, case .call(let callee, let arguments) = value.kind,
          let method = methods.method(called: callee, arguments)
        {
          let inner = kept(
            in: method.body ?? [], GivenConstants(of: method, arguments, knowing: constants), depth: depth - 1)
          found += inner.filter { !named.contains($0.property) }.map { Kept(property: $0.property, place: value.span) }
        }
      default: break
      }
      named.formUnion(AppEvents.mentioned(in: [statement]))
    }
    return found
  }

  /// The property of the class that gets what goes on until somebody ends it.
  private func keeper(_ value: Expression) -> String? {
    guard case .assign(let target, let made) = value.kind, let name = LocalNames.path(of: target),
      case .call(let callee, let arguments) = MethodUses.bare(made).kind, isOwn(name),
      Self.goesOn(MethodUses.bare(callee), arguments)
    else { return nil }
    return name
  }

  /// A stored property that ends nothing when it is set.
  private func isOwn(_ name: String) -> Bool {
    type.variables.contains { $0.name == name && $0.isStored && $0.accessors?.didSet == nil }
  }

  private static func goesOn(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    if CallFinder.baseName(of: callee) == "CADisplayLink" { return true }
    if CallFinder.baseName(of: callee) == "addObserver" { return arguments.first?.label == "forName" }
    guard EndlessTimer.isTimer(callee) else { return false }
    return arguments.contains { argument in
      if argument.label == "repeats", case .bool(true) = argument.value.kind { true } else { false }
    }
  }

  /// Whether what runs when the page has gone, or the end of the object, names it, and so the code believes that it ends it.
  private func isEndedWhenGone(_ property: String) -> Bool {
    isNamed(property, where: ["viewDidDisappear", "deinit"])
  }

  /// Whether functions name a property, or an own method that they call does.
  private func isNamed(_ property: String, where names: Set<String>, beside excluded: Function? = nil) -> Bool {
    type.functions.contains { function in
      if function.nameSpan == excluded?.nameSpan { return false }
      var isOne = names.contains(function.name)
      if case .deinitializer = function.kind { isOne = names.contains("deinit") }
      return isOne && isNamed(property, in: function.body ?? [], depth: 2)
    }
  }

  private func isNamed(_ property: String, in body: [Statement], depth: Int) -> Bool {
    let names = AppEvents.mentioned(in: body)
    if names.contains(property) { return true }
    return depth > 0
      && names.contains { name in
        methods.named(name).contains { isNamed(property, in: $0.body ?? [], depth: depth - 1) }
      }
  }

  private static func left(isPushed: Bool) -> Assumption {
    Assumption(
      text: "the page begins to leave and stays: a swipe back, or a sheet that is pulled, is let go",
      confidence: isPushed ? .likely : .possible, location: nil, kind: isPushed ? .condition : .use)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .appearingIsRepeated,
      message: "when the page stays after all this comes again, and what was kept here before goes on for ever",
      span: span, alsoBreaks: [])
  }
}
