import Diagnostics
import Program
import RunReport
import Subjects

/// When the code runs that a text check blames.
struct CauseMoments {
  private let moments: CallMoments

  init(_ index: TypeIndex, _ program: Program) { moments = CallMoments(index, program) }

  /// Without causes that come only when nothing is on its way. Those in functions that nobody calls stay: see `uncalled`.
  func late(_ judgements: [SignatureJudgement]) -> [SignatureJudgement] {
    judgements.compactMap { judgement in
      var copy = judgement
      copy.causes.removeAll { cause in
        guard let function = Self.function(around: cause, in: judgement) else { return false }
        let found = moments.moments(at: cause.span, in: function, of: judgement.type)
        return !found.isEmpty && !found.contains(.anyTime)
      }
      return copy.causes.isEmpty ? nil : copy
    }
  }

  /// The places of those causes that stand in functions which nobody calls.
  func uncalled(in judgements: [SignatureJudgement]) -> Set<SourceSpan> {
    var found: Set<SourceSpan> = []
    for judgement in judgements {
      for cause in judgement.causes {
        guard let function = Self.function(around: cause, in: judgement) else { continue }
        if moments.isDead(function, of: judgement.type) { found.insert(cause.span) }
      }
    }
    return found
  }

  private static func function(around cause: RootCause, in judgement: SignatureJudgement) -> Function? {
    let place = judgement.code[cause.span] ?? cause.span
    return judgement.type.functions.first { $0.span.contains(place) }
  }
}
