import Diagnostics
import Program
import Testing

/// Marked places are where the tree says they are.
@Suite struct SpanTests {
  @Test func expressions() throws {
    let source = "/* é */ x = try? a.b(1, c: { $0 }) ?? -2 // d"
    let statement = try #require(read(source).file.statements.first)
    #expect(text(statement.span, in: source) == "x = try? a.b(1, c: { $0 }) ?? -2")
    guard case .expression(let assignment) = statement.kind, case .assign(let target, let value) = assignment.kind,
      case .optionalTry(let attempt) = value.kind, case .coalesce(let call, let last) = attempt.kind,
      case .call(let callee, let arguments) = call.kind
    else {
      Issue.record("unexpected tree")
      return
    }
    #expect(text(target.span, in: source) == "x")
    #expect(text(value.span, in: source) == "try? a.b(1, c: { $0 }) ?? -2")
    #expect(text(attempt.span, in: source) == "a.b(1, c: { $0 }) ?? -2")
    #expect(text(call.span, in: source) == "a.b(1, c: { $0 })")
    #expect(text(callee.span, in: source) == "a.b")
    #expect(text(arguments[1].value.span, in: source) == "{ $0 }")
    #expect(text(last.span, in: source) == "-2")
  }

  @Test func declarations() throws {
    let source = """
      @objc final class A<T>: B {
        // c
        override func d(e f: G = 1) -> H { i }  // j
        var k = 1, l: M { n }
        case_(o)
      }
      extension P.Q { init() {} }
      enum R { case s(T), u }
      """
    let file = read(source).file
    let type = try #require(file.types.first)
    #expect(text(type.span, in: source).hasPrefix("@objc final class A"))
    #expect(text(type.nameSpan, in: source) == "A")
    let function = try #require(type.functions.first)
    #expect(text(function.span, in: source) == "override func d(e f: G = 1) -> H { i }")
    #expect(text(function.nameSpan, in: source) == "d")
    #expect(text(function.parameters[0].span, in: source) == "e f: G = 1")
    #expect(text(try #require(function.body?.first).span, in: source) == "i")
    #expect(type.variables.map { text($0.span, in: source) } == ["k", "l"])
    #expect(text(file.types[1].nameSpan, in: source) == "P.Q")
    #expect(text(file.types[1].functions[0].nameSpan, in: source) == "init")
    #expect(file.types[2].cases.map { text($0.span, in: source) } == ["s", "u"])
  }

  @Test func statements() {
    let source = "func f() { let a = 1, b = 2; if let c { d() } else if e {} ; for g in h {} ; return i }"
    let body = read(source).file.functions[0].body ?? []
    #expect(
      body.map { text($0.span, in: source) } == [
        "let a = 1,", "let a = 1, b = 2", "if let c { d() } else if e {}", "for g in h {}", "return i",
      ])
  }

  @Test func patterns() throws {
    let source = "switch a { case .b(let c), D.e where f: g; default: h }"
    guard case .switch(_, let cases)? = read(source).file.statements.first?.kind else {
      Issue.record("unexpected tree")
      return
    }
    #expect(cases.cases[0].patterns.map { text($0.pattern.span, in: source) } == [".b(let c)", "D.e"])
    #expect(text(try #require(cases.cases[0].patterns[1].condition).span, in: source) == "f")
  }
}
