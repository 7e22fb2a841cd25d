import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Coordinators that present on their stack when an answer comes, and something else for a tap (TV601), seen in the text.
///
/// What presents already refuses (PG-06): what the user has opened while the answer was on its way stays, and the question or the
/// error is never shown. What covers the page until the answer comes is left out, and so is what looks at what is presented.
struct StackPresentation: TextCheck {
  static let rule = RuleID.TV601
  static let comesLate = true

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let prompt = PromptFunctions(index)
    let passing = PassingProgress.names(in: index)
    return types.compactMap { type in
      if !OwnStacks.isCoordinator(type, index) { return nil }
      let search = StackPresentation(
        stages: OwnStacks.names(of: type, index), turn: Turn(OwnMethods(of: type, in: index)), prompt: prompt,
        passing: passing)
      let spans = search.places(in: type)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [opened])
    }
  }

  private let stages: Set<String>
  private let turn: Turn
  private let prompt: PromptFunctions
  private let passing: Set<String>

  private func places(in type: TypeIndex.Entry) -> [SourceSpan] {
    let late = type.functions.map { ($0, requests(in: $0)) }.filter { !$0.1.isEmpty }
    if late.isEmpty { return [] }
    let all = type.functions.map { function in
      (function.nameSpan, turn.allWays(of: function.body ?? []).joined().filter(isOnStack).map(\.span))
    }
    var spans: [SourceSpan] = []
    for (function, places) in late {
      let others = all.filter { $0.0 != function.nameSpan }.flatMap(\.1)
      for place in places where others.contains(where: { $0 != place }) && !spans.contains(place) {
        spans.append(place)
      }
    }
    return spans
  }

  /// Where the answers in a function present on a stack.
  private func requests(in function: Function) -> [SourceSpan] {
    let body = function.body ?? []
    if Answers.mayCover(body, besides: passing) || LateRequests.looks(body) { return [] }
    let aliases = LocalNames.aliases(in: body)
    return Answers.all(in: body, besides: prompt).map(\.closure.body).filter { answer in
      AppEvents.mentioned(in: answer).isDisjoint(with: Self.looking)
    }.flatMap { answer in
      turn.ways(through: answer, knowing: aliases, of: function).joined().filter { isOnStack($0) && $0.looks.isEmpty }
        .map(\.span)
    }
  }

  private func isOnStack(_ request: Turn.Request) -> Bool {
    request.kind == .present && stages.contains(request.receiver)
  }

  private static let looking: Set<String> = ["presentedViewController", "visibleViewController", "dismiss"]

  private static var opened: Assumption {
    Assumption(
      text: "the user opens something on the stack before the answer comes", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "an answer is presented whatever the stack presents by then: with something open it is refused",
      span: span, alsoBreaks: [])
  }
}
