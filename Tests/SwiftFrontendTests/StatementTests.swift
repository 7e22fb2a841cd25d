import Testing

@Suite struct StatementTests {
  static let branches = [
    Example("if a { b }", "if a {\n  b\n}"),
    Example("if a { b } else { c }", "if a {\n  b\n}\nelse {\n  c\n}"),
    Example(
      "if a { b } else if c { d } else { e }",
      "if a {\n  b\n}\nelse {\n  if c {\n    d\n  }\n  else {\n    e\n  }\n}"),
    Example(
      "switch a { case .b, .c where d: e; fallthrough\ncase is F: break\ndefault: g }",
      """
      switch a {
        case .b, .c where d {
          e
          fallthrough
        }
        case is F {
          break
        }
        default {
          g
        }
      }
      """),
    // Whoever leaves out cases that he knows has them handled there.
    Example(
      "switch a { case .b: c\n@unknown default: d }",
      "switch a {\n  case .b {\n    c\n  }\n  default {\n    d\n  }\n}"),
    Example("x: switch a { default: break x }", "x: switch a {\n  default {\n    break x\n  }\n}"),
    Example("x: if a { break x }", "x: do {\n  if a {\n    break x\n  }\n}"),
    Example(
      "let a = switch b { case 1: c; default: d }",
      "let a = (switch b {\n  case ~= 1 {\n    c\n  }\n  default {\n    d\n  }\n})"),
    Example(
      "a = if b { if c { 1 } else { 2 } } else { 3 }",
      "(= a (if b {\n  (if c {\n    1\n  }\n  else {\n    2\n  })\n}\nelse {\n  3\n}))"),
  ]
  @Test(arguments: branches) func readsBranches(_ example: Example) { example.check() }

  static let loops = [
    Example("for a in b { c }", "for let a in b {\n  c\n}"),
    Example(
      "for (i, a) in b.enumerated() where i > 0 {}", "for (let i, let a) in (call b.enumerated) where (> i 0) {}"),
    Example("for case let a? in b {}", "for let a? in b {}"),
    Example("for case .a(let b) in c {}", "for .a(let b) in c {}"),
    Example("for _ in 0..<3 {}", "for _ in (..< 0 3) {}"),
    Example("for try await a in b {}", "for let a in (call awaitedValues b) {}"),
    Example("x: for a in b { continue x }", "x: for let a in b {\n  continue x\n}"),
    Example("x: while a { break x }", "x: while a {\n  break x\n}"),
    Example("while a, let b {}", "while a, let b = b {}"),
    Example("repeat { continue } while a", "repeat {\n  continue\n}\nwhile a"),
  ]
  @Test(arguments: loops) func readsLoops(_ example: Example) { example.check() }

  static let leaving = [
    Example("func f() { return }", "func f() {\n  return\n}"),
    Example("func f() { return a }", "func f() {\n  return a\n}"),
    Example("func f() { defer { a() }; b() }", "func f() {\n  defer {\n    (call a)\n  }\n  (call b)\n}"),
    Example("do { a }", "do {\n  a\n}"),
    Example(
      "do { try a() } catch let e as E where e.b { c } catch is F, G.h { d } catch { print(error) }",
      """
      do {
        (call a)
      }
      catch let e as E where e.b {
        c
      }
      catch is F {
        d
      }
      catch G.h {
        d
      }
      catch {
        (call print error)
      }
      """),
    Example("throw A.b", "throw A.b"),
  ]
  @Test(arguments: leaving) func readsLeaving(_ example: Example) { example.check() }

  static let locals = [
    Example("func f() { let a = 1, b: B = c }", "func f() {\n  let a = 1\n  let b: B = c\n}"),
    Example("func f() { var a, b: B }", "func f() {\n  var a: B\n  var b: B\n}"),
    Example("func f() { let (a, _) = b }", "func f() {\n  let (a, _) = b\n}"),
    Example("func f() { weak var a = b }", "func f() {\n  weak var a = b\n}"),
    Example("func f() { let _ = a }", "func f() {\n  let _ = a\n}"),
    Example("func f() { var a: A { b } }", "func f() {\n  var a: A {\n    get {\n      return b\n    }\n  }\n}"),
    Example("func f() { func g() {} }", "func f() {\n  func g() {}\n}"),
    Example("func f() { struct A {} }", "func f() {\n  struct A {}\n}"),
  ]
  @Test(arguments: locals) func readsLocals(_ example: Example) { example.check() }
}
