import Identifiers
import Program
import RunReport
import Subjects

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
        && index.ancestors(of: type).isDisjoint(with: ["UIViewController", "UIView", "UIApplicationDelegate"])
    }.compactMap { type in
      guard let frames = StaleFrames(index: index, type: type) else { return nil }
      let isPresentation = index.ancestors(of: type).contains("UIPresentationController")
      let goes = taken(with: type, index)
      let causes = frames.found().filter { place in
        place.isFull && (isPresentation || isCover(place) && place.names.isDisjoint(with: goes))
      }.map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  /// What others put over the screen is chrome where it is called so: animators have views that they take away again.
  private static func isCover(_ place: FixedFrames.Found) -> Bool {
    place.names.contains { name in
      ["dim", "shade", "overlay", "backdrop", "cover"].contains { name.lowercased().contains($0) }
    }
  }

  /// What an interaction controller takes away where it completes its transition: the device does not turn before.
  private static func taken(with type: TypeIndex.Entry, _ index: TypeIndex) -> Set<String> {
    let ancestors = index.ancestors(of: type)
    guard ancestors.contains("UIViewControllerInteractiveTransitioning"),
      !ancestors.contains("UIViewControllerAnimatedTransitioning")
    else { return [] }
    var names: Set<String> = []
    for body in HelperMethods.bodies(of: type)
    where AppEvents.mentioned(in: body).contains("completeTransition") {
      Walk.expressions(in: body) { expression in
        guard case .member(let base, "removeFromSuperview") = expression.kind, let name = FixedFrames.ownName(base)
        else { return }
        names.insert(name)
      }
    }
    return names
  }

  private static func cause(_ place: FixedFrames.Found) -> RootCause {
    RootCause(
      rule: rule, check: .chromeKeepsSize,
      message: "the view gets the size of the container once: after a rotation it covers a part",
      span: place.addition ?? place.span, alsoBreaks: [])
  }
}
