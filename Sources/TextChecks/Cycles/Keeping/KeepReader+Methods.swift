import Diagnostics
import Program
import Subjects

/// What methods of the class are given.
extension KeepReader {
  /// The parameters of a method by their names.
  mutating func given(to function: Function) -> [String: KeepGraph.Node] {
    if let known = parameters[function.span] { return known }
    var nodes: [String: KeepGraph.Node] = [:]
    for parameter in function.parameters { nodes[parameter.name] = graph.add(Self.name(of: parameter.type)) }
    parameters[function.span] = nodes
    return nodes
  }

  /// A private method that is called at one place has what it is given there. Others have many objects' parameters: nothing is
  /// said of them.
  mutating func pass(_ arguments: [Argument], to callee: Expression, _ scope: inout Scope) {
    guard let method = methods.method(called: callee, arguments), HelperMethods.isPrivate(method),
      calls[method.name] == 1, type.functions.contains(where: { $0.span == method.span }),
      let given = OwnMethods.given(arguments.map(\.label), method.parameters)
    else { return }
    let nodes = self.given(to: method)
    for (argument, parameter) in zip(arguments, given) {
      guard let node = nodes[parameter.name], let passed = value(argument.value, as: parameter.type, &scope) else {
        continue
      }
      graph.unite(passed, node)
    }
  }

  /// How often code of a type calls functions of a name; what `deinit` calls does not count.
  static func calls(in type: TypeIndex.Entry) -> [String: Int] {
    var counts: [String: Int] = [:]
    for body in KeptSelf.running(of: type) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: MethodUses.bare(callee))
        else { return }
        counts[name, default: 0] += 1
      }
    }
    return counts
  }
}
