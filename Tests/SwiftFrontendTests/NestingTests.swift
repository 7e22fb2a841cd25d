import Diagnostics
import Program
import SwiftFrontend
import Testing

/// Deeply nested code neither overflows the stack nor hangs.
@Suite struct NestingTests {
  /// Texts of `count` levels.
  static let shapes: [@Sendable (Int) -> String] = [
    { "x = " + String(repeating: "(", count: $0) + "1" + String(repeating: ")", count: $0) },
    { "x = " + String(repeating: "[", count: $0) + "1" + String(repeating: "]", count: $0) },
    { "let a: " + String(repeating: "[", count: $0) + "A" + String(repeating: "]", count: $0) },
    { String(repeating: "f(", count: $0) + String(repeating: ")", count: $0) },
    { String(repeating: "if a {", count: $0) + String(repeating: "}", count: $0) },
    { "if a {}" + String(repeating: " else if a {}", count: $0) },
    { "a" + String(repeating: " + a", count: $0) },
    { "a" + String(repeating: " ?? a", count: $0) },
    { "a" + String(repeating: ".b", count: $0) },
    { "a" + String(repeating: "?.b()", count: $0) },
    { "x = " + String(repeating: "a ? b : ", count: $0) + "c" },
    { "x = " + String(repeating: "{ f ", count: $0) + String(repeating: "}", count: $0) },
    { "x = " + String(repeating: "! ", count: $0) + "a" },
    { "x = " + String(repeating: "try ", count: $0) + "a" },
    { "x = " + String(repeating: "\"\\(", count: $0) + "a" + String(repeating: ")\"", count: $0) },
    { String(repeating: "class A {", count: $0) + String(repeating: "}", count: $0) },
    { String(repeating: "#if DEBUG\n", count: $0) + String(repeating: "#endif\n", count: $0) },
    { "let a: A" + String(repeating: "?", count: $0) },
    { "let a: " + String(repeating: "() -> ", count: $0) + "A" },
    { "if case " + String(repeating: ".a(", count: $0) + "1" + String(repeating: ")", count: $0) + " = x {}" },
    { String(repeating: "a: ", count: $0) + "while x {}" },
    { String(repeating: "(", count: $0) },
    { String(repeating: "}", count: $0) },
  ]

  @Test(arguments: shapes.indices) func tenThousandLevels(_ shape: Int) {
    let source = Self.shapes[shape](10_000)
    let (file, diagnostics) = read(source)
    for diagnostic in diagnostics { #expect(text(diagnostic.span, in: source) != "span outside the file") }
    #expect(!diagnostics.isEmpty || file.statements.count == 1)
  }

  @Test func parenthesesGiveOneSentence() {
    let diagnostics = read(Self.shapes[0](10_000)).diagnostics
    #expect(diagnostics.map(\.message) == ["the code is nested too deeply: more than 256 brackets are open here"])
  }

  @Test func chainsGiveOneSentence() {
    let source = Self.shapes[6](10_000)
    #expect(read(source).diagnostics.map(\.message) == ["the code is nested more than 1000 levels deep"])
    #expect(read(source).file.notUnderstood.map(\.construct) == ["code nested too deeply"])
  }

  @Test func depthThatCompilersAccept() {
    #expect(read(Self.shapes[0](200)).diagnostics.isEmpty)
    #expect(read(Self.shapes[3](200)).diagnostics.isEmpty)
    #expect(read(Self.shapes[4](200)).diagnostics.isEmpty)
    #expect(read(Self.shapes[5](200)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "let a = \"((((\"", "// ((((", "/* (((( /* [ */ */", "let a = #\"\\((\"#", "let a = \"\"\"\n((((\n\"\"\"",
    "let a = \"\\(b(\")\"))(\"", "let a = \"\\\\\"", "let a = \"\\(\"(\")\"",
  ])
  func bracketsThatDoNotCount(_ line: String) {
    let source = Array(repeating: line, count: 300).joined(separator: "\n")
    #expect(read(source).diagnostics.isEmpty)
  }

  @Test func largeFile() {
    let unit = "final class A { let b = 1 /* \(String(repeating: "c", count: 2_000)) */ }\n"
    let count = 10_000_000 / unit.utf8.count
    let (file, diagnostics) = read(String(repeating: unit, count: count))
    #expect(diagnostics.isEmpty)
    #expect(file.types.count == count)
  }
}
