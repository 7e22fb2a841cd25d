// The recognisers of UIKit. Positions and speeds are the user's, so nobody knows them.
import Foundation

class UIPanGestureRecognizer: UIGestureRecognizer {
  override var beginning: String { "the user begins to drag" }
  var minimumNumberOfTouches: Int {
    get { unknown() }
    set {}
  }
  var maximumNumberOfTouches: Int {
    get { unknown() }
    set {}
  }

  /// A finger that has not moved yet has gone nowhere.
  func translation(in view: UIView?) -> CGPoint { hasMoved ? unknown() : CGPoint.zero }
  func velocity(in view: UIView?) -> CGPoint { hasMoved ? unknown() : CGPoint.zero }
  func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override var beginning: String { "the user begins to drag from the edge" }
  var edges: UIRectEdge {
    get { unknown() }
    set {}
  }
}

class UIPinchGestureRecognizer: UIGestureRecognizer {
  override var beginning: String { "the user begins to pinch" }
  var scale: CGFloat {
    get { unknown() }
    set {}
  }
  var velocity: CGFloat { unknown() }
}

class UIRotationGestureRecognizer: UIGestureRecognizer {
  override var beginning: String { "the user begins to rotate two fingers" }
  var rotation: CGFloat {
    get { unknown() }
    set {}
  }
  var velocity: CGFloat { unknown() }
}

class UILongPressGestureRecognizer: UIGestureRecognizer {
  override var beginning: String { "the user presses long" }
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
  override var beginning: String { "the user taps" }
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
  override var beginning: String { "the user swipes" }
  var direction: Direction {
    get { unknown() }
    set {}
  }
}

struct UIRectEdge: OptionSet {
  let rawValue: UInt
  static var top: UIRectEdge { [] }
  static var left: UIRectEdge { [] }
  static var bottom: UIRectEdge { [] }
  static var right: UIRectEdge { [] }
  static var all: UIRectEdge { [] }
}
