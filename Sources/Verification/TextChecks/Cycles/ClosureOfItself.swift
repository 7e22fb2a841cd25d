import Diagnostics
import Identifiers
import Program

/// Controllers and views that are given a closure which has them (TV902), seen in the text.
///
/// `page.onEnd = { self.show(page.count) }`: the page keeps the closure, and the closure the page, whoever has made it. What
/// somewhere sets the closure to nil is taken to break the cycle.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting: "Strong
/// Reference Cycles for Closures".
struct ClosureOfItself: TextCheck, Sendable {
  static let rule = RuleID.TV902

  /// One for each class whose objects are given such closures by a class, in the order of the code.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = KeptSelf.cleared(in: index.entries)
    return types.flatMap { type in
      let search = ClosureOfItself(index: index, type: type, cleared: cleared)
      return type.functions.flatMap(search.closures).map { keeper, span in
        SignatureJudgement(type: keeper, causes: [cause(span)])
      }
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: Set<String>

  private func closures(in function: Function) -> [(keeper: TypeIndex.Entry, span: SourceSpan)] {
    let body = function.body ?? []
    let classes = ValueClasses(index: index, type: type, parameters: function.parameters, body: body)
    let locals = Self.locals(of: function)
    var found: [(keeper: TypeIndex.Entry, span: SourceSpan)] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, case .closure(let closure) = value.kind,
        case .member(let base, let name) = MethodUses.bare(target).kind, !cleared.contains(name),
        case .name(let local) = MethodUses.bare(base).kind, locals.contains(local), Self.has(local, closure),
        let made = classes.entry(of: base), let keeper = keeper(of: name, made)
      else { return }
      found.append((keeper, expression.span))
    }
    return found
  }

  /// The names of the constants and parameters of a function; a weak one keeps nothing.
  private static func locals(of function: Function) -> Set<String> {
    var names = Set(function.parameters.map(\.name))
    for binding in LocalBinding.all(in: function.body ?? []) {
      guard case .binding(let name, _) = binding.pattern.kind else { continue }
      if binding.isWeak { names.remove(name) } else { names.insert(name) }
    }
    return names
  }

  /// Who of the sources keeps the closure, if all that the value may be do: of several the first one.
  private func keeper(of name: String, _ made: TypeIndex.Entry) -> TypeIndex.Entry? {
    let holders = index.implementations(of: made)
    guard holders.allSatisfy({ $0.isSubject && KeptSelf.isShown($0, index) }),
      KeptSelf.keepsClosure(named: name, in: holders, index)
    else { return nil }
    return holders.first
  }

  /// Whether a closure uses a local value of its surroundings, and keeps it.
  private static func has(_ local: String, _ closure: Closure) -> Bool {
    let isOther = closure.captures.contains { $0.name == local } || closure.parameters.contains { $0.name == local }
    if isOther { return false }
    var found = false
    var isHidden = false
    Walk.expressions(in: closure.body) { expression in
      if case .name(local) = expression.kind { found = true }
      if case .closure(let inner) = expression.kind {
        isHidden = isHidden || inner.parameters.contains { $0.name == local }
      }
    }
    Walk.statements(in: closure.body) { statement in
      if case .variable(let variable) = statement.kind, case .binding(local, _) = variable.pattern.kind {
        isHidden = true
      }
    }
    return found && !isHidden
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .dismissedIsHeld,
      message: "what is shown keeps a closure that keeps it: once shown it never goes", span: span, alsoBreaks: [])
  }
}
