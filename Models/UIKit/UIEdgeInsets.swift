// Geometry types that Foundation lacks where the models are type-checked. Their values are not kept.
import Foundation

struct CGVector {
  init(dx: CGFloat, dy: CGFloat) {}
  static var zero: CGVector { unknown() }
}

struct UIEdgeInsets {
  init() {}
  init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}

  static var zero: UIEdgeInsets { unknown() }
  var top: CGFloat {
    get { unknown() }
    set {}
  }
  var left: CGFloat {
    get { unknown() }
    set {}
  }
  var bottom: CGFloat {
    get { unknown() }
    set {}
  }
  var right: CGFloat {
    get { unknown() }
    set {}
  }
}

struct NSDirectionalEdgeInsets {
  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
