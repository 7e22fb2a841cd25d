import Testing

@Suite struct DeclarationTests {
  static let types = [
    Example("import UIKit\nimport struct A.B", "import UIKit\nimport A.B"),
    Example("class A {}", "class A {}"),
    Example("public final class A<T: B>: C, D where T.E == F {}", "public final class A<T>: C, D where T.E: F {}"),
    Example("private struct A {}", "private struct A {}"),
    Example("actor A {}", "actor A {}"),
    Example("class A: @unchecked Sendable, ~Copyable {}", "class A: Sendable {}"),
    Example(
      "class A { struct B {}; enum C {}; typealias D = E }",
      "class A {\n  typealias D = E\n  struct B {}\n  enum C {}\n}"),
    Example("extension A.B: C where Self: D {}", "extension A.B: C where Self: D {}"),
    Example("extension [Int] {}", "extension Array {}"),
    Example("extension Array where Element: A {}", "extension Array where Element: A {}"),
    Example(
      "protocol P: class { associatedtype A; typealias B = C }", "protocol P<A>: AnyObject {\n  typealias B = C\n}"),
    Example("typealias A = (B, C) -> D?", "typealias A = (B, C) -> D?"),
    Example(
      "indirect enum A { case b, c(A), d(x: B, _ e: C = 1) }",
      "enum A {\n  case b\n  case c(_: A)\n  case d(x: B, _ e: C = 1)\n}"),
    Example("enum A: Int { case b = 1, c }", "enum A: Int {\n  case b = 1\n  case c\n}"),
    Example("@objc(X) @MainActor class A {}", "@objc @MainActor class A {}"),
  ]
  @Test(arguments: types) func readsTypes(_ example: Example) { example.check() }

  static let functions = [
    Example("func f() {}", "func f() {}"),
    Example("func f(a: A, b c: C, _ d: D = 1) {}", "func f(a: A, b c: C, _ d: D = 1) {}"),
    Example("func f(_ a: inout A, b: B...) {}", "func f(_ a: inout A, b: B...) {}"),
    Example("func f(_ a: @autoclosure () -> A) {}", "func f(_ a: @autoclosure () -> A) {}"),
    Example("func f<T, U>(a: T) async throws -> U? { a }", "func f<T, U>(a: T) async throws -> U? {\n  return a\n}"),
    Example("func f() -> A { a }", "func f() -> A {\n  return a\n}"),
    Example("func f() -> A { a; b }", "func f() -> A {\n  a\n  b\n}"),
    Example("func f() { a }", "func f() {\n  a\n}"),
    Example("func f() -> Void { a }", "func f() -> () {\n  a\n}"),
    Example("func f() -> () { a }", "func f() -> () {\n  a\n}"),
    Example(
      "func f() -> A { if a { b } else { c } }",
      "func f() -> A {\n  return (if a {\n    b\n  }\n  else {\n    c\n  })\n}"),
    Example(
      "func f() -> A { if a { return b } else { return c } }",
      "func f() -> A {\n  if a {\n    return b\n  }\n  else {\n    return c\n  }\n}"),
    Example(
      "func f() -> A { switch a { case .b: 1; default: throw c } }",
      "func f() -> A {\n  return (switch a {\n    case .b {\n      1\n    }\n    default {\n      throw c\n    }\n  })\n}"
    ),
    Example("class A { init(a: B) {} }", "class A {\n  init(a: B) {}\n}"),
    Example("class A { convenience init?() { nil } }", "class A {\n  convenience init?() {\n    return nil\n  }\n}"),
    Example(
      "class A { required init!(b: B) { return nil } }", "class A {\n  required init?(b: B) {\n    return nil\n  }\n}"),
    Example("class A { deinit { a } }", "class A {\n  deinit() {\n    a\n  }\n}"),
    Example(
      "class A { static func a() {}; class func b() {} }", "class A {\n  static func a() {}\n  class func b() {}\n}"),
    Example("struct A { mutating func b() {} }", "struct A {\n  mutating func b() {}\n}"),
    Example(
      "class A { override private(set) open func b() {} }", "class A {\n  open override private(set) func b() {}\n}"),
    Example("@objc protocol P { @objc optional func a(b: B) }", "@objc protocol P {\n  @objc optional func a(b: B)\n}"),
    Example(
      "struct A { subscript(i: Int) -> B { b } }", "struct A {\n  get subscript(_ i: Int) -> B {\n    return b\n  }\n}"),
    Example(
      "struct A { static subscript(a i: Int) -> B { get { b } set(c) { d } } }",
      "struct A {\n  static get subscript(a i: Int) -> B {\n    return b\n  }\n  static set subscript(a i: Int, _ c: B) {\n    d\n  }\n}"
    ),
    Example(
      "protocol P { subscript(i: I) -> B { get set } }",
      "protocol P {\n  get subscript(_ i: I) -> B\n  set subscript(_ i: I, _ newValue: B)\n}"),
  ]
  @Test(arguments: functions) func readsFunctions(_ example: Example) { example.check() }

  static let variables = [
    Example("let a = 1", "let a = 1"),
    Example("var a, b: B, c = d", "var a: B\nvar b: B\nvar c = d"),
    Example("let a: A", "let a: A"),
    Example("var a: A { b }", "var a: A {\n  get {\n    return b\n  }\n}"),
    Example(
      "var a: A { get { b } set { c } }", "var a: A {\n  get {\n    return b\n  }\n  set(newValue) {\n    c\n  }\n}"),
    Example("var a: A { get async throws { b } }", "var a: A {\n  get {\n    return b\n  }\n}"),
    Example(
      "var a = b { willSet { c } didSet(d) { e } }",
      "var a = b {\n  willSet(newValue) {\n    c\n  }\n  didSet(d) {\n    e\n  }\n}"),
    Example("var a: A { _read { yield b } _modify { yield &c } }", "var a: A {\n  get {\n    return b\n  }\n}"),
    Example("var a: A { get { b } _modify { yield &c } }", "var a: A {\n  get {\n    return b\n  }\n}"),
    Example("class A { lazy var b: B = { c }() }", "class A {\n  lazy var b: B = (call { return c })\n}"),
    Example("class A { @IBOutlet weak var b: B! }", "class A {\n  @IBOutlet weak var b: B!\n}"),
    Example(
      "class A { unowned let b: B; static var c = 1; class var d: D { e } }",
      "class A {\n  unowned let b: B\n  static var c = 1\n  class var d: D {\n    get {\n      return e\n    }\n  }\n}"),
    Example(
      "class A { private(set) var b = 1; public private(set) var c = 2 }",
      "class A {\n  private(set) var b = 1\n  public private(set) var c = 2\n}"),
    Example(
      "protocol P { var a: A { get }; static var b: B { get set } }",
      "protocol P {\n  var a: A { requirement }\n  static var b: B { requirement }\n}"),
    Example("@Published var a = 1", "@Published var a = 1"),
    Example(
      "let (a, (_, b)) = c",
      "let $tuple4 = c\nlet a = $tuple4.0\nlet $tuple8 = $tuple4.1\nlet _ = $tuple8.0\nlet b = $tuple8.1"),
    Example("var (a, b): (A, B) = c", "let $tuple4: (A, B) = c\nvar a: A = $tuple4.0\nvar b: B = $tuple4.1"),
  ]
  @Test(arguments: variables) func readsVariables(_ example: Example) { example.check() }

  static let references = [
    Example("let a: A.B<C>", "let a: A.B"),
    Example("let a: Array<B>?", "let a: [B]?"),
    Example("let a: [B: [C]]!", "let a: [B: [C]]!"),
    Example("let a: Set<B>", "let a: Set<B>"),
    Example("let a: Dictionary<B, C>", "let a: [B: C]"),
    Example("let a: Optional<B>", "let a: B?"),
    Example("let a: ((B) -> Void)?", "let a: ((B) -> ())?"),
    Example("let a: (x: B, C)", "let a: (B, C)"),
    Example("let a: any B & C", "let a: B & C"),
    Example("let a: some B", "let a: B"),
    Example("let a: (any B)?", "let a: B?"),
    Example("let a: B.Type", "let a: B.Type"),
    Example("let a: UIKit.UIView.B", "let a: UIView.B"),
    Example("let a: @MainActor @Sendable (inout B) async throws -> C", "let a: (B) -> C"),
  ]
  @Test(arguments: references) func readsReferences(_ example: Example) { example.check() }
}
