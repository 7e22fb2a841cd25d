import Foundation

extension UIView {
  /// Nil when the view has nothing to show yet (FAIL-16).
  func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    if mayHappen("snapshotView(afterScreenUpdates:) returns nil") { return missingSnapshot() }
    return SnapshotView()
  }

  func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? {
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

/// What starts now may lack what it animates (TV104).
private func missingSnapshot() -> UIView? {
  for transition in activeTransitions where transition.phase == .starting { transition.lacksSnapshot = true }
  return nil
}
