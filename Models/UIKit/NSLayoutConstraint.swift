// Auto Layout: positions are geometry, so constraints have no effect.
import Foundation

class NSLayoutConstraint: NSObject {
  var constant: CGFloat {
    get { unknown() }
    set {}
  }
  var isActive: Bool {
    get { unknown() }
    set {}
  }
  var priority: UILayoutPriority {
    get { unknown() }
    set {}
  }

  static func activate(_ constraints: [NSLayoutConstraint]) {}
  static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

struct UILayoutPriority {
  init(_ rawValue: Float) {}
  static var required: UILayoutPriority { unknown() }
  static var defaultHigh: UILayoutPriority { unknown() }
  static var defaultLow: UILayoutPriority { unknown() }
}

/// An object, though nothing is known of it: what is asked of an unknown value might be nil, and a constraint is not.
class NSLayoutAnchor: NSObject {
  func constraint(equalTo anchor: NSLayoutAnchor) -> NSLayoutConstraint { unknown() }
  func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat) -> NSLayoutConstraint { unknown() }
  func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint { unknown() }
  func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor) -> NSLayoutConstraint { unknown() }
  func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor) -> NSLayoutConstraint { unknown() }
  func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat) -> NSLayoutConstraint { unknown() }
  func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat) -> NSLayoutConstraint { unknown() }
  func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint {
    unknown()
  }
  func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { unknown() }
  func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { unknown() }
  func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { unknown() }
}

class UILayoutGuide: NSObject {
  var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var layoutFrame: CGRect { geometry() }
}

extension UIView {
  var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  var constraints: [NSLayoutConstraint] { unknown() }

  func addConstraint(_ constraint: NSLayoutConstraint) {}
  func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  func removeConstraint(_ constraint: NSLayoutConstraint) {}
  func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
}
