import Diagnostics
import Program
import Subjects

/// The presentations of a class that are noted as shown, and whose notes keep the next one out.
struct RefusedNotes {
  private let type: TypeIndex.Entry
  private let weak: Set<String>
  private let kept: Set<String>
  private let known: Set<String>

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    self.type = type
    let variables = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables)
    known = Set(variables.map(\.name))
    weak = Set(variables.filter(\.attributes.isWeak).map(\.name))
    kept = Set(variables.filter { $0.isStored && $0.isMutable }.map(\.name))
  }

  func places(in function: Function) -> [SourceSpan] {
    let body = function.body ?? []
    if DirectWork.looks(body) { return [] }
    let aliases = LocalNames.aliases(in: body)
    let gates = PresentationGates(in: body, aliases).gates
    var roots = [body]
    Walk.expressions(in: body) { expression in
      if case .closure(let closure) = expression.kind { roots.append(closure.body) }
    }
    return roots.flatMap { root in
      let work = DirectWork(root)
      let sets = work.expressions.compactMap { PresentationGates.set(by: $0, aliases) }
      return work.presentations(aliases).filter { request, completion in
        if DirectWork.isOnTop(request.receiver, in: body) { return false }
        if request.receiver == "self" && !presentsMore(than: function) { return false }
        return isNoted(sets, gates, in: function, until: completion) || isUnderWay(sets, until: completion, aliases)
      }.map(\.request.span)
    }
  }

  /// Whether the class presents in another function, too: with one alone the note says what the controller presents.
  private func presentsMore(than shower: Function) -> Bool {
    type.functions.contains { function in
      function.nameSpan != shower.nameSpan && CallFinder.calls("present", labelled: "animated", in: function.body ?? [])
    }
  }

  /// Whether a note is made that the function itself asks for, and that nothing else takes back; or something does, but the
  /// completion has work to do that belongs to the note.
  private func isNoted(
    _ sets: [(path: String, value: String)], _ gates: [PresentationGates.Gate], in function: Function,
    until completion: Argument?
  ) -> Bool {
    gates.contains { gate in
      let first = String(gate.path.prefix { $0 != "." })
      if weak.contains(gate.path) || first != "defaults" && !known.contains(first) { return false }
      let own = sets.filter { $0.path == gate.path }
      if own.isEmpty || !own.allSatisfy({ gate.isShut(by: $0.value) }) { return false }
      return !isOpened(gate, beside: function) || works(completion)
    }
  }

  /// Whether a function that the presented page does not lead to takes a note back.
  private func isOpened(_ gate: PresentationGates.Gate, beside shower: Function) -> Bool {
    let named = AppEvents.mentioned(in: shower.body ?? [])
    return type.functions.contains { function in
      if function.nameSpan == shower.nameSpan || named.contains(function.name) { return false }
      let body = function.body ?? []
      let aliases = LocalNames.aliases(in: body)
      return DirectWork(body).expressions.compactMap { PresentationGates.set(by: $0, aliases) }
        .contains { $0.path == gate.path && !gate.isShut(by: $0.value) }
    }
  }

  /// Whether a completion asks what the object keeps to do something.
  private func works(_ completion: Argument?) -> Bool {
    guard case .closure(let closure)? = completion?.value.kind else { return false }
    return DirectWork(closure.body).expressions.contains { expression in
      guard case .call(let callee, _) = expression.kind, let path = LocalNames.path(of: callee) else { return false }
      return known.contains(String(path.prefix { $0 != "." }))
    }
  }

  /// Whether a state is set that the completion alone ends, and that the class asks for.
  private func isUnderWay(
    _ sets: [(path: String, value: String)], until completion: Argument?, _ aliases: [String: String]
  ) -> Bool {
    guard case .closure(let closure)? = completion?.value.kind else { return false }
    let ended = DirectWork(closure.body).expressions.compactMap { PresentationGates.set(by: $0, aliases) }
    return sets.contains { set in
      kept.contains(set.path) && !weak.contains(set.path) && set.value != "something"
        && sets.allSatisfy { $0.path != set.path || $0.value == set.value }
        && ended.contains { $0.path == set.path && $0.value != set.value } && isAsked(set.path)
    }
  }

  private func isAsked(_ name: String) -> Bool {
    var isFound = false
    for body in HelperMethods.bodies(of: type) {
      Walk.statements(in: body) { statement in
        let asked: [Condition] =
          switch statement.kind {
          case .if(let branch): branch.conditions
          case .guard(let conditions, _): conditions
          case .switch(_, let choice): [.expression(choice.subject)]
          default: []
          }
        for case .expression(let value) in asked
        where AppEvents.mentioned(in: [Statement(.expression(value), value.span)]).contains(name) { isFound = true }
      }
    }
    return isFound
  }
}
