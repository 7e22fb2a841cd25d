import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Two requests to dismiss of the same controller in one turn (TV604), seen in the text.
///
/// The second one meets the dismissal that runs: it is dropped, or comes later and closes what is below (DG-05, DG-06).
struct SecondDismissal: TextCheck, Sendable {
  static let rule = RuleID.TV604

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let spans = Turn.places(in: type, index, asking: "dismiss", second)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func second(on way: [Turn.Request]) -> [SourceSpan] {
    way.enumerated().compactMap { number, request in
      guard request.kind == .dismiss, !request.receiver.isEmpty else { return nil }
      return way[..<number].first { first in
        first.kind == .dismiss && first.receiver == request.receiver && first.branches.starts(with: request.branches)
          && request.looks.isSubset(of: first.looks) && !first.mayBeAtOnce && first.soon <= request.soon
          && first.calls != request.calls
      }.map(request.place)
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "the same controller is asked to dismiss twice in one turn", span: span, alsoBreaks: [])
  }
}
