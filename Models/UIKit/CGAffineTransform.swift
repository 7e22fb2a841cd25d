// Transforms.
import Foundation

/// What is known of a transform; its numbers are not kept.
enum TransformKind {
  case identity
  /// Certainly not the identity.
  case other
  /// Made of numbers that nobody knows: not the identity, but for a coincidence.
  case moved
  case uncertain

  /// Of a transform that is made of a number which is neutral, one that is not, or one that nobody knows.
  static func made(of first: CGFloat, _ second: CGFloat, neutral: CGFloat) -> TransformKind {
    if isUnknown(first) || isUnknown(second) { return .moved }
    return first == neutral && second == neutral ? .identity : .other
  }

  /// Of one transform after another.
  func followed(by next: TransformKind) -> TransformKind {
    if self == .identity { return next }
    return next == .identity ? self : .uncertain
  }

  var isIdentity: Bool {
    if self == .identity { return true }
    return self == .other ? false : unknown()
  }

  /// Whether a view that has it is drawn elsewhere than its frame would say.
  var isVisible: Bool { self == .other || self == .moved }
}

struct CGAffineTransform: Equatable {
  private(set) var kind: TransformKind

  init(_ kind: TransformKind) { self.kind = kind }
  init() { kind = .other }
  init(translationX: CGFloat, y: CGFloat) { kind = .made(of: translationX, y, neutral: 0) }
  init(scaleX: CGFloat, y: CGFloat) { kind = .made(of: scaleX, y, neutral: 1) }
  init(rotationAngle: CGFloat) { kind = .made(of: rotationAngle, 0, neutral: 0) }

  init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { kind = .uncertain }

  static var identity: CGAffineTransform { CGAffineTransform(.identity) }
  var isIdentity: Bool { kind.isIdentity }

  /// One of its numbers.
  private var part: CGFloat {
    get { unknown() }
    set { kind = .uncertain }
  }
  var a: CGFloat {
    get { part }
    set { part = newValue }
  }
  var b: CGFloat {
    get { part }
    set { part = newValue }
  }
  var c: CGFloat {
    get { part }
    set { part = newValue }
  }
  var d: CGFloat {
    get { part }
    set { part = newValue }
  }
  var tx: CGFloat {
    get { kind == .identity ? 0 : part }
    set { part = newValue }
  }
  var ty: CGFloat {
    get { kind == .identity ? 0 : part }
    set { part = newValue }
  }

  func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(kind.followed(by: other.kind))
  }

  func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: x, y: y))
  }

  func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { concatenating(CGAffineTransform(scaleX: x, y: y)) }

  func rotated(by angle: CGFloat) -> CGAffineTransform { concatenating(CGAffineTransform(rotationAngle: angle)) }

  func inverted() -> CGAffineTransform { self }

  static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool {
    if left.kind == .identity { return right.kind.isIdentity }
    return right.kind == .identity ? left.kind.isIdentity : unknown()
  }
}
