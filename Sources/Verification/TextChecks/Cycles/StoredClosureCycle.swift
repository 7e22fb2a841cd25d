import Diagnostics
import Identifiers
import Program

/// Controllers and views that hand a closure with themselves to an object that they keep, which stores it (TV902), seen in
/// the text.
///
/// `adapter = Adapter(onSelect: { self.open($0) })`, `lazy var form = FormView { self.close() }`, `menu.onEnd(self.close)`:
/// the initialiser or the method puts the closure into a strong property. What somewhere sets one of the two to nil is
/// taken to break the cycle.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting: "Strong
/// Reference Cycles for Closures".
struct StoredClosureCycle: TextCheck {
  static let rule = RuleID.TV902

  /// One for each class with such closures, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = KeptSelf.cleared(in: index.entries)
    let storing = StoringFunctions(index: index, cleared: cleared)
    return types.filter { KeptSelf.isShown($0, index) }.compactMap { type in
      let search = StoredClosureCycle(index: index, type: type, cleared: cleared, storing: storing)
      let spans = search.lazyOnes() + KeptSelf.code(of: type).flatMap(search.closures)
      let causes = spans.map { OwnClosureCycle.cause($0, KeptSelf.word(for: type, index)) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: Set<String>
  let storing: StoringFunctions

  /// `lazy var form = FormView(onEnd: { self.close() })`
  private func lazyOnes() -> [SourceSpan] {
    type.variables.filter { variable in
      variable.attributes.isLazy && KeptSelf.keeps(variable) && !cleared.contains(variable.name)
    }.compactMap { variable in
      variable.value.flatMap { handedToInitialiser($0, SelfClosures(type: type, body: [])) }
    }
  }

  private func closures(in body: [Statement]) -> [SourceSpan] {
    let holders = OwnHolders(index: index, type: type, cleared: cleared, body: body)
    let own = SelfClosures(type: type, body: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        guard MethodUses.isOfSelf(target), let name = CallFinder.baseName(of: target),
          holders.property(named: name).map(KeptSelf.keeps) == true, let span = handedToInitialiser(value, own)
        else { return }
        spans.append(span)
      case .call(let callee, let arguments):
        guard case .member(let base, let method) = MethodUses.bare(callee).kind else { return }
        if OwnHolders.adding.contains(method) {
          spans += arguments.compactMap { handedToInitialiser($0.value, own) }
        } else {
          spans += stored(arguments, byAll: holders.holders(base), method, own)
        }
      default: break
      }
    }
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        let value = variable.value, holders.isKept(Expression(.name(name), statement.span)),
        let span = handedToInitialiser(value, own)
      else { return }
      spans.append(span)
    }
    return spans
  }

  private func stored(
    _ arguments: [Argument], byAll holders: [TypeIndex.Entry], _ method: String, _ own: SelfClosures
  ) -> [SourceSpan] {
    let spans = holders.map { $0.isSubject ? stored(arguments, by: $0, method, own) : nil }
    return spans.contains { $0 == nil } ? [] : Array(spans.compactMap(\.self).prefix(1))
  }

  private func handedToInitialiser(_ value: Expression, _ own: SelfClosures) -> SourceSpan? {
    guard case .call(let callee, let arguments) = value.kind, case .name(let name) = callee.kind,
      let made = index.entry(mentioned: name, in: type), made.isSubject, made.id != type.id
    else { return nil }
    return stored(arguments, by: made, "init", own)
  }

  /// The first of the arguments that has the object and is stored.
  private func stored(
    _ arguments: [Argument], by made: TypeIndex.Entry, _ method: String, _ own: SelfClosures
  ) -> SourceSpan? {
    arguments.first { argument in
      own.has(argument.value) && storing.stores(argument, in: made, method)
    }?.value.span
  }
}
