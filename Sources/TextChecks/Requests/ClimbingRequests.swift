import Diagnostics
import Program
import Subjects

/// Requests to present on the end of the chain of what is presented, in functions that go up that chain themselves: by a loop,
/// or by asking the presented controller for the same. None that asks whether somebody is going, or that dismisses.
enum ClimbingRequests {
  static func all(of type: TypeIndex.Entry) -> [SourceSpan] {
    type.functions.filter { !LateRequests.isTapped($0) }.flatMap(requests)
  }

  private static func requests(in function: Function) -> [SourceSpan] {
    guard let body = function.body, CallFinder.calls("present", labelled: "animated", in: body) else { return [] }
    let mentioned = AppEvents.mentioned(in: body)
    guard mentioned.contains("presentedViewController"), mentioned.isDisjoint(with: ["isBeingDismissed", "dismiss"])
    else { return [] }
    let ends = climbed(in: body).union(asksNext(function.name, in: body) ? ["self"] : [])
    if ends.isEmpty { return [] }
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present,
        ends.contains(request.receiver)
      else { return }
      spans.append(request.span)
    }
    return spans
  }

  /// `while let next = top.presentedViewController { top = next }`
  private static func climbed(in body: [Statement]) -> Set<String> {
    var found: Set<String> = []
    Walk.statements(in: body) { statement in
      guard case .while(_, let conditions, let inner) = statement.kind,
        conditions.contains(where: climbs)
      else { return }
      Walk.expressions(in: inner) { expression in
        guard case .assign(let target, _) = expression.kind, case .name(let name) = target.kind else { return }
        found.insert(name)
      }
    }
    return found
  }

  private static func climbs(_ condition: Condition) -> Bool {
    switch condition {
    case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value):
      AppEvents.mentioned(in: [Statement(.expression(value), value.span)]).contains("presentedViewController")
    case .available: false
    }
  }

  /// `presented.presentOnTop(page)` in `presentOnTop`, where `presented` is what is presented.
  private static func asksNext(_ name: String, in body: [Statement]) -> Bool {
    let aliases = LocalNames.aliases(in: body)
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind, case .member(let base, name) = MethodUses.bare(callee).kind,
        let path = LocalNames.path(of: base, aliases), path.hasSuffix("presentedViewController")
      else { return }
      found = true
    }
    return found
  }
}
