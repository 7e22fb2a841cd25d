import Diagnostics
import Program
import Subjects

extension LateRequests {
  /// Requests of the page itself to present in closures that services call whenever something happens to them, where the page
  /// presents something else, too, whatever that was asked for by.
  func servedPresentations(in function: Function) -> [SourceSpan] {
    let body = function.body ?? []
    if AppEvents.mentioned(in: body).contains("presentedViewController") { return [] }
    var served: [Closure] = []
    Walk.expressions(in: body) { served += Answers.ofServices($0) }
    if served.isEmpty { return [] }
    let aliases = LocalNames.aliases(in: body)
    let requests = served.flatMap { closure in
      turn.ways(through: closure.body, knowing: aliases, of: function).joined().filter {
        isOwn($0) && $0.looks.isEmpty
      }
    }
    let places = requests.map { $0.place(in: type) }
    let others = type.functions.flatMap { other in
      turn.allWays(of: other.body ?? []).joined().filter(isOwn).map { $0.place(in: type) }
    }
    return Set(others).isSubset(of: places) ? [] : places
  }

  private func isOwn(_ request: Turn.Request) -> Bool { request.kind == .present && request.receiver == "self" }
}
