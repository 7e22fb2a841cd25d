import Foundation

/// The layer of a view, made anew each time it is asked for: what it keeps is the view's.
class CALayer: NSObject {
  weak var view: UIView?

  override init() {}
  init(of view: UIView) { self.view = view }

  var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  var frame: CGRect {
    get { view?.frame ?? geometry() }
    set { view?.frame = newValue }
  }
  var bounds: CGRect {
    get { view?.bounds ?? geometry() }
    set { view?.bounds = newValue }
  }
  var position: CGPoint {
    get { geometry() }
    set { view?.center = newValue }
  }
  var anchorPoint: CGPoint {
    get { unknown() }
    set {}
  }
  var zPosition: CGFloat {
    get { unknown() }
    set {}
  }
  var transform: CATransform3D {
    get { view?.transform3D ?? unknown() }
    set { view?.transform3D = newValue }
  }
  var sublayerTransform: CATransform3D {
    get { unknown() }
    set {}
  }
  var cornerRadius: CGFloat {
    get { view?.placement?.cornerRadius ?? unknown() }
    set { view?.setCornerRadius(newValue) }
  }
  var maskedCorners: CACornerMask {
    get { unknown() }
    set {}
  }
  var masksToBounds: Bool {
    get { unknown() }
    set {}
  }
  var mask: CALayer? {
    get { unknown() }
    set {}
  }
  var backgroundColor: CGColor? {
    get { unknown() }
    set {}
  }
  var borderColor: CGColor? {
    get { unknown() }
    set {}
  }
  var borderWidth: CGFloat {
    get { unknown() }
    set {}
  }
  var shadowColor: CGColor? {
    get { unknown() }
    set {}
  }
  var shadowOpacity: Float {
    get { unknown() }
    set {}
  }
  var shadowRadius: CGFloat {
    get { unknown() }
    set {}
  }
  var shadowOffset: CGSize {
    get { unknown() }
    set {}
  }
  var shadowPath: CGPath? {
    get { unknown() }
    set {}
  }
  var contents: Any? {
    get { unknown() }
    set {}
  }
  var allowsEdgeAntialiasing: Bool {
    get { unknown() }
    set {}
  }
  var shouldRasterize: Bool {
    get { unknown() }
    set {}
  }
  var rasterizationScale: CGFloat {
    get { unknown() }
    set {}
  }
  var superlayer: CALayer? { unknown() }
  var sublayers: [CALayer]? {
    get { unknown() }
    set {}
  }

  func presentation() -> CALayer? { unknown() }
  func addSublayer(_ layer: CALayer) {}
  func insertSublayer(_ layer: CALayer, at index: UInt32) {}
  func removeFromSuperlayer() {}
  func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }
  func affineTransform() -> CGAffineTransform { view?.transform ?? unknown() }
  func setNeedsLayout() {}
  func layoutIfNeeded() {}
  func setNeedsDisplay() {}
  func render(in context: Any) {}
  func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  func value(forKeyPath keyPath: String) -> Any? { unknown(.code) }
  func animation(forKey key: String) -> CAAnimation? { unknown(.code) }
  func removeAnimation(forKey key: String) {}
  func removeAllAnimations() {}
  func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { geometry() }
  func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { geometry() }
}

class CAShapeLayer: CALayer {
  var path: CGPath? {
    get { unknown() }
    set {}
  }
  var fillColor: CGColor? {
    get { unknown() }
    set {}
  }
  var strokeColor: CGColor? {
    get { unknown() }
    set {}
  }
  var lineWidth: CGFloat {
    get { unknown() }
    set {}
  }
}

class CAGradientLayer: CALayer {
  var colors: [Any]? {
    get { unknown() }
    set {}
  }
  var locations: [Double]? {
    get { unknown() }
    set {}
  }
  var startPoint: CGPoint {
    get { unknown() }
    set {}
  }
  var endPoint: CGPoint {
    get { unknown() }
    set {}
  }
}

struct CACornerMask: OptionSet {
  let rawValue: UInt
  static var layerMinXMinYCorner: CACornerMask { [] }
  static var layerMaxXMinYCorner: CACornerMask { [] }
  static var layerMinXMaxYCorner: CACornerMask { [] }
  static var layerMaxXMaxYCorner: CACornerMask { [] }
}

typealias CFTimeInterval = Double

func CACurrentMediaTime() -> CFTimeInterval { unknown() }
