import Program
import Subjects

/// Which completions callers in the sources hand over: their own ones, for which somebody waits.
struct HandedCompletions {
  private struct Call {
    let labels: [String?]
    /// Those of the completions among them.
    let handed: [String?]
  }

  /// By the name of a function.
  private var calls: [String: [Call]] = [:]

  init(_ types: [TypeIndex.Entry]) {
    for function in types.flatMap(\.functions) {
      let own = Set(function.parameters.filter(CompletionWays.isNamedSo).map(\.name))
      var found: [(name: String, call: Call)] = []
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
          name != function.name
        else { return }
        let completions = arguments.filter { argument in
          if case .name(let name) = argument.value.kind { own.contains(name) } else { false }
        }
        if completions.isEmpty { return }
        let labels = arguments.filter { !$0.isTrailing }.map(\.label)
        found.append((name, Call(labels: labels, handed: completions.map(\.label))))
      }
      for (name, call) in found { calls[name, default: []].append(call) }
    }
  }

  func areWaitedFor(_ parameter: Parameter, of function: Function) -> Bool {
    (calls[function.name] ?? []).contains { call in
      OwnMethods.given(call.labels, function.parameters) != nil && call.handed.contains { $0 == parameter.label }
    }
  }
}
