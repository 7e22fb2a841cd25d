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
  var topAnchor: NSLayoutAnchor { unknown() }
  var bottomAnchor: NSLayoutAnchor { unknown() }
  var leadingAnchor: NSLayoutAnchor { unknown() }
  var trailingAnchor: NSLayoutAnchor { unknown() }
  var leftAnchor: NSLayoutAnchor { unknown() }
  var rightAnchor: NSLayoutAnchor { unknown() }
  var centerXAnchor: NSLayoutAnchor { unknown() }
  var centerYAnchor: NSLayoutAnchor { unknown() }
  var widthAnchor: NSLayoutAnchor { unknown() }
  var heightAnchor: NSLayoutAnchor { unknown() }
  var layoutFrame: CGRect { geometry() }
}

extension UIView {
  var topAnchor: NSLayoutAnchor { unknown() }
  var bottomAnchor: NSLayoutAnchor { unknown() }
  var leadingAnchor: NSLayoutAnchor { unknown() }
  var trailingAnchor: NSLayoutAnchor { unknown() }
  var leftAnchor: NSLayoutAnchor { unknown() }
  var rightAnchor: NSLayoutAnchor { unknown() }
  var centerXAnchor: NSLayoutAnchor { unknown() }
  var centerYAnchor: NSLayoutAnchor { unknown() }
  var widthAnchor: NSLayoutAnchor { unknown() }
  var heightAnchor: NSLayoutAnchor { unknown() }
  var safeAreaLayoutGuide: UILayoutGuide { unknown() }
  var layoutMarginsGuide: UILayoutGuide { unknown() }
  var constraints: [NSLayoutConstraint] { unknown() }

  func addConstraint(_ constraint: NSLayoutConstraint) {}
  func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  func removeConstraint(_ constraint: NSLayoutConstraint) {}
  func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
}
