import Foundation

/// A rectangle. Its numbers are not kept; what is kept is what it is known to be, until something is computed from it.
struct CGRect: Equatable {
  enum Shape {
    /// What a view had before anybody placed it.
    case initial
    /// All of the window, and of the containers in it.
    case container
    case zero
    /// Made of numbers that the program writes.
    case constant
    /// Where a view was left that has missed a change of size (ROT-06).
    case outdated
    /// Anything else: computed, or read from the screen.
    case computed
  }

  /// Stands for all the numbers: what they were computed from shows in what is computed from them.
  private(set) var mark: CGFloat
  private(set) var shape: Shape
  /// Where it was computed: two that were computed at the same place are taken for the same. Nil: nobody compares it.
  private(set) var madeAt: Site?

  /// One whose numbers are read from the screen now.
  init(_ shape: Shape) {
    mark = geometry()
    self.shape = shape
    madeAt = shape == .computed ? here() : nil
  }

  private init(computedFrom mark: CGFloat) {
    self.mark = mark
    shape = .computed
    madeAt = here()
  }

  init() {
    mark = 0
    shape = .zero
    madeAt = nil
  }

  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    mark = x + y + width + height
    madeAt = here()
    shape = .computed
    if isUnknown(mark) { return }
    shape = x == 0 && y == 0 && width == 0 && height == 0 ? .zero : .constant
  }

  init(origin: CGPoint, size: CGSize) {
    mark = origin.x + size.width
    shape = .computed
    madeAt = here()
  }

  static var zero: CGRect { CGRect() }
  static var null: CGRect { CGRect() }
  static var infinite: CGRect { CGRect(computedFrom: unknown()) }

  /// What a view keeps of it: the numbers are read anew each time.
  var kept: CGRect {
    var other = self
    other.mark = 0
    return other
  }

  /// The same, wherever it was computed.
  var ofAnyPlace: CGRect {
    var other = self
    other.madeAt = nil
    return other
  }

  /// What a view answers that keeps it.
  var read: CGRect {
    if shape == .zero || shape == .constant { return self }
    var other = self
    other.mark = geometry()
    return other
  }

  /// The same of a frame that its container has outgrown.
  var readLate: CGRect {
    var other = read
    other.shape = .outdated
    return other
  }

  /// A number of the rectangle.
  private var part: CGFloat { isUnknown(mark) ? mark : unknown() }

  private mutating func change(by number: CGFloat) {
    mark = isUnknown(mark) ? mark + number : number
    shape = .computed
    madeAt = here()
  }

  /// Two shapes that cannot be the same rectangle are unequal; known numbers are compared no further.
  static func == (left: CGRect, right: CGRect) -> Bool {
    if left.shape == .zero && right.shape == .zero { return true }
    if left.isSomewhere && right.shape == .zero || left.shape == .zero && right.isSomewhere { return false }
    // One that is out of date is not what is computed now (ROT-04): whoever compares the two places the view anew.
    if (left.shape == .outdated) != (right.shape == .outdated) { return false }
    return unknown()
  }

  /// It has a size: a view's, or one that code has computed from numbers that it does not write itself, such as the bounds of a
  /// container, which are not empty while anything is shown in it.
  private var isSomewhere: Bool { shape == .initial || shape == .container || shape == .computed }
}

extension CGRect {
  var origin: CGPoint {
    get { CGPoint(x: part, y: part) }
    set { change(by: newValue.x) }
  }
  var size: CGSize {
    get { CGSize(width: part, height: part) }
    set { change(by: newValue.width) }
  }

  var width: CGFloat { shape == .zero ? 0 : part }
  var height: CGFloat { shape == .zero ? 0 : part }
  var minX: CGFloat { part }
  var midX: CGFloat { part }
  var maxX: CGFloat { part }
  var minY: CGFloat { part }
  var midY: CGFloat { part }
  var maxY: CGFloat { part }
  var isEmpty: Bool { shape == .zero ? true : unknown() }
  var isNull: Bool { unknown() }
  var isInfinite: Bool { unknown() }
  var standardized: CGRect { self }
  var integral: CGRect { self }

  func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { CGRect(computedFrom: part + dx + dy) }
  func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { CGRect(computedFrom: part + dx + dy) }
  func inset(by insets: UIEdgeInsets) -> CGRect { CGRect(computedFrom: part + insets.top) }
  func applying(_ transform: CGAffineTransform) -> CGRect { CGRect(computedFrom: part) }
  func union(_ other: CGRect) -> CGRect { CGRect(computedFrom: part + other.minX) }
  func intersection(_ other: CGRect) -> CGRect { CGRect(computedFrom: part + other.minX) }
  func contains(_ point: CGPoint) -> Bool { unknown() }
  func contains(_ other: CGRect) -> Bool { unknown() }
  func intersects(_ other: CGRect) -> Bool { unknown() }
  func equalTo(_ other: CGRect) -> Bool { self == other }
}
