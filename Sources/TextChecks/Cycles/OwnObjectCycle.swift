import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Controllers and views that keep an object which keeps them (TV902), seen in the text.
///
/// The controller makes the object with itself, `lazy var handler = SwipeHandler(stack: self)`, has it in a strong property,
/// and the object's initialiser stores what it is given in a strong one. No run needs to be seen: whatever is presented or
/// pushed that way never goes. What somewhere sets one of the two to nil is taken to break the cycle.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting: "Strong
/// Reference Cycles Between Class Instances".
struct OwnObjectCycle: TextCheck, Sendable {
  static let rule = RuleID.TV902

  /// One for each class with such objects, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = ClearedProperties(index)
    return types.filter { KeptSelf.isShown($0, index) }.compactMap { type in
      let search = OwnObjectCycle(index: index, type: type, cleared: cleared)
      let causes = type.variables.filter(search.closesCycle).map { cause($0, KeptSelf.word(for: type, index)) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  /// The names of the properties of a type that close such a cycle.
  static func properties(of type: TypeIndex.Entry, _ index: TypeIndex, cleared: ClearedProperties) -> Set<String> {
    if !KeptSelf.isShown(type, index) { return [] }
    let search = OwnObjectCycle(index: index, type: type, cleared: cleared)
    return Set(type.variables.filter(search.closesCycle).map(\.name))
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: ClearedProperties

  /// Whether the property keeps an object that is made with the controller and keeps it.
  private func closesCycle(_ variable: Variable) -> Bool {
    guard KeptSelf.keeps(variable), !cleared.contains(variable.name, of: type) else { return false }
    return makers(of: variable).contains { value in
      guard case .call(let callee, let arguments) = value.kind, let name = CallFinder.baseName(of: callee),
        let made = index.entry(mentioned: name, in: type), made.isSubject, isOfType(variable, made),
        [.class, .struct].contains(made.declaration.kind), made.id != type.id
      else { return false }
      return arguments.contains { argument in
        guard case .selfReference = argument.value.kind else { return false }
        return stores(argument.label, in: made)
      }
    }
  }

  /// Where no type is written it is that of the value; a protocol, or a superclass of it, may be.
  private func isOfType(_ variable: Variable, _ made: TypeIndex.Entry) -> Bool {
    guard let type = variable.type?.unwrapped else { return true }
    guard case .named(let declared, _) = type else { return false }
    return declared == made.declaration.name || index.ancestors(of: made).contains(declared)
  }

  /// What the property is made by: its first value, or what is assigned to it.
  private func makers(of variable: Variable) -> [Expression] {
    if let value = variable.value, variable.attributes.isLazy { return results(of: value) }
    var assigned: [Expression] = []
    for function in type.functions where !function.attributes.isStatic {
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .assign(let target, let value) = expression.kind else { return }
        if isOwn(target, named: variable.name) { assigned.append(value) }
      }
    }
    return assigned
  }

  /// The value itself, or what a closure that is called at once returns.
  private func results(of value: Expression) -> [Expression] {
    guard case .call(let callee, let arguments) = value.kind, arguments.isEmpty,
      case .closure(let closure) = callee.kind
    else { return [value] }
    return closure.body.compactMap { statement in
      switch statement.kind {
      case .return(let value): value
      case .expression(let value) where closure.body.count == 1: value
      default: nil
      }
    }
  }

  private func isOwn(_ target: Expression, named name: String) -> Bool {
    CallFinder.baseName(of: target) == name && MethodUses.isOfSelf(target)
  }

  /// Whether an initialiser of a class puts the argument of that label into a property that keeps it.
  private func stores(_ label: String?, in made: TypeIndex.Entry) -> Bool {
    let isInitializer = { (function: Function) in if case .initializer = function.kind { true } else { false } }
    if made.declaration.kind == .struct, !made.functions.contains(where: isInitializer) {
      return made.variables.contains { $0.name == label && KeptSelf.keeps($0) && !cleared.contains($0.name, of: made) }
    }
    return made.functions.contains { function in
      guard case .initializer = function.kind, let parameter = function.parameters.first(where: { $0.label == label })
      else { return false }
      var found = false
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .assign(let target, let value) = expression.kind, case .name(parameter.name) = value.kind,
          MethodUses.isOfSelf(target), let name = CallFinder.baseName(of: target), !cleared.contains(name, of: made),
          let property = made.variables.first(where: { $0.name == name }), KeptSelf.keeps(property)
        else { return }
        found = true
      }
      return found
    }
  }

  private static func cause(_ variable: Variable, _ keeper: String) -> RootCause {
    RootCause(
      rule: rule, check: .partKeepsItself,
      message: "\(keeper) keeps an object that keeps \(keeper): once shown it never goes", span: variable.span,
      alsoBreaks: [])
  }
}
