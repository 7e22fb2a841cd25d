import Diagnostics
import Program
import Subjects

extension EndlessTimer {
  /// Whether a timer that fires once is followed by the next one each time, whatever has come between: then it never ends.
  struct Renewal {
    private let type: TypeIndex.Entry

    init(of type: TypeIndex.Entry) { self.type = type }

    /// - Parameter arguments: those of the timer, made at the place.
    func isEndless(_ arguments: [Argument], at span: SourceSpan) -> Bool {
      guard let maker = type.functions.first(where: { $0.span.contains(span) }),
        Self.certain(maker.body ?? []).contains(where: { $0.span.contains(span) })
      else { return false }
      var known: Set<String> = []
      var pending = fired(by: arguments)
      while let name = pending.popLast() {
        if name == maker.name { return true }
        guard known.insert(name).inserted, let next = type.functions.first(where: { $0.name == name }) else { continue }
        pending += Self.called(in: Self.certain(next.body ?? []))
      }
      return false
    }

    /// The names of the methods that the timer sends, or that its block calls for certain.
    private func fired(by arguments: [Argument]) -> [String] {
      arguments.flatMap { argument -> [String] in
        switch argument.value.kind {
        case .selector(let name): [String(name.prefix { $0 != "(" })]
        case .closure(let closure): Self.called(in: Self.certain(closure.body))
        default: []
        }
      }
    }

    /// The expressions that run whenever the code runs, up to the first condition; that a value is there is taken for granted.
    private static func certain(_ body: [Statement]) -> [Expression] {
      var found: [Expression] = []
      for statement in body {
        switch statement.kind {
        case .expression(let value): found.append(value)
        case .variable(let variable): found += [variable.value].compactMap(\.self)
        case .if(let branch) where branch.otherwise.isEmpty && bindsOnly(branch.conditions):
          found += certain(branch.then)
        case .guard(let conditions, _) where bindsOnly(conditions): break
        case .function, .type: break
        default: return found
        }
      }
      return found
    }

    private static func bindsOnly(_ conditions: [Condition]) -> Bool {
      conditions.allSatisfy { if case .binding = $0 { true } else { false } }
    }

    private static func called(in values: [Expression]) -> [String] {
      var names: [String] = []
      for value in values {
        Walk.expressions(outsideClosuresOf: value) { expression in
          guard case .call(let callee, _) = expression.kind, MethodUses.isOfSelf(MethodUses.bare(callee)),
            let name = CallFinder.baseName(of: callee)
          else { return }
          names.append(name)
        }
      }
      return names
    }
  }
}
