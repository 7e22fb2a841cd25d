import Diagnostics
import Identifiers
import Program

/// Controllers and views that make themselves the strong delegate of what they keep (TV902), seen in the text.
///
/// `picker.owner = self`, where the controller keeps the picker and the picker its owner; `delegate = self` with a strong
/// property of one's own is the shortest such cycle. What sets one of the two to nil is taken to break it.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting: "Strong
/// Reference Cycles Between Class Instances".
struct OwnDelegateCycle: TextCheck, Sendable {
  static let rule = RuleID.TV902

  /// One for each class with such delegates, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = KeptSelf.cleared(in: index.entries)
    return types.filter { KeptSelf.isShown($0, index) }.compactMap { type in
      let search = OwnDelegateCycle(index: index, type: type, cleared: cleared)
      let made = type.variables.filter { $0.attributes.isLazy && !cleared.contains($0.name) }
      let spans = made.flatMap(search.inLazy) + KeptSelf.code(of: type).flatMap(search.delegates)
      let causes = spans.map { cause($0, KeptSelf.word(for: type, index)) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: Set<String>

  private func delegates(in body: [Statement]) -> [SourceSpan] {
    let holders = OwnHolders(index: index, type: type, cleared: cleared, body: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, case .selfReference = value.kind else { return }
      switch MethodUses.bare(target).kind {
      case .name(let name) where keeps(name, in: type): spans.append(expression.span)
      case .member(let base, let name):
        if case .selfReference = MethodUses.bare(base).kind {
          if keeps(name, in: type) { spans.append(expression.span) }
        } else if keeps(name, inAll: holders.holders(base)) {
          spans.append(expression.span)
        }
      default: break
      }
    }
    return spans
  }

  /// `lazy var picker = { let picker = Picker(); picker.owner = self; return picker }()`
  private func inLazy(_ variable: Variable) -> [SourceSpan] {
    guard KeptSelf.keeps(variable), case .call(let callee, _)? = variable.value?.kind,
      case .closure(let closure) = callee.kind
    else { return [] }
    let classes = LocalClasses.named(in: closure.body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: closure.body) { expression in
      guard case .assign(let target, let value) = expression.kind, case .selfReference = value.kind,
        case .member(let base, let name) = MethodUses.bare(target).kind, case .name(let local) = base.kind,
        let made = classes[local].flatMap({ index.entry(mentioned: $0, in: type) }), made.isSubject
      else { return }
      if made.declaration.kind == .class, made.id != type.id, keeps(name, in: made) { spans.append(expression.span) }
    }
    return spans
  }

  private func keeps(_ name: String, inAll holders: [TypeIndex.Entry]) -> Bool {
    !holders.isEmpty && holders.allSatisfy { $0.isSubject && $0.declaration.kind == .class && keeps(name, in: $0) }
  }

  /// Whether a class keeps what is in the property of that name, and neither it nor this one ever clears it.
  private func keeps(_ name: String, in holder: TypeIndex.Entry) -> Bool {
    let family = index.lineage(of: holder).filter(\.isSubject)
    guard let property = family.flatMap(\.variables).first(where: { $0.name == name }), KeptSelf.keeps(property),
      property.type != nil, !property.attributes.isOverride
    else { return false }
    return !KeptSelf.cleared(in: family + index.lineage(of: type)).contains(name)
  }

  private static func cause(_ span: SourceSpan, _ keeper: String) -> RootCause {
    RootCause(
      rule: rule, check: .dismissedIsHeld,
      message: "\(keeper) keeps an object that keeps \(keeper): once shown it never goes", span: span, alsoBreaks: [])
  }
}
