import Program

/// Divides the methods that somebody may call at any time into groups that are explored together.
///
/// All of them at once would multiply states. They are explored three at a time; of those that share a stored property of
/// their class some pairs more, in the order of the sources. Of the others, what one leaves behind cannot matter to the next.
package struct TriggerGroups {
  /// Methods in a group.
  private static let size = 3
  /// Groups beyond those in which each method is once: more are not worth their time.
  private static let further = 4

  private let touched: [Set<String>]
  private let assigned: [Set<String>]

  package init(_ triggers: [Function], of entry: TypeIndex.Entry) {
    let stored = Set(entry.variables.filter { $0.isStored && $0.isMutable && !$0.attributes.isStatic }.map(\.name))
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    let reached = triggers.map { Self.reached(from: $0, bodies) }
    touched = reached.map { body in stored.filter { CallFinder.mentions($0, in: body) } }
    assigned = reached.map { body in stored.filter { CallFinder.assigns([$0], in: body) } }
  }

  /// Positions of the methods, ascending in each group; each method is in one group at least.
  package func groups() -> [[Int]] {
    var groups = stride(from: 0, to: touched.count, by: Self.size).map { start in
      Array(start..<min(start + Self.size, touched.count))
    }
    let most = groups.count + Self.further
    for first in touched.indices {
      for second in touched.indices where first < second && matters(first, second) {
        if groups.contains(where: { $0.contains(first) && $0.contains(second) }) { continue }
        if groups.count >= most { return groups }
        let third = touched.indices.first { other in
          other > second && matters(first, other) && !groups.contains { $0.contains(first) && $0.contains(other) }
        }
        groups.append([first, second] + [third].compactMap(\.self))
      }
    }
    return groups
  }

  /// Whether one of two methods assigns what the other one uses.
  private func matters(_ first: Int, _ second: Int) -> Bool {
    !assigned[first].isDisjoint(with: touched[second]) || !assigned[second].isDisjoint(with: touched[first])
  }

  /// The statements of a method and of those of its class that it calls.
  package static func reached(from trigger: Function, _ bodies: [String: [Statement]]) -> [Statement] {
    var result = trigger.body ?? []
    var seen: Set<String> = [trigger.name]
    var pending = [result]
    while let body = pending.popLast() {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee),
          let next = bodies[name], seen.insert(name).inserted
        else { return }
        result += next
        pending.append(next)
      }
    }
    return result
  }
}

extension CallFinder {
  /// Whether the statements name a property of their own object.
  package static func mentions(_ property: String, in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      switch expression.kind {
      case .name(property): found = true
      case .member(let base, property): if case .selfReference = base.kind { found = true }
      default: break
      }
    }
    return found
  }
}
