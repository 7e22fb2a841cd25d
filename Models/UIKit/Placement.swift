import Foundation

/// Where a view is drawn, as far as somebody has placed it: what the geometry rules compare.
final class Placement {
  /// Nil: as it was made.
  var frame: CGRect?
  var transform = TransformKind.identity
  /// Nil: as it was made.
  var cornerRadius: CGFloat?
  /// Ghost (TV401): the window has changed its size since the frame was set.
  var isOutdated = false
  /// Ghost (TV1004): the change of size that the view has missed was asked for during a transition.
  var missedRotation = false
  /// Ghost (TV1001): it was off-screen in a style that nobody but the scenario has asked for.
  var isOfAssumedStyle = false

  init() {}

  var isDefault: Bool { frame == nil && transform == .identity && cornerRadius == nil }
}

extension UIView {
  /// Whether anybody compares where the view is: root views, and all that an object of a transition touches.
  var isPlaced: Bool { placement != nil || currentOwner != nil || owningController != nil }

  /// Whether it belongs to a controller: where its frame was computed is compared then (TV307).
  private var isInController: Bool { owningController != nil || superview?.isInController == true }

  func changePlacement(_ change: (Placement) -> Void) {
    let current = placement ?? Placement()
    change(current)
    placement = current.isDefault ? nil : current
  }

  /// A mask or constraints will place the view.
  func hold() {
    isHeld = true
    if placement?.frame?.shape == .container { setFrame(nil) }
  }

  func setFrame(_ frame: CGRect?) {
    // One that nobody defines.
    let known = isUnknown(frame) ? CGRect(.computed) : frame
    let isInitial = known?.shape == .initial || known?.shape == .container && followsContainer(self)
    let kept = isInController ? known?.kept : known?.kept.ofAnyPlace
    changePlacement {
      $0.frame = isInitial ? nil : kept
      $0.isOutdated = false
      $0.missedRotation = false
      $0.isOfAssumedStyle = false
    }
  }
}

extension UIView {
  func setTransform(_ kind: TransformKind) {
    noteSight(self, isAway: kind != .identity)
    if !isPlaced { return }
    propertyWillChange(self, .transform)
    changePlacement { $0.transform = kind }
  }

  func setCornerRadius(_ radius: CGFloat) {
    if !isPlaced { return }
    propertyWillChange(self, .cornerRadius)
    changePlacement { $0.cornerRadius = radius }
  }
}

/// Whether a view that is as large as the container stays so: one that is held, and a controller's own view, unless a
/// presentation controller wants it elsewhere.
func followsContainer(_ view: UIView) -> Bool {
  if view.isHeld { return true }
  guard let controller = view.owningController else { return false }
  return !listens(controller.assignedPresentationController, "frameOfPresentedViewInContainerView")
}

/// What the rules compare before and after a transition (TV307), and what an animation that runs backwards gives back.
enum ViewProperty { case alpha, isHidden, frame, transform, cornerRadius }

extension UIView {
  /// A frame or a radius that nobody has set is nil.
  func value(of property: ViewProperty) -> Any? {
    switch property {
    case .alpha: return alpha
    case .isHidden: return isHidden
    case .frame: return placement?.frame
    case .transform: return placement?.transform ?? TransformKind.identity
    case .cornerRadius: return placement?.cornerRadius
    }
  }

  func restore(_ property: ViewProperty, to value: Any?) {
    switch property {
    case .alpha: alpha = value as! CGFloat
    case .isHidden: isHidden = value as! Bool
    case .frame: changePlacement { $0.frame = value as! CGRect? }
    case .transform: changePlacement { $0.transform = value as! TransformKind }
    case .cornerRadius: changePlacement { $0.cornerRadius = value as! CGFloat? }
    }
  }
}

/// What a rectangle is known to be; one that nobody defines is a computed one.
func shape(of rectangle: CGRect) -> CGRect.Shape { isUnknown(rectangle) ? .computed : rectangle.shape }

/// The same for a transform.
func kind(of transform: CGAffineTransform) -> TransformKind { isUnknown(transform) ? .uncertain : transform.kind }
