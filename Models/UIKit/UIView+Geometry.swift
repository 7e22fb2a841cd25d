// Where a view is drawn. Reading gives what is known of it: numbers are values read from the screen.
import Foundation

extension UIView {
  var frame: CGRect {
    get {
      guard let own = placement, let frame = own.frame else { return CGRect(isWholeWindow ? .container : .initial) }
      return own.isOutdated ? frame.readLate : frame.read
    }
    set {
      viewGeometryWillChange(self, newValue)
      judgeTransform(self)
      judgeLayout(self, newValue)
      noteAway(self)
      if fillsWindow || !isPlaced { return }
      propertyWillChange(self, .frame, to: newValue)
      setFrame(newValue)
    }
  }

  var bounds: CGRect {
    get { isWholeWindow ? CGRect(.container) : CGRect(.computed) }
    set { changeBounds(newValue) }
  }

  var center: CGPoint {
    get { geometry() }
    set { moveSomewhere(newValue) }
  }

  /// Windows and the containers in them (ROT-08: their coordinates rotate with the interface).
  private var fillsWindow: Bool { self is UIWindow || self is UITransitionView }

  /// Also the view of a window's root controller, as long as nobody places it (developer.apple.com,
  /// `UIWindow.rootViewController`: it "is configured to track the window size").
  private var isWholeWindow: Bool {
    fillsWindow || superview is UIWindow && owningController != nil && (placement?.isDefault ?? true)
  }

  /// The size changes, or the place of the content: the view stays around its center.
  private func changeBounds(_ value: Any?) {
    viewGeometryWillChange(self, value)
    if fillsWindow || !isPlaced { return }
    propertyWillChange(self, .frame, movesView: false)
    setFrame(CGRect(.computed))
  }

  /// The frame changes, who knows to what.
  private func moveSomewhere(_ value: Any?) {
    viewGeometryWillChange(self, value)
    if isKeyboardGoing { judgeLayout(self, CGRect(.computed)) }
    noteAway(self)
    if fillsWindow || !isPlaced { return }
    propertyWillChange(self, .frame)
    setFrame(CGRect(.computed))
  }

  var transform: CGAffineTransform {
    get { CGAffineTransform(placement?.transform ?? .identity) }
    set { setTransform(kind(of: newValue)) }
  }

  var transform3D: CATransform3D {
    get { CATransform3D(placement?.transform ?? .identity) }
    set { setTransform(isUnknown(newValue) ? .uncertain : newValue.kind) }
  }

  var autoresizingMask: AutoresizingMask {
    get { unknown() }
    set { hold() }
  }

  var translatesAutoresizingMaskIntoConstraints: Bool {
    get { unknown() }
    set {
      hold()
      if !isUnknown(newValue) { isConstrained = !newValue }
    }
  }

  var safeAreaInsets: UIEdgeInsets { geometry() }
  var layoutMargins: UIEdgeInsets {
    get { geometry() }
    set {}
  }
  var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { geometry() }
    set {}
  }
  var alignmentRectInsets: UIEdgeInsets { geometry() }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { geometry() }
  func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { geometry() }
  func convert(_ rect: CGRect, to view: UIView?) -> CGRect { geometry() }
  func convert(_ rect: CGRect, from view: UIView?) -> CGRect { geometry() }
  func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { geometry() }
  func sizeToFit() {}

  // Layout: the positions that it gives are geometry, read anew each time.
  func layoutIfNeeded() {
    if isKeyboardGoing { judgeConstraints(in: self) }
    currentAnimation?.laidOut.append(self)
    noteAway(self)
  }
  func setNeedsLayout() {}
  func setNeedsDisplay() {}
  func setNeedsUpdateConstraints() {}
  func updateConstraintsIfNeeded() {}
  func invalidateIntrinsicContentSize() {}
}
