import UIKit

// DOC-121: addSubview removes a view from the superview that it has and makes the receiver its new one.
// (developer.apple.com/documentation/uikit/uiview/addsubview(_:)).
// only: first.is empty < second.holds the view

private final class OneSuperview: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    let view = UIView()
    let first = UIView()
    let second = UIView()
    first.addSubview(view)
    second.addSubview(view)
    record("first", first.subviews.isEmpty ? "is empty" : "holds the view")
    record("second", view.superview === second && second.subviews.count == 1 ? "holds the view" : "is empty")
  }
}
