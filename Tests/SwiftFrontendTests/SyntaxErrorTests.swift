import Diagnostics
import Program
import Testing

@Suite struct SyntaxErrorTests {
  @Test func placeAndMessage() throws {
    let source = "class A {\n  let b =\n}\nfunc c() {}"
    let (file, diagnostics) = read(source)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message == "expected expression in variable")
    #expect(SourceFile(path: "a", text: source).position(at: Int(diagnostic.span.start)).line == 2)
    #expect(file.types.map(\.name) == ["A"])
    #expect(file.functions.map(\.name) == ["c"])
  }

  @Test(arguments: [
    "func f( {", "class {", "if {", "let a = (1", "}", "switch a { b }", "\"a", "/* a", "#if", "case a", "a b c", "@",
    "func f() -> { }", "protocol P { func }", "let a: = 1", "for in a {}", "guard a else", "init", "🙂 =", "a ? b",

    "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> c", "for var i = 0; i < 3; i++ { }", "let a = <#code#>",
  ])
  func broken(_ source: String) {
    let (file, diagnostics) = read(source)
    #expect(diagnostics.contains { $0.severity == .error })
    for diagnostic in diagnostics {
      #expect(!diagnostic.message.isEmpty)
      #expect(text(diagnostic.span, in: source) != "span outside the file")
    }
    #expect(file.description == read(source).file.description)
  }

  @Test func manyErrors() {
    let (_, diagnostics) = read("func f() { " + String(repeating: "return ", count: 5_000) + "}")
    #expect(diagnostics.count == 100)
    #expect(diagnostics.last?.notes.map(\.message) == ["further errors in this file are not shown"])
    let starts = diagnostics.map(\.span.start)
    #expect(starts == starts.sorted())
  }

  @Test func oldSyntax() {
    let source = """
      class A: NSObject {
        func a(b: C, _ d: E) { self.presentViewController(d, animated: true, completion: nil) }
        func f() { if let a = b as? C where a.d { e++ } }
        dynamic private func g(inout h: Int) { println(h) }
        let i = UIViewAnimationOptions.CurveEaseOut | .Repeat
      }
      """
    let type = read(source).file.types[0]
    #expect(type.functions.map(\.name) == ["a", "f", "g"])
    #expect(type.variables.map(\.name) == ["i"])
  }

  /// Swift 5 warns of it.
  @Test func aSpaceBeforeAnAttributesArguments() {
    let source = """
      final class Page: UIViewController {
        @available (*, unavailable) required init?(coder: NSCoder) { fatalError() }
      }
      """
    let (file, diagnostics) = read(source)
    #expect(diagnostics.isEmpty)
    #expect(file.types.first?.functions.count == 1)
  }
}
