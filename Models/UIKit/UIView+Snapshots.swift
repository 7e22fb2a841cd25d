import Foundation

extension UIView {
  /// Nil when the view has nothing to show yet (FAIL-16).
  func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    if isSurelyPictured(self, afterScreenUpdates) { return SnapshotView() }
    if mayHappen("snapshotView(afterScreenUpdates:) returns nil") { return missingSnapshot() }
    return SnapshotView()
  }

  func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? {
    if isSurelyPictured(self, afterScreenUpdates) { return SnapshotView() }
    if mayHappen("resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) returns nil") {
      return missingSnapshot()
    }
    return SnapshotView()
  }

  // In the SDK of Swift 2 they do not tell that there is none: what they answer is no optional.

  func snapshotViewAfterScreenUpdates(_ afterUpdates: Bool) -> UIView { SnapshotView() }

  func resizableSnapshotViewFromRect(
    _ rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView { SnapshotView() }

  @discardableResult
  func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { unknown() }
}

/// A picture of a view.
final class SnapshotView: UIView {}

/// Whether code that takes a picture for granted may do so: the view is in a window and has been drawn, or is drawn for it
/// (developer.apple.com, `UIView.snapshotView(afterScreenUpdates:)`: "captures the current rendered appearance of a view"; the
/// console asks for screen updates where a view "has not been rendered at least once").
///
/// Code that tests for nil has a path for it, and that has to complete the transition whatever leads there.
private func isSurelyPictured(_ view: UIView, _ afterScreenUpdates: Bool) -> Bool {
  if !isUnwrappedAtOnce() || view.window == nil { return false }
  return !isUnknown(afterScreenUpdates) && afterScreenUpdates || isDrawn(view)
}

/// Whether the view is in that of a controller that has appeared, or is about to disappear.
private func isDrawn(_ view: UIView) -> Bool {
  if let controller = view.owningController {
    return controller.appearanceState == .appeared || controller.appearanceState == .disappearing
  }
  guard let parent = view.superview else { return false }
  return isDrawn(parent)
}

/// What starts now may lack what it animates (TV104).
private func missingSnapshot() -> UIView? {
  for transition in activeTransitions where transition.phase == .starting { transition.lacksSnapshot = true }
  return nil
}
