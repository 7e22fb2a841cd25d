import Foundation

/// A view: its place in the hierarchy, and what decides whether it is seen and touched.
///
/// Where it is drawn and how it looks stands in `UIView+Geometry.swift` and `UIView+Appearance.swift`.
class UIView: UIResponder {
  weak var superview: UIView?
  /// From back to front; nil when there are none.
  var childViews: [UIView]?
  var isHidden = false {
    willSet { propertyWillChange(self, .isHidden) }
    didSet { visibilityDidChange() }
  }
  var alpha: CGFloat = 1 {
    willSet {
      propertyWillChange(self, .alpha)
      if !isUnknown(newValue) { noteSight(self, isAway: newValue < 0.01) }
    }
  }
  var isUserInteractionEnabled = true { willSet { interactionWillChange(self, to: newValue) } }
  /// Nil when there are none.
  var gestureRecognizers: [UIGestureRecognizer]?
  /// The controller whose root view this is.
  weak var owningController: UIViewController?
  /// Ghost: the transition's object on whose behalf the view was added, and where; until it is removed.
  weak var addedBy: AnyObject?
  var addedAt: Site?
  /// Nil while nobody has placed the view: see `UIView+Geometry.swift`.
  var placement: Placement?
  /// A mask or constraints keep the view in its place when the superview changes its size.
  var isHeld = false
  /// Ghost (TV1005): what places it are constraints, and a layout pass does so anew.
  var isConstrained = false

  init(frame: CGRect) {
    super.init()
    // TV401: a view that is made as large as the container.
    if shape(of: frame) == .container { setFrame(frame) }
  }

  required init?(coder: NSCoder) {
    super.init()
  }

  convenience override init() {
    self.init(frame: unknown())
  }

  class var layerClass: AnyClass { CALayer.self }
  override var next: UIResponder? { owningController ?? superview }

  var subviews: [UIView] { childViews ?? [] }

  /// The window at the root of the hierarchy.
  var window: UIWindow? { superview?.window }

  /// A container of a presentation lies over its siblings and takes their touches.
  var coversSiblings: Bool { false }

  /// `isHidden` has been set.
  func visibilityDidChange() {}
  func willMove(toSuperview newSuperview: UIView?) {}
  func didMoveToSuperview() {}
  func willMove(toWindow newWindow: UIWindow?) {}
  func didMoveToWindow() {}
  func didAddSubview(_ subview: UIView) {}
  func willRemoveSubview(_ subview: UIView) {}
  func layoutSubviews() {}
  func updateConstraints() {}
  func draw(_ rect: CGRect) {}
  func tintColorDidChange() {}
  func safeAreaInsetsDidChange() {}
  var intrinsicContentSize: CGSize { geometry() }
  func sizeThatFits(_ size: CGSize) -> CGSize { geometry() }
  func point(inside point: CGPoint, with event: UIEvent?) -> Bool { unknown() }
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { unknown() }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// In a window, and neither it nor an ancestor is hidden or transparent; unknown values count as visible.
func isShown(_ view: UIView) -> Bool {
  if hidesItself(view) { return false }
  guard let parent = view.superview else { return view is UIWindow }
  return isShown(parent)
}

/// Whether the view, whatever its ancestors, is hidden or transparent.
func hidesItself(_ view: UIView) -> Bool {
  if !isUnknown(view.isHidden) && view.isHidden { return true }
  return !isUnknown(view.alpha) && view.alpha < 0.01
}

/// Whether a touch can reach the view: it is shown, interaction is enabled up to the window, and no container of a
/// presentation lies over it. Partial overlaps are unknown and do not count.
func isReachable(_ view: UIView) -> Bool {
  if !takesTouches(view) { return false }
  guard let parent = view.superview else { return view is UIWindow }
  var isInFront = false
  for sibling in parent.subviews {
    if isInFront && isCovered(view, by: sibling) && takesTouches(sibling) { return false }
    if sibling === view { isInFront = true }
  }
  return isReachable(parent)
}

/// Whether a sibling in front lies over all of the view: a container of a presentation, or in such a container a controller's
/// own view that is as large, over that of another controller (developer.apple.com, `UIView.hitTest(_:with:)`: the frontmost
/// subview that contains the point gets the touch).
func isCovered(_ view: UIView, by sibling: UIView) -> Bool {
  if sibling.coversSiblings { return true }
  guard view.owningController != nil, let controller = sibling.owningController else { return false }
  if !(sibling.superview is UITransitionView) || !followsContainer(sibling) { return false }
  let style = effectiveStyle(controller.modalPresentationStyle)
  if style == .popover || style == .formSheet { return false }
  return sibling.placement?.isDefault ?? true
}

private func takesTouches(_ view: UIView) -> Bool {
  !hidesItself(view) && (isUnknown(view.isUserInteractionEnabled) || view.isUserInteractionEnabled)
}

/// Whether the machine knows the object as a view; not so when nobody defines it or one of its ancestors.
func isTracked(_ view: UIView) -> Bool { !isUnknown(view.childViews) }
