import Testing

@Suite struct CallTests {
  static let calls = [
    Example("f()", "(call f)"),
    Example("f(a, b: c)", "(call f a b: c)"),
    Example("f { a }", "(call f trailing { return a })"),
    Example("f(a) { b } c: { d }", "(call f a trailing { return b } trailing c: { return d })"),
    Example("a[b, c: d]", "(subscript a b c: d)"),
    Example("a[b] { c }", "(subscript a b trailing { return c })"),
    Example("{ a }()", "(call { return a })"),
    Example("f(a)(b)", "(call (call f a) b)"),
    Example("[a, b]", "[a, b]"),
    Example("[]", "[]"),
    Example("[:]", "[:]"),
    Example("[a: 1, b: 2]", "[a: 1, b: 2]"),
    Example("()", "(tuple)"),
    Example("(a)", "a"),
    Example("(x: a)", "(tuple x: a)"),
    Example("(a, y: b)", "(tuple a y: b)"),
  ]
  @Test(arguments: calls) func readsCalls(_ example: Example) { example.check() }

  static let closures = [
    Example("_ = { }", "(= _ { })"),
    Example("_ = { a in b }", "(= _ { (_ a) in return b })"),
    Example("_ = { (a: A, b) -> B in c }", "(= _ { (_ a: A, _ b) in return c })"),
    Example("_ = { _, a in }", "(= _ { (_ _, _ a) in })"),
    Example("_ = { () in $0 }", "(= _ { return $0 })"),
    Example("_ = { $0 + $2 }", "(= _ { (_ $0, _ $1, _ $2) in return (+ $0 $2) })"),
    Example("_ = { f { $0 } }", "(= _ { return (call f trailing { (_ $0) in return $0 }) })"),
    Example(
      "_ = { g($1); f { $0 } }",
      "(= _ { (_ $0, _ $1) in\n  (call g $1)\n  (call f trailing { (_ $0) in return $0 })\n})"),
    Example("_ = { [weak self] in self?.a() }", "(= _ { [weak self = self] in return (chain (call (? self).a)) })"),
    Example("_ = { [self, unowned a = b.c, d] in e }", "(= _ { [self = self, unowned a = b.c, d = d] in return e })"),
    Example("_ = { [unowned(unsafe) a] in $0 }", "(= _ { [unowned a = a] (_ $0) in return $0 })"),
    Example("_ = { (a: inout A, b: B...) in }", "(= _ { (_ a: inout A, _ b: B...) in })"),
    Example("_ = { @MainActor (a) async throws in await b() }", "(= _ { (_ a) async in return (call b) })"),
    Example("_ = { a = b }", "(= _ { return (= a b) })"),
    Example("_ = { return a }", "(= _ { return a })"),
    Example("_ = { let a = 1 }", "(= _ { let a = 1 })"),
    Example("_ = { a; b }", "(= _ {\n  a\n  b\n})"),
    Example("_ = { if a { b() } }", "(= _ {\n  if a {\n    (call b)\n  }\n})"),
    Example("_ = { if a { 1 } else { 2 } }", "(= _ {\n  return (if a {\n    1\n  }\n  else {\n    2\n  })\n})"),
    Example(
      "_ = { if a { x = 1 } else { x = 2 } }", "(= _ {\n  if a {\n    (= x 1)\n  }\n  else {\n    (= x 2)\n  }\n})"),
  ]
  @Test(arguments: closures) func readsClosures(_ example: Example) { example.check() }
}
