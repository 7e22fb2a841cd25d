import Diagnostics
import Identifiers
import Program

/// Controllers and views that a closure keeps which they themselves keep (TV902), seen in the text.
///
/// The controller has an object of the sources, that one stores a closure, and the closure is a method of the controller or
/// has `self`: whatever is presented or pushed that way never goes. What it has is in a strong property, is a view that it
/// adds or a cell of its list. No run needs to be seen, since nobody but the three takes part. What somewhere sets the
/// closure or the property to nil is taken to break the cycle.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting: "A strong
/// reference cycle can also occur if you assign a closure to a property of a class instance, and the body of that closure
/// captures the instance."
struct OwnClosureCycle: TextCheck, Sendable {
  static let rule = RuleID.TV902

  /// One for each class with such closures, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = KeptSelf.cleared(in: index.entries)
    return types.filter { KeptSelf.isShown($0, index) }.compactMap { type in
      let search = OwnClosureCycle(index: index, type: type, cleared: cleared)
      let causes =
        type.variables.filter(search.keepsItself).map(\.span)
        + KeptSelf.code(of: type).flatMap(search.closures)
      return causes.isEmpty
        ? nil : SignatureJudgement(type: type, causes: causes.map { cause($0, KeptSelf.word(for: type, index)) })
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: Set<String>

  /// `lazy var close: () -> Void = { self.end() }`
  private func keepsItself(_ variable: Variable) -> Bool {
    guard variable.attributes.isLazy, KeptSelf.keeps(variable), !cleared.contains(variable.name),
      let value = variable.value
    else { return false }
    return SelfClosures(type: type, body: []).has(value)
  }

  private func closures(in body: [Statement]) -> [SourceSpan] {
    let holders = OwnHolders(index: index, type: type, cleared: cleared, body: body)
    let own = SelfClosures(type: type, body: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, isOwnClosure(target, holders),
        own.has(value)
      else { return }
      spans.append(expression.span)
    }
    return spans
  }

  /// `model.onChange`, `self.model.onChange`, `onChange`: what is stored strongly all the way.
  private func isOwnClosure(_ target: Expression, _ holders: OwnHolders) -> Bool {
    let target = MethodUses.bare(target)
    if let own = ownProperty(target) {
      return KeptSelf.keepsClosure(own, of: type, index) && !cleared.contains(own.name)
    }
    guard case .member(let base, let name) = target.kind, !cleared.contains(name) else { return false }
    return KeptSelf.keepsClosure(named: name, in: holders.holders(base), index)
  }

  /// A stored property of the object that keeps what it has.
  private func ownProperty(_ expression: Expression) -> Variable? {
    var name: String?
    if case .member(let base, let member) = expression.kind, case .selfReference = base.kind { name = member }
    if case .name(let plain) = expression.kind { name = plain }
    return type.variables.first { $0.name == name && KeptSelf.keeps($0) }
  }

  static func cause(_ span: SourceSpan, _ keeper: String) -> RootCause {
    RootCause(
      rule: rule, check: .dismissedIsHeld,
      message: "\(keeper) keeps a closure that keeps \(keeper): once shown it never goes", span: span,
      alsoBreaks: [])
  }
}
