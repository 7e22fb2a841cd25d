import Program

/// Methods that an object hands to what it listens to, and that come to a request: they are called whenever that has
/// something to tell, also while something is shown.
package enum Listeners {
  package static func methods(of entry: TypeIndex.Entry, reaching triggers: [Function]) -> [Function] {
    let names = handedOver(by: entry)
    if names.isEmpty { return [] }
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    return entry.functions.filter { function in
      guard case .function = function.kind, !function.attributes.isStatic, !function.attributes.isOverride,
        names.contains(function.name)
      else { return false }
      let reached = TriggerGroups.reached(from: function, bodies)
      return triggers.contains { $0.span == function.span || CallFinder.calls($0.name, in: reached) }
    }
  }

  /// What its own code names in closures and selectors that it passes to `observe`, `addObserver`, `sink` and the like.
  private static func handedOver(by entry: TypeIndex.Entry) -> Set<String> {
    var names: Set<String> = []
    for body in HelperMethods.bodies(of: entry) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
          listens(name)
        else { return }
        for argument in arguments { names.formUnion(called(by: argument.value)) }
      }
    }
    return names
  }

  private static func listens(_ name: String) -> Bool {
    let words = name.lowercased()
    return (words.contains("observe") && !words.contains("remove")) || words == "sink" || words.hasPrefix("subscribe")
  }

  private static func called(by value: Expression) -> Set<String> {
    switch value.kind {
    case .selector(let name): return [String(name.prefix { $0 != "(" })]
    case .closure(let closure):
      var names: Set<String> = []
      Walk.expressions(in: closure.body) { expression in
        guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) else { return }
        names.insert(name)
      }
      return names
    default: return []
    }
  }
}
