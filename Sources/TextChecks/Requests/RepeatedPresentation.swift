import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that present when an answer comes to what a tap has asked for, as often as it was tapped (TV601), seen in the text.
///
/// Nothing blocks the page or notes that it waits: two taps ask twice, and the second answer meets a controller that presents
/// already (PG-06). What looks at what is presented is left out.
struct RepeatedPresentation: TextCheck {
  static let rule = RuleID.TV601
  static let isOfFunction = true

  /// One for each type with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let prompt = PromptFunctions(index)
    return types.filter { $0.declaration.kind == .class && isSeen($0, index) }.compactMap { type in
      let turn = Turn(OwnMethods(of: type, in: index))
      var spans: [SourceSpan] = []
      for answer in TappedAnswers(of: type, in: index, besides: prompt).answers() {
        if AppEvents.mentioned(in: answer.body).contains("presentedViewController") { continue }
        for way in turn.ways(through: answer.body, knowing: answer.aliases, of: answer.function) {
          guard let request = way.first, request.kind == .present, request.looks.isEmpty, !isAlert(request),
            !TappedAnswers.isOnce(answer.body, for: type)
          else { continue }
          let span = request.place(in: type)
          if !spans.contains(span) { spans.append(span) }
        }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [again])
    }
  }

  private static func isSeen(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    !index.ancestors(of: type).isDisjoint(with: ["UIViewController", "UIView"])
  }

  /// A second error is no loss.
  private static func isAlert(_ request: Turn.Request) -> Bool {
    let page = request.arguments.first.flatMap { LocalNames.path(of: $0.value) } ?? ""
    return page.lowercased().contains("alert")
  }

  private static var again: Assumption {
    Assumption(
      text: "the user taps again before the answer comes", confidence: .possible, location: nil, kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "each tap asks again, and each answer presents: after two taps the second page is refused", span: span,
      alsoBreaks: [])
  }
}
