import Diagnostics
import Identifiers
import Program

/// Controllers that a closure keeps which they themselves keep (TV902), seen in the text.
///
/// The controller has an object of the sources in a strong property, that one stores a closure, and the closure is a method
/// of the controller or has `self`: whatever is presented or pushed that way never goes. No run needs to be seen, since
/// nobody but the three takes part. What somewhere sets the closure or the property to nil is taken to break the cycle.
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
    let cleared = cleared(in: index)
    return types.filter { type in
      type.declaration.kind == .class && index.ancestors(of: type).contains("UIViewController")
    }.compactMap { type in
      let search = OwnClosureCycle(index: index, type: type, cleared: cleared)
      let causes = type.functions.filter { !$0.attributes.isStatic }.flatMap { search.closures(in: $0.body ?? []) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes.map(cause))
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: Set<String>

  private func closures(in body: [Statement]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, isOwnClosure(target), keepsSelf(value)
      else { return }
      spans.append(expression.span)
    }
    return spans
  }

  /// `model.onChange`, `self.model.onChange`, `onChange`: what is stored strongly all the way.
  private func isOwnClosure(_ target: Expression) -> Bool {
    let target = Self.bare(target)
    if let own = ownProperty(target) { return Self.isClosure(own) && !cleared.contains(own.name) }
    guard case .member(let base, let name) = target.kind, let holder = ownProperty(Self.bare(base)),
      !cleared.contains(name), !cleared.contains(holder.name), let className = holder.className,
      let held = index.entry(mentioned: className, in: type), held.isSubject, held.declaration.kind == .class
    else { return false }
    return held.variables.contains { $0.name == name && Self.isClosure($0) }
  }

  /// A stored property of the controller that keeps what it has.
  private func ownProperty(_ expression: Expression) -> Variable? {
    var name: String?
    if case .member(let base, let member) = expression.kind, case .selfReference = base.kind { name = member }
    if case .name(let plain) = expression.kind { name = plain }
    return type.variables.first { $0.name == name && Self.keeps($0) }
  }

  private static func keeps(_ variable: Variable) -> Bool {
    let attributes = variable.attributes
    return variable.isStored && !attributes.isStatic && !attributes.isWeak && !attributes.isUnowned
  }

  private static func isClosure(_ variable: Variable) -> Bool {
    guard keeps(variable), case .function? = variable.type?.unwrapped else { return false }
    return true
  }

  /// A method of the controller, or a closure that has it.
  private func keepsSelf(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): return isOwnMethod(name)
    case .member(let base, let name):
      if case .selfReference = base.kind { return isOwnMethod(name) }
      return false
    case .closure(let closure):
      if closure.captures.contains(where: { $0.name == "self" && $0.strength != .strong }) { return false }
      var found = false
      Walk.expressions(in: closure.body) { if case .selfReference = $0.kind { found = true } }
      return found
    default: return false
    }
  }

  private func isOwnMethod(_ name: String) -> Bool {
    type.functions.contains { function in
      guard case .function = function.kind else { return false }
      return function.name == name && !function.attributes.isStatic
    } && !type.variables.contains { $0.name == name }
  }

  /// The names of properties that the sources set to nil.
  static func cleared(in index: TypeIndex) -> Set<String> {
    var names: Set<String> = []
    for entry in index.entries where entry.isSubject {
      for body in HelperMethods.bodies(of: entry) {
        Walk.expressions(in: body) { expression in
          guard case .assign(let target, let value) = expression.kind, case .nil = value.kind,
            let name = CallFinder.baseName(of: target)
          else { return }
          names.insert(name)
        }
      }
    }
    return names
  }

  private static func bare(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): bare(inner)
    default: expression
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .dismissedIsHeld,
      message: "the controller keeps a closure that keeps the controller: once shown it never goes", span: span,
      alsoBreaks: [])
  }
}
