import Exploration
import Foundation
import Testing

@testable import Reporters

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MarkdownTests {
  @Test func blocks() {
    let text = """
      # Title

      Two lines
      of one paragraph.

      * first
        goes on
      * second
        1. inner
        2. inner too

      ```swift
      let a = 1 // * no list
      ```

          indented

      | a | b \\| c |
      | --- | --- |
      | `x | y` | 2 |

      > said
      ---
      """
    let inner = MarkdownBlock.list(isOrdered: true, items: [[.paragraph("inner")], [.paragraph("inner too")]])
    #expect(
      MarkdownReader.blocks(of: text) == [
        .heading(level: 1, text: "Title"), .paragraph("Two lines of one paragraph."),
        .list(isOrdered: false, items: [[.paragraph("first goes on")], [.paragraph("second"), inner]]),
        .code(language: "swift", lines: ["let a = 1 // * no list"]), .code(language: "", lines: ["indented"]),
        .table(header: ["a", "b | c"], rows: [["`x | y`", "2"]]), .quote([.paragraph("said")]), .rule,
      ])
  }

  @Test(arguments: [
    ("plain", "plain"), ("`a*b*`", "<code>a*b*</code>"), ("**b** and *e*", "<strong>b</strong> and <em>e</em>"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("a \\* b", "a * b"), ("[t `c`](x.md)", "<a href=\"x.md!\">t <code>c</code></a>"),
    ("[gone](none)", "gone"), ("arr[i] (so)", "arr[i] (so)"), ("<b> & c", "&lt;b&gt; &amp; c"),
    ("`open", "`open"), ("**open", "**open"), ("![p](p.svg)", "<img src=\"p.svg!\" alt=\"p\"/>"),
  ])
  func inline(_ text: String, _ html: String) {
    let inline = MarkdownInline { $0 == "none" ? nil : $0 + "!" }
    #expect(HTMLNode.fragment(inline.nodes(text)).render() == html)
  }

  /// Whatever is given, there is an end and a page.
  @Test func anythingCanBeRead() {
    var random = SplitMix64(seed: 9)
    let pieces = ["#", " ", "\n", "*", "- ", "1. ", "```", "|", "`", "[", "](", ")", ">", "    ", "a", "\\", "!["]
    for _ in 0..<300 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      var page = MarkdownPage { $0 }
      _ = HTMLNode.fragment(page.nodes(MarkdownReader.blocks(of: text))).render()
    }
  }
}

@Suite struct SiteTests {
  private let site = DocumentationSite(
    pages: [
      .init(
        name: "index.html", title: "Begin", group: "Guide",
        text: "# A <b>\n\n[rule](#r) [page](Models/x.md#y) ![p](p.svg) [file](Sources/a.swift)", source: "README.md"),
      .init(name: "rule.html", title: "R", group: "Guide", text: "# R\n\n[b](#a-b)", source: "README.md"),
      .init(name: "deep/x.html", title: "X", group: "Rules", text: "# Y\n\n[up](../README.md)", source: "Models/x.md"),
    ], pictures: ["p.svg": "<svg/>", "unused.svg": "<svg/>"])

  @Test func linksLeadSomewhere() throws {
    let files = Dictionary(uniqueKeysWithValues: site.files().map { ($0.name, $0.text) })
    #expect(files.keys.sorted() == ["deep/x.html", "index.html", "pictures/p.svg", "rule.html", "style.css"])
    let index = try #require(files["index.html"])
    #expect(index.contains("<a href=\"rule.html#r\">rule</a> <a href=\"deep/x.html#y\">page</a>"))
    #expect(index.contains("<img src=\"pictures/p.svg\" alt=\"p\"/> file</p>"))
    #expect(files["rule.html"]?.contains("<a href=\"index.html#a-b\">b</a>") == true)
    #expect(files["deep/x.html"]?.contains("<a href=\"../index.html\">up</a>") == true)
    #expect(files["deep/x.html"]?.contains("href=\"../style.css\"") == true)
  }

  @Test func pagesAreWellFormedAndAskForNothing() {
    for file in site.files() where file.name.hasSuffix(".html") {
      let parser = XMLParser(data: Data(file.text.dropFirst("<!DOCTYPE html>\n".count).utf8))
      #expect(parser.parse(), "\(file.name)")
      #expect(!file.text.contains("<script") && !file.text.contains("src=\"http"))
    }
  }
}
