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
struct StoredClosureCycle: TextCheck, Sendable {
  static let rule = RuleID.TV902

  /// One for each class with such closures, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = KeptSelf.cleared(in: index.entries)
    return types.filter { KeptSelf.isShown($0, index) }.compactMap { type in
      let search = StoredClosureCycle(index: index, type: type, cleared: cleared)
      let spans = search.lazyOnes() + KeptSelf.code(of: type).flatMap(search.closures)
      let causes = spans.map { OwnClosureCycle.cause($0, KeptSelf.word(for: type, index)) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: Set<String>

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
        guard case .member(let base, let method) = MethodUses.bare(callee).kind, let held = holders.holder(base),
          let span = stored(arguments, by: held, method, own)
        else { return }
        spans.append(span)
      default: break
      }
    }
    return spans
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
      own.has(argument.value) && stores(argument, in: made, method)
    }?.value.span
  }

  private func stores(_ argument: Argument, in made: TypeIndex.Entry, _ method: String) -> Bool {
    let isMeant = { (label: String?) in argument.label == label || argument.isTrailing && argument.label == nil }
    let functions = made.functions.filter { $0.name == method }
    if functions.isEmpty, method == "init", made.declaration.kind == .struct {
      return made.variables.contains { variable in
        isMeant(variable.name) && KeptSelf.keepsClosure(variable, of: made, index) && !cleared.contains(variable.name)
      }
    }
    return functions.contains { function in
      let parameters = function.parameters.filter { isMeant($0.label) && index.isFunction($0.type, in: made) }
      return parameters.contains { keeps($0.name, in: function, of: made) }
    }
  }

  /// Whether a function of a class puts its parameter into a property that keeps it.
  private func keeps(_ parameter: String, in function: Function, of made: TypeIndex.Entry) -> Bool {
    var found = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .assign(let target, let value) = expression.kind, case .name(parameter) = value.kind,
        MethodUses.isOfSelf(target), let name = CallFinder.baseName(of: target), !cleared.contains(name),
        let property = made.variables.first(where: { $0.name == name })
      else { return }
      if KeptSelf.keepsClosure(property, of: made, index) { found = true }
    }
    return found
  }
}
