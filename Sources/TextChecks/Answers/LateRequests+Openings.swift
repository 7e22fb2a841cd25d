import Diagnostics
import Program
import Subjects

extension LateRequests {
  /// A function or a closure that a tap runs, and that presents on the page.
  struct Opening {
    /// Where the name of the function stands, or the whole closure.
    let place: SourceSpan
    let requests: Set<SourceSpan>
  }

  /// What taps open on a page: what they present in their turn, and what answers to them present.
  ///
  /// - Parameter heard: the names of functions that notifications call.
  static func openings(of type: TypeIndex.Entry, _ turn: Turn, besides heard: Set<String>) -> [Opening] {
    let functions = type.functions.filter { Taps.run($0) && !heard.contains($0.name) }.map { function in
      Opening(place: function.nameSpan, requests: presentations(in: function, turn, type))
    }
    let closures = type.functions.flatMap { function in
      Taps.closures(in: function.body ?? []).map { tap in
        let ways = turn.roots(of: tap.closure.body).flatMap { turn.ways(through: $0.body, of: function) }
        return Opening(place: tap.span, requests: places(of: ways, type))
      }
    }
    return (functions + closures).filter { !$0.requests.isEmpty }
  }

  private static func presentations(
    in function: Function, _ turn: Turn, _ type: TypeIndex.Entry
  ) -> Set<SourceSpan> {
    places(of: turn.ways(through: function.body ?? [], of: function), type)
  }

  private static func places(of ways: [[Turn.Request]], _ type: TypeIndex.Entry) -> Set<SourceSpan> {
    Set(ways.joined().filter { $0.kind == .present && $0.receiver == "self" }.map { $0.place(in: type) })
  }

  /// Whether the page presents in the turn in which the function is called.
  func presents(_ function: Function) -> Bool { !Self.presentations(in: function, turn, type).isEmpty }

  /// Whether a tap that runs other code presents something, by another request than this one.
  ///
  /// What children open counts where it is asked for.
  func opensSomething(beside function: Function, than request: Found, orChildren countsChildren: Bool = false) -> Bool {
    if countsChildren && presentsForOthers { return true }
    return opening.contains { opening in
      opening.place != function.nameSpan && !opening.place.contains(request.answer)
        && opening.requests.contains { $0 != request.place }
    }
  }

  static let presented = "presentedViewController"

  /// Whether code looks at what is presented, but for its closures.
  static func looks(_ body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(outsideClosuresOf: body) { expression in
      switch expression.kind {
      case .name(presented), .member(_, presented): found = true
      default: break
      }
    }
    return found
  }

  /// Whether a function may cover the page while it waits: itself, what it calls, or each of those that call it.
  func mayCover(_ function: Function) -> Bool {
    let covers = { (body: [Statement]?) in Answers.mayCover(body ?? [], besides: self.passing) }
    if covers(function.body) { return true }
    let called = CallFinder.calledNames(in: function.body ?? []).flatMap(turn.methods.named)
    if called.contains(where: { covers($0.body) }) { return true }
    let callers = type.functions.filter { other in
      other.nameSpan != function.nameSpan && CallFinder.calls(function.name, in: other.body ?? [])
    }
    return !callers.isEmpty && callers.allSatisfy { covers($0.body) }
  }
}
