import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Two requests to present of the same controller in one turn (TV601), seen in the text.
///
/// The second one meets a presenter that presents already: UIKit refuses it (PG-04, PG-06).
struct TwoPresentations: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let spans = Turn.places(in: type, index, asking: "present", refused)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func refused(on way: [Turn.Request]) -> [SourceSpan] {
    way.enumerated().compactMap { number, request in
      guard request.kind == .present, !request.receiver.isEmpty else { return nil }
      return way[..<number].enumerated().first { earlier, first in
        first.kind == .present && first.receiver == request.receiver && first.branches.starts(with: request.branches)
          && request.looks.isSubset(of: first.looks) && first.calls != request.calls
          && first.soon <= request.soon
          && !way[earlier..<number].contains { $0.kind == .dismiss }
      }.map { request.place(after: $0.element) }
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "the same controller is asked to present twice in one turn: the second request is refused", span: span,
      alsoBreaks: [])
  }
}
