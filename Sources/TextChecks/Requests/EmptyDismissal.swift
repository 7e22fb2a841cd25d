import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pushed pages that go on in the completion of a dismissal though they may present nothing (TV602), seen in the text.
///
/// `dismiss` closes what a controller presents, or the controller that it was presented in (DG-01). A page that is only pushed has
/// neither while nothing is open on it: nothing is closed, and the completion was not seen to be called (DG-04, F-06). What looks at
/// `presentedViewController` is left out, and so are pages whose own code, without any tap, has something presented. Only answers
/// count: what a question on the page has been told closes that question.
struct EmptyDismissal: TextCheck {
  static let rule = RuleID.TV602

  /// One for each page with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let pushed = PushedPages(index)
    let sources = LateRequests.Sources(index)
    return controllers(among: types, index).filter(pushed.contains).compactMap { type in
      let late = LateRequests(of: type, sources)
      let tapped = calledByTaps(of: type)
      let presents = type.functions.contains { !Taps.run($0) && !tapped.contains($0.name) && late.presents($0) }
      if presents { return nil }
      let told = Set(OutsideCalls.functions(of: type).map(\.nameSpan))
      let spans = type.functions.filter { !Taps.run($0) }.flatMap { function in
        let answered = Set(late.requests(.dismiss, in: function).map(\.place))
        return places(in: function, late.turn).filter { answered.contains($0) || told.contains(function.nameSpan) }
      }
      if spans.isEmpty { return nil }
      return SignatureJudgement(type: type, causes: spans.map(cause), needs: [nothing, .completionIsLost])
    }
  }

  /// The names of what taps call.
  private static func calledByTaps(of type: TypeIndex.Entry) -> Set<String> {
    type.functions.reduce(into: []) { names, function in
      if Taps.run(function) { names.formUnion(CallFinder.calledNames(in: function.body ?? [])) }
      for tap in Taps.closures(in: function.body ?? []) {
        names.formUnion(CallFinder.calledNames(in: tap.closure.body))
      }
    }
  }

  /// Where the page asks for its own dismissal, and goes on when that has ended.
  private static func places(in function: Function, _ turn: Turn) -> [SourceSpan] {
    let body = function.body ?? []
    if !AppEvents.mentioned(in: body).isDisjoint(with: looking) { return [] }
    var known: Set<SourceSpan> = []
    return turn.allWays(of: body).joined().filter { request in
      request.kind == .dismiss && request.receiver == "self" && request.calls.count == 1 && request.looks.isEmpty
        && request.arguments.contains(where: goesOn) && known.insert(request.span).inserted
    }.map(\.span)
  }

  private static let looking: Set<String> = ["presentedViewController", "presentingViewController", "isBeingPresented"]

  private static func goesOn(_ argument: Argument) -> Bool {
    guard argument.label == "completion" || argument.isTrailing, case .closure(let closure) = argument.value.kind else {
      return false
    }
    return !closure.body.isEmpty
  }

  private static var nothing: Assumption {
    Assumption(
      text: "nothing is open on the page when it asks", confidence: .likely, location: nil, kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "a pushed page goes on in the completion of a dismissal: with nothing open on it that never comes",
      span: span, alsoBreaks: [.TV603])
  }
}

extension Assumption {
  /// Public sources leave open what becomes of the completion of a dismissal that closes nothing: F-06.
  fileprivate static var completionIsLost: Assumption {
    Assumption(
      text: "F-06: the completion of a dismissal that closes nothing is not called", confidence: .likely, location: nil,
      kind: .openPoint)
  }
}
