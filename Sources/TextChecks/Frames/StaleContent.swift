import Identifiers
import Program
import RunReport
import Subjects

/// Content of a controller that keeps the size which the page had when it was placed (TV1004), seen in the text.
///
/// A rotation resizes the controller's own view (ROT-08), and calls `viewWillTransition(to:with:)` and the layout callbacks:
/// none of them does anything for these views. Most pages of apps are upright for good; those count that answer changes of
/// size for other views, and those of libraries, which do not know their clients.
struct StaleContent: TextCheck, Sendable {
  static let rule = RuleID.TV1004

  /// One for each class with such views, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { type in
      type.declaration.kind == .class && index.ancestors(of: type).contains("UIViewController")
    }.compactMap { type in
      guard let frames = StaleFrames(index: index, type: type) else { return nil }
      let isOffered = [.public, .open].contains(type.declaration.attributes.access)
      guard isOffered || RenewedViews(family: index.lineage(of: type)).answersSizes else { return nil }
      // Who changes one of them looks at the others.
      return frames.found().first { $0.isFull }.map { SignatureJudgement(type: type, causes: [cause($0)]) }
    }
  }

  private static func cause(_ place: FixedFrames.Found) -> RootCause {
    RootCause(
      rule: rule, check: nil,
      message: "the view gets its frame from the size of this moment, and no other after a rotation", span: place.span,
      alsoBreaks: [])
  }
}
