// The recognisers of UIKit. Positions and speeds are the user's, so nobody knows them.
import Foundation

/// What a finger that has not moved has travelled, and how fast: the one point whose coordinates the machine knows.
struct Standstill {
  var x = 0.0
  var y = 0.0
}

/// Stands in for a `CGPoint`, whose values the machine does not keep otherwise.
func standstill<Point>() -> Point {
  #if os(iOS)
    let rest: Any = Standstill()
  #else
    // Plain Swift keeps the values of points.
    let rest: Any = CGPoint.zero
  #endif
  return rest as! Point
}

class UIPanGestureRecognizer: UIGestureRecognizer {
  override var beginning: EventID { .dragBegins }
  var minimumNumberOfTouches: Int {
    get { unknown() }
    set {}
  }
  var maximumNumberOfTouches: Int {
    get { unknown() }
    set {}
  }

  func translation(in view: UIView?) -> CGPoint { hasMoved ? unknown() : standstill() }
  func velocity(in view: UIView?) -> CGPoint { hasMoved ? unknown() : standstill() }
  func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override var beginning: EventID { .edgeDragBegins }
  var edges: UIRectEdge = []
}

class UIPinchGestureRecognizer: UIGestureRecognizer {
  override var beginning: EventID { .pinchBegins }
  var scale: CGFloat {
    get { unknown() }
    set {}
  }
  var velocity: CGFloat { unknown() }
}

class UIRotationGestureRecognizer: UIGestureRecognizer {
  override var beginning: EventID { .twoFingerTurnBegins }
  var rotation: CGFloat {
    get { unknown() }
    set {}
  }
  var velocity: CGFloat { unknown() }
}

class UILongPressGestureRecognizer: UIGestureRecognizer {
  override var beginning: EventID { .userPressesLong }
  var minimumPressDuration: TimeInterval {
    get { unknown() }
    set {}
  }
  var numberOfTapsRequired: Int {
    get { unknown() }
    set {}
  }
  var allowableMovement: CGFloat {
    get { unknown() }
    set {}
  }
}

class UITapGestureRecognizer: UIGestureRecognizer {
  override var isContinuous: Bool { false }
  override var beginning: EventID { .userTaps }
  var numberOfTapsRequired: Int {
    get { unknown() }
    set {}
  }
  var numberOfTouchesRequired: Int {
    get { unknown() }
    set {}
  }
}

class UISwipeGestureRecognizer: UIGestureRecognizer {
  enum Direction { case right, left, up, down }

  override var isContinuous: Bool { false }
  override var beginning: EventID { .userSwipes }
  var direction = Direction.right
}

struct UIRectEdge: OptionSet {
  let rawValue: UInt
  static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
  static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
  static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
  static var all: UIRectEdge { UIRectEdge(rawValue: 15) }
}
