import Identifiers
import Program

/// Dimming views and other chrome as large as the container that keep the size which it had when they were added (TV401), seen
/// in the text.
///
/// UIKit lays out nothing but the container when its size changes, and calls `containerViewWillLayoutSubviews()` (ROT-04).
struct StaleChrome: TextCheck, Sendable {
  static let rule = RuleID.TV401

  /// One for each class with such views, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { type in
      type.declaration.kind == .class
        && !index.ancestors(of: type).isDisjoint(with: [
          "UIPresentationController", "UIViewControllerAnimatedTransitioning", "UIViewControllerTransitioningDelegate",
        ]) && !index.ancestors(of: type).contains("UIViewController")
    }.compactMap { type in
      guard let frames = StaleFrames(index: index, type: type) else { return nil }
      let causes = frames.found().filter(\.isFull).map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  private static func cause(_ place: FixedFrames.Found) -> RootCause {
    RootCause(
      rule: rule, check: .chromeKeepsSize,
      message: "the view gets the size of the container once: after a rotation it covers a part",
      span: place.addition ?? place.span, alsoBreaks: [])
  }
}
