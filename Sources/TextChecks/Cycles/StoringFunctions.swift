import Program
import Subjects

/// Which functions and initialisers put what they are given into a property that keeps it.
///
/// Each answer is found once. The whole sources ask the same few functions: one object answers all that one check asks.
final class StoringFunctions {
  private let index: TypeIndex
  private let cleared: ClearedProperties
  private var known: [Question: Bool] = [:]

  /// All of an argument and of a call that the answer depends on.
  private struct Question: Hashable {
    var type: Int
    var method: String
    var argument: GivenArgument
  }

  init(index: TypeIndex, cleared: ClearedProperties) {
    self.index = index
    self.cleared = cleared
  }

  /// Whether what a type makes, or a method of its, stores the argument.
  func stores(_ argument: GivenArgument, in made: TypeIndex.Entry, _ method: String) -> Bool {
    let question = Question(type: made.id, method: method, argument: argument)
    if let answer = known[question] { return answer }
    let answer = stores(argument, in: made, method, depth: 0)
    known[question] = answer
    return answer
  }

  private func stores(_ argument: GivenArgument, in made: TypeIndex.Entry, _ method: String, depth: Int) -> Bool {
    let functions = index.lineage(of: made).filter(\.isSubject).flatMap(\.functions).filter { $0.name == method }
    if functions.isEmpty, method == "init", made.declaration.kind == .struct {
      return made.variables.contains { variable in
        argument.isFor(variable.name) && KeptSelf.keeps(variable) && !cleared.contains(variable.name, of: made)
      }
    }
    return functions.contains { function in
      let parameters = argument.parameters(among: function.parameters).filter { parameter in
        !argument.isTrailing || index.isFunction(parameter.type, in: made)
      }
      return parameters.contains { keeps($0.name, in: function, of: made, depth: depth) }
    }
  }

  /// Whether a function of a class puts its parameter into a property that keeps it, or hands it to one that does.
  private func keeps(_ parameter: String, in function: Function, of made: TypeIndex.Entry, depth: Int) -> Bool {
    var found = false
    Walk.expressions(in: function.body ?? []) { [self] expression in
      switch expression.kind {
      case .assign(let target, let value):
        guard has(parameter, value), MethodUses.isOfSelf(target), let name = CallFinder.baseName(of: target) else {
          return
        }
        if isKept(name, in: made) { found = true }
      case .call(let callee, let arguments):
        if adds(parameter, callee, arguments) { found = true }
        if case .member(let list, "append") = callee.kind, case .name(parameter)? = arguments.first?.value.kind {
          found = found || isKeptList(list, in: made)
        }
        guard depth < 2, let method = Self.ownMethod(callee) else { return }
        found =
          found
          || arguments.indices.contains { number in
            guard case .name(parameter) = arguments[number].value.kind else { return false }
            return stores(GivenArgument(number, of: arguments), in: made, method, depth: depth + 1)
          }
      default: break
      }
    }
    return found
  }

  /// The parameter itself, or a closure that uses it.
  private func has(_ parameter: String, _ value: Expression) -> Bool {
    switch value.kind {
    case .name(parameter): return true
    case .closure(let closure):
      let isWeak = closure.captures.contains { $0.name == parameter && $0.strength != .strong }
      return !isWeak && AppEvents.mentioned(in: closure.body).contains(parameter)
    default: return false
    }
  }

  /// `addChild(page)`, `view.addSubview(card)` of `self`.
  private func adds(_ parameter: String, _ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard case .name(parameter)? = arguments.first?.value.kind, let name = CallFinder.baseName(of: callee),
      ["addChild", "addChildViewController", "addSubview", "addArrangedSubview"].contains(name)
    else { return false }
    switch MethodUses.bare(callee).kind {
    case .name: return true
    case .member(let base, _): return ["self", "view", "contentView"].contains(LocalNames.path(of: base))
    default: return false
    }
  }

  /// A list of which nothing is ever taken away.
  private func isKeptList(_ list: Expression, in made: TypeIndex.Entry) -> Bool {
    guard MethodUses.isOfSelf(list), let name = CallFinder.baseName(of: list), !cleared.contains(name, of: made),
      let property = made.variables.first(where: { $0.name == name })
    else { return false }
    return KeptSelf.keeps(property) && property.isList
  }

  private func isKept(_ name: String, in made: TypeIndex.Entry) -> Bool {
    if cleared.contains(name, of: made) { return false }
    let variables = index.lineage(of: made).filter(\.isSubject).flatMap(\.variables)
    guard let property = variables.first(where: { $0.name == name }) else { return false }
    return KeptSelf.keeps(property)
  }

  /// `setUp(…)`, `self.init(…)`, `super.init(…)`
  private static func ownMethod(_ callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name): name
    case .member(let base, let name):
      switch base.kind {
      case .selfReference, .superReference: name
      default: nil
      }
    default: nil
    }
  }
}
