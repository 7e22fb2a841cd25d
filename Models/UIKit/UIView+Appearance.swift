// How a view looks: nothing that a rule depends on, so nothing that a state keeps.
import Foundation

extension UIView {
  /// One of the app's own classes keeps what it likes.
  var layer: CALayer {
    let own = type(of: self).layerClass
    return !isUnknown(own) && own == CALayer.self ? CALayer(of: self) : unknown()
  }

  var backgroundColor: UIColor? {
    get { unknown() }
    set {}
  }
  var tintColor: UIColor! {
    get { unknown() }
    set {}
  }
  var tag: Int {
    get { unknown() }
    set {}
  }
  var isOpaque: Bool {
    get { unknown() }
    set {}
  }
  var clipsToBounds: Bool {
    get { unknown() }
    set {}
  }
  var mask: UIView? {
    get { unknown() }
    set {}
  }
  var contentMode: ContentMode {
    get { unknown() }
    set {}
  }
  var autoresizesSubviews: Bool {
    get { unknown() }
    set {}
  }
  var isExclusiveTouch: Bool {
    get { unknown() }
    set {}
  }
  var isMultipleTouchEnabled: Bool {
    get { unknown() }
    set {}
  }
  var insetsLayoutMarginsFromSafeArea: Bool {
    get { unknown() }
    set {}
  }
  var preservesSuperviewLayoutMargins: Bool {
    get { unknown() }
    set {}
  }
  var accessibilityIdentifier: String? {
    get { unknown() }
    set {}
  }
  var accessibilityLabel: String? {
    get { unknown() }
    set {}
  }
  var accessibilityViewIsModal: Bool {
    get { unknown() }
    set {}
  }
  var isAccessibilityElement: Bool {
    get { unknown() }
    set {}
  }
  var accessibilityElementsHidden: Bool {
    get { unknown() }
    set {}
  }
  var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { unknown() }
    set {}
  }
  var traitCollection: UITraitCollection { currentTraits() }

  /// What the app has given which tag is its own business.
  func viewWithTag(_ tag: Int) -> UIView? { unknown(.code) }
  @discardableResult func endEditing(_ force: Bool) -> Bool { unknown() }

  enum ContentMode {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  struct AutoresizingMask: OptionSet {
    let rawValue: UInt
    static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
    static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 4) }
    static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 8) }
    static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
    static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 32) }
  }
}
