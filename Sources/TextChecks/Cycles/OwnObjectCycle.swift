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
    var known: Set<SourceSpan> = []
    return types.filter { KeptSelf.isShown($0, index) }.compactMap { type in
      let search = OwnObjectCycle(index: index, type: type, cleared: cleared)
      let causes = type.variables.flatMap(search.references).filter { known.insert($0.span).inserted }
        .map { cause($0, KeptSelf.word(for: type, index)) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  /// The names of the properties of a type that close such a cycle.
  static func properties(of type: TypeIndex.Entry, _ index: TypeIndex, cleared: ClearedProperties) -> Set<String> {
    if !KeptSelf.isShown(type, index) { return [] }
    let search = OwnObjectCycle(index: index, type: type, cleared: cleared)
    return Set(type.variables.filter { !search.references(from: $0).isEmpty }.map(\.name))
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: ClearedProperties

  /// The properties that refer back, of the object that a property keeps and that is made with the controller.
  private func references(from variable: Variable) -> [Variable] {
    guard KeptSelf.keeps(variable), !cleared.contains(variable.name, of: type) else { return [] }
    return makers(of: variable).flatMap { value -> [Variable] in
      guard case .call(let callee, let arguments) = value.kind, let name = CallFinder.baseName(of: callee),
        let made = index.entry(mentioned: name, in: type), made.isSubject, isOfType(variable, made),
        [.class, .struct].contains(made.declaration.kind), made.id != type.id
      else { return [] }
      return arguments.flatMap { argument -> [Variable] in
        guard case .selfReference = argument.value.kind else { return [] }
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

  /// The properties that keep what an initialiser of a class is given under a label.
  private func stores(_ label: String?, in made: TypeIndex.Entry) -> [Variable] {
    let initializers = made.functions.filter { if case .initializer = $0.kind { true } else { false } }
    if made.declaration.kind == .struct, initializers.isEmpty {
      return made.variables.filter { $0.name == label && keeps($0, made) }
    }
    return initializers.flatMap { function -> [Variable] in
      guard let parameter = function.parameters.first(where: { $0.label == label }) else { return [] }
      var found: [Variable] = []
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .assign(let target, let value) = expression.kind, case .name(parameter.name) = value.kind,
          MethodUses.isOfSelf(target), let name = CallFinder.baseName(of: target),
          let property = made.variables.first(where: { $0.name == name }), keeps(property, made)
        else { return }
        found.append(property)
      }
      return found
    }
  }

  private func keeps(_ variable: Variable, _ owner: TypeIndex.Entry) -> Bool {
    KeptSelf.keeps(variable) && !cleared.contains(variable.name, of: owner)
  }

  /// What is told where the property is declared that closes the cycle: there it is made weak.
  static func message(_ keeper: String) -> String {
    "this property keeps who keeps the object, \(keeper): once shown neither goes"
  }

  private static func cause(_ reference: Variable, _ keeper: String) -> RootCause {
    RootCause(
      rule: rule, check: .partKeepsItself, message: message(keeper), span: reference.span, alsoBreaks: [])
  }
}
