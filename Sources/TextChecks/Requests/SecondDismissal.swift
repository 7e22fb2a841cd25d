import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Two requests to dismiss of the same controller in one turn, or of what a page presents and then of the page (TV604), seen in the
/// text.
///
/// The second one meets the dismissal that runs: it is dropped, or comes later and closes what is below (DG-05, DG-06).
struct SecondDismissal: TextCheck, Sendable {
  static let rule = RuleID.TV604

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let twice = Turn.places(in: type, index, asking: "dismiss") { second(on: $0) { $0.receiver == $1.receiver } }
      let presented = Set(type.functions.flatMap { PresentBesideDismissal.presented(by: $0.body ?? []) })
      let below = Turn.places(in: type, index, asking: "dismiss") { way in
        second(on: way) { first, second in
          presented.contains([second.receiver, first.receiver])
            || first.receiver == "presentedViewController" && second.receiver == "self"
        }
      }
      let causes = twice.map { cause($0, isBelow: false) } + below.map { cause($0, isBelow: true) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  private static func second(
    on way: [Turn.Request], where meets: (_ first: Turn.Request, _ second: Turn.Request) -> Bool
  ) -> [SourceSpan] {
    way.enumerated().compactMap { number, request in
      guard request.kind == .dismiss, !request.receiver.isEmpty else { return nil }
      return way[..<number].first { first in
        first.kind == .dismiss && meets(first, request) && first.branches.starts(with: request.branches)
          && request.looks.isSubset(of: first.looks) && !first.mayBeAtOnce && first.soon <= request.soon
          && first.calls != request.calls
      }.map(request.place)
    }
  }

  private static func cause(_ span: SourceSpan, isBelow: Bool) -> RootCause {
    let message =
      isBelow
      ? "the page is asked to dismiss while what it presents is going: only that goes"
      : "the same controller is asked to dismiss twice in one turn"
    return RootCause(
      rule: rule, check: isBelow ? .pageBelowStays : nil, message: message, span: span, alsoBreaks: [])
  }
}
