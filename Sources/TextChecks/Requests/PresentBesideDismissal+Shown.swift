import Program
import Subjects

extension PresentBesideDismissal {
  /// Who presents what in a function, by name.
  static func presented(by body: [Statement]) -> [[String]] {
    var found: [[String]] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present,
        let what = request.arguments.first.flatMap({ LocalNames.path(of: $0.value) })
      else { return }
      found.append([request.receiver, what])
    }
    return found
  }

  /// What the class's own methods present on it and answer, by the name that the answer gets: `wait = showProgress()`.
  static func shown(by body: [Statement], _ methods: OwnMethods) -> [[String]] {
    var found: [[String]] = []
    func note(_ name: String?, _ value: Expression?) {
      guard let name, let value, case .call(let callee, let arguments) = MethodUses.bare(value).kind,
        let method = methods.method(called: MethodUses.bare(callee), arguments), let body = method.body
      else { return }
      var answered: Set<String> = []
      Walk.statements(in: body) { statement in
        if case .return(let value?) = statement.kind, let path = LocalNames.path(of: value) { answered.insert(path) }
      }
      if presented(by: body).contains(where: { $0[0] == "self" && answered.contains($0[1]) }) {
        found.append(["self", name])
      }
    }
    for binding in LocalBinding.all(in: body) {
      if case .binding(let name, _) = binding.pattern.kind { note(name, binding.value) }
    }
    Walk.expressions(in: body) { expression in
      if case .assign(let target, let value) = expression.kind { note(LocalNames.path(of: target), value) }
    }
    return found
  }
}
