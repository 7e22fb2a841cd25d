import Program
import Testing

@Suite struct DirectiveTests {
  private func directives(_ source: String) -> [Directive] { read(source).file.directives }

  @Test func placesAndTexts() {
    let source = """
      // expect: holds
      class A {
        func b() { c() }  //  expect: TV104 
      \t// transverify:allow TV402 - because
        let d = 1 /* e */ // expect: TV105
      }
      //transverify:allow-file TV101 - 왜
      """
    let found = directives(source)
    #expect(
      found.map(\.text) == [
        "expect: holds", "expect: TV104", "transverify:allow TV402 - because", "expect: TV105",
        "transverify:allow-file TV101 - 왜",
      ])
    #expect(found.map(\.isEndOfLine) == [false, true, false, true, false])
    #expect(text(found[1].span, in: source) == "//  expect: TV104")
    #expect(text(found[4].span, in: source) == "//transverify:allow-file TV101 - 왜")
  }

  @Test(arguments: [
    "let a = \"// expect: TV104\"", "/* // expect: TV104 */", "/// expect: TV104", "// a // expect: TV104",
    "// expected: a",
    "let a = \"\"\"\n// expect: TV104\n\"\"\"", "#if os(macOS)\na() // expect: TV104\n#endif", "/*\n// expect: a\n*/",
  ])
  func notADirective(_ source: String) {
    #expect(directives(source).isEmpty)
  }

  @Test func windowsLineEnds() {
    let found = directives("a()\r\n// expect: A\r\nb() // expect: B\r\n")
    #expect(found.map(\.text) == ["expect: A", "expect: B"])
    #expect(found.map(\.isEndOfLine) == [false, true])
  }

  @Test func besideSyntaxErrors() {
    #expect(directives("let = // expect: A\n}\n// expect: B").map(\.text) == ["expect: A", "expect: B"])
  }
}
