import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Parts that refer to their page weakly and keep a closure that has it strongly (TV902), seen in the text.
///
/// `weak var page` says that the page keeps the part. What `guard let page` gives is a strong reference: a closure that the part
/// keeps and that uses it keeps the page round that corner, as long as the part lives, which is as long as the page.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting: "Strong
/// Reference Cycles for Closures".
struct KeptByStoredClosure: TextCheck {
  static let rule = RuleID.TV902

  /// One for each class with such closures, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = ClearedProperties(index)
    return types.compactMap { type in
      if type.declaration.kind != .class { return nil }
      let search = KeptByStoredClosure(index: index, type: type, cleared: cleared)
      let owners = type.variables.filter(search.isOwner)
      if owners.isEmpty { return nil }
      let causes = KeptSelf.code(of: type).flatMap { body in owners.flatMap { search.closures(with: $0, in: body) } }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes, held: owners.first?.className)
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: ClearedProperties

  /// A weak reference to a page or view whose code keeps an object of this class.
  private func isOwner(_ variable: Variable) -> Bool {
    guard variable.attributes.isWeak, variable.isStored, let name = variable.className,
      let owner = index.entry(mentioned: name, in: type)
    else { return false }
    return index.implementations(of: owner).contains { holder in
      KeptSelf.isShown(holder, index)
        && index.lineage(of: holder).flatMap(\.variables).contains { keepsPart($0, of: holder) }
    }
  }

  private func keepsPart(_ variable: Variable, of owner: TypeIndex.Entry) -> Bool {
    guard KeptSelf.keeps(variable), !cleared.contains(variable.name, of: owner) else { return false }
    if variable.className == type.name { return true }
    guard case .call(let callee, _)? = variable.value?.kind else { return false }
    return CallFinder.baseName(of: callee) == type.name
  }

  /// Where a closure that the object keeps uses what a local constant has of the owner.
  private func closures(with owner: Variable, in body: [Statement]) -> [RootCause] {
    let locals = Set(
      LocalBinding.all(in: body).compactMap { binding -> String? in
        guard !binding.isWeak, case .binding(let name, _) = binding.pattern.kind, let value = binding.value,
          MethodUses.isOfSelf(value), CallFinder.baseName(of: value) == owner.name
        else { return nil }
        return name
      })
    if locals.isEmpty { return [] }
    return stored(in: body).filter { Self.uses(locals, $0.closure) }.map { cause($0.span, owner) }
  }

  /// The closures that go into properties, or with a subscription into a bag of the object.
  private func stored(in body: [Statement]) -> [(closure: Closure, span: SourceSpan)] {
    var found: [(Closure, SourceSpan)] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        guard let name = LocalNames.path(of: target)?.split(separator: ".").first, isKept(String(name)) else { return }
        if case .closure(let closure) = value.kind { found.append((closure, value.span)) }
        if case .call(let callee, let arguments) = value.kind, Self.observes(callee, arguments) {
          found += Self.closures(of: value)
        }
      case .call(let callee, let arguments):
        guard case .member(let stream, let name) = callee.kind, ["store", "disposed"].contains(name),
          let bag = arguments.first.flatMap({ CallFinder.baseName(of: Self.place($0.value)) }), isKept(bag)
        else { return }
        found += Self.closures(of: stream)
      default: break
      }
    }
    return found
  }

  private func isKept(_ name: String) -> Bool {
    type.variables.contains { $0.name == name && KeptSelf.keeps($0) } && !cleared.contains(name, of: type)
  }

  /// `token = view.observe(\.title) { … }`, `token = publisher.sink { … }`
  private static func observes(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    ["observe", "sink"].contains(CallFinder.baseName(of: callee) ?? "")
  }

  /// `&bag`
  private static func place(_ value: Expression) -> Expression {
    if case .inout_(let inner) = value.kind { return inner }
    return value
  }

  private static func closures(of stream: Expression) -> [(Closure, SourceSpan)] {
    var found: [(Closure, SourceSpan)] = []
    Walk.expressions(outsideClosuresOf: stream) { expression in
      if case .closure(let closure) = expression.kind { found.append((closure, expression.span)) }
    }
    return found
  }

  private static func uses(_ locals: Set<String>, _ closure: Closure) -> Bool {
    let hidden = Set(closure.captures.filter { $0.strength != .strong }.map(\.name) + closure.parameters.map(\.name))
    var found = false
    Walk.expressions(in: closure.body) { expression in
      if case .name(let name) = expression.kind, locals.contains(name), !hidden.contains(name) { found = true }
    }
    return found
  }

  private func cause(_ span: SourceSpan, _ owner: Variable) -> RootCause {
    RootCause(
      rule: Self.rule, check: .partKeepsItself,
      message:
        "the closure has '\(owner.name)' strongly, which keeps the object that keeps it: once shown it never goes",
      span: span, alsoBreaks: [])
  }
}
