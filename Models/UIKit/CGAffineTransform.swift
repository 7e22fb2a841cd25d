// Geometry types that Foundation lacks where the models are type-checked. Their values are not kept.
import Foundation

struct CGAffineTransform: Equatable {
  init() {}
  init(translationX: CGFloat, y: CGFloat) {}
  init(scaleX: CGFloat, y: CGFloat) {}
  init(rotationAngle: CGFloat) {}

  static var identity: CGAffineTransform { unknown() }
  var isIdentity: Bool { unknown() }
  var a: CGFloat {
    get { unknown() }
    set {}
  }
  var d: CGFloat {
    get { unknown() }
    set {}
  }
  var tx: CGFloat {
    get { unknown() }
    set {}
  }
  var ty: CGFloat {
    get { unknown() }
    set {}
  }

  func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { unknown() }
  func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { unknown() }
  func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { unknown() }
  func rotated(by angle: CGFloat) -> CGAffineTransform { unknown() }
  func inverted() -> CGAffineTransform { unknown() }
}

struct CATransform3D {
  var m34: CGFloat {
    get { unknown() }
    set {}
  }
}

var CATransform3DIdentity: CATransform3D { unknown() }

func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  unknown()
}

func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { unknown() }
func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { unknown() }
func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { unknown() }
func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  unknown()
}

func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { unknown() }

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
