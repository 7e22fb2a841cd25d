import Foundation

/// A transform of a layer: the same as the view's.
struct CATransform3D {
  private(set) var kind: TransformKind

  init(_ kind: TransformKind) { self.kind = kind }
  init() { kind = .other }

  var m34: CGFloat {
    get { unknown() }
    // Perspective alone draws the view where it is.
    set {}
  }

  func followed(by next: TransformKind) -> CATransform3D { CATransform3D(kind.followed(by: next)) }
}

var CATransform3DIdentity: CATransform3D { CATransform3D(.identity) }

func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.kind.isIdentity }

func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(.made(of: x == 0 && y == 0 && z == 0 ? 0 : angle, 0, neutral: 0))
}

func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(.made(of: x, y, neutral: 1))
}

func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(.made(of: x, y, neutral: 0))
}

func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m.kind) }

func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  t.followed(by: .made(of: x, y, neutral: 1))
}

func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  t.followed(by: .made(of: x, y, neutral: 0))
}

func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { t.followed(by: .made(of: angle, 0, neutral: 0)) }

func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.followed(by: b.kind) }
