import Program
import Subjects

/// What the code that holds an object of a class sets of it: `transition.source = self`, where a property or a constant called
/// `transition` is declared with the class or made of it.
struct MakersOfParts {
  /// Whether all that a property is set to is there, by what the object is called and by the property.
  private var assigned: [String: [String: Bool]] = [:]
  /// By the last name of a class: what its objects are called.
  private var called: [String: Set<String>] = [:]

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for variable in user.variables {
        note(variable)
        read(HelperMethods.code(of: variable), given: [])
      }
      for function in user.functions {
        let given = function.parameters.filter { $0.type?.isOptional == false }.map(\.name)
        read(function.body ?? [], given: Set(given))
      }
    }
  }

  /// The properties that are set of objects of a class, each with whether all that it is set to is there.
  func properties(of entry: TypeIndex.Entry) -> [String: Bool] {
    let name = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    return (called[name] ?? []).reduce(into: [:]) { found, owner in
      found.merge(assigned[owner] ?? [:]) { $0 && $1 }
    }
  }

  private mutating func note(_ variable: Variable) {
    if let name = variable.className { called[name, default: []].insert(variable.name) }
  }

  private mutating func read(_ body: [Statement], given: Set<String>) {
    var constants: [(name: String, className: String)] = []
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        case .call(let callee, _)? = variable.value?.kind, case .name(let made) = callee.kind
      else { return }
      constants.append((name, made))
    }
    for constant in constants { called[constant.className, default: []].insert(constant.name) }
    var found: [(owner: String, name: String, isThere: Bool)] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind,
        case .member(let base, let name) = Self.unchained(target).kind, let owner = CallFinder.baseName(of: base)
      else { return }
      found.append((owner, name, Self.isThere(value, given)))
    }
    for item in found {
      assigned[item.owner, default: [:]][item.name] = item.isThere && assigned[item.owner]?[item.name] != false
    }
  }

  /// The object itself, one that is made, a closure, or a parameter that is no optional.
  private static func isThere(_ value: Expression, _ given: Set<String>) -> Bool {
    switch value.kind {
    case .selfReference, .closure: true
    case .name(let name): given.contains(name)
    case .call(let callee, _): CallFinder.baseName(of: callee)?.first?.isUppercase == true
    default: false
    }
  }

  private static func unchained(_ target: Expression) -> Expression {
    if case .chain(let inner) = target.kind { return unchained(inner) }
    return target
  }
}
