import Diagnostics
import RunReport

/// What the text says beside what runs have told: one cause is one finding, and a run says more about it.
struct UntoldCauses {
  let sources: SourceMap
  let found: [Finding]

  /// The judgements without what runs have told in the same function.
  func among(_ check: SignatureFacts.TextFindings) -> [SignatureJudgement] {
    let places = found.filter { $0.rule == check.rule }.map(\.location)
    if !check.isOfFunction || places.isEmpty { return check.judgements }
    return check.judgements.map { judgement in
      var rest = judgement
      rest.causes.removeAll { cause in
        let function = judgement.type.functions.first { $0.span.contains(cause.span) }
        return function.map { function in places.contains { lies($0, in: function.span) } } ?? false
      }
      return rest
    }
  }

  private func lies(_ place: Location, in span: SourceSpan) -> Bool {
    guard let first = sources.location(of: span),
      let last = sources.location(of: SourceSpan(file: Int(span.file), start: Int(span.end), end: Int(span.end)))
    else { return false }
    return place.path == first.path && first.line <= place.line && place.line <= last.line
  }
}
