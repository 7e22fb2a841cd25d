import Diagnostics
import Foundation
import Testing

@Suite struct ExcerptRendererTests {
  /// The excerpt of the first place where `marked` stands in the text.
  private func excerpt(_ text: String, _ marked: String, context: Int = 1, width: Int = 160) throws -> String {
    var map = SourceMap()
    let index = map.add(SourceFile(path: "A.swift", text: text))
    let range = try #require(text.range(of: marked))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let span = SourceSpan(file: index, start: start, end: start + marked.utf8.count)
    return ExcerptRenderer(map: map, context: context, maximumWidth: width).excerpt(of: span)
  }

  @Test func caret() throws {
    #expect(try excerpt("a\nb = cde\nf\ng\n", "cde") == "1 | a\n2 | b = cde\n  |     ^~~\n3 | f\n")
  }

  @Test func gutterWidth() throws {
    let lines = (1...10).map { "line\($0)" }.joined(separator: "\n")
    #expect(try excerpt(lines, "line9") == " 8 | line8\n 9 | line9\n   | ^~~~~\n10 | line10\n")
  }

  @Test func tabsAreKept() throws {
    #expect(try excerpt("\tlet\ta = b", "b") == "1 | \tlet\ta = b\n  | \t   \t    ^\n")
  }

  @Test func wideLetters() throws {
    #expect(try excerpt("\"전환\" + 왜", "왜") == "1 | \"전환\" + 왜\n  |          ^~\n")
    #expect(try excerpt("é = 🙂x", "x") == "1 | é = 🙂x\n  |       ^\n")
  }

  @Test func severalLines() throws {
    #expect(try excerpt("f {\n  a\n}", "{\n  a\n}") == "1 | f {\n  |   ^\n2 |   a\n")
  }

  @Test func longLines() throws {
    let line = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500)
    let lines = try excerpt(line, "X", width: 30).split(separator: "\n")
    #expect(lines[0] == "1 | …aaaaaaaaaaX" + String(repeating: "b", count: 19) + "…")
    #expect(lines[1] == "  |            ^")
  }

  @Test func controlCharactersAndLineEnds() throws {
    #expect(try excerpt("a\u{1B}[1mb\r\nc", "b") == "1 | a\u{FFFD}[1mb\n  |      ^\n2 | c\n")
  }

  @Test func endOfFile() {
    var map = SourceMap()
    let index = map.add(SourceFile(path: "A.swift", text: "ab"))
    let renderer = ExcerptRenderer(map: map)
    #expect(renderer.excerpt(of: SourceSpan(file: index, start: 2, end: 2)) == "1 | ab\n  |   ^\n")
    #expect(renderer.excerpt(of: .none) == "")
  }

  @Test func emptyFile() {
    var map = SourceMap()
    let index = map.add(SourceFile(path: "A.swift", text: ""))
    #expect(ExcerptRenderer(map: map).excerpt(of: SourceSpan(file: index, start: 0, end: 0)) == "1 |\n  | ^\n")
  }

  @Test func headlineAndNotes() {
    var map = SourceMap()
    let index = map.add(SourceFile(path: "A.swift", text: "a\nb\n"))
    let diagnostic = Diagnostic(
      .error, "no such thing", at: SourceSpan(file: index, start: 2, end: 3),
      notes: [.init("did you mean 'a'?"), .init("declared here", at: SourceSpan(file: index, start: 0, end: 1))])
    #expect(
      ExcerptRenderer(map: map, context: 0).render(diagnostic) == """
        A.swift:2:1: error: no such thing
        2 | b
          | ^
        note: did you mean 'a'?
        A.swift:1:1: note: declared here
        1 | a
          | ^

        """)
  }
}
