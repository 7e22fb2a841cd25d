import Foundation
import Rules
import TestSupport
import Testing
import Verification

@testable import transverify

@Suite struct DocsTests {
  private static let site = Once<[String: String]>()

  private func files() throws -> [String: String] {
    try Self.site.value {
      let models = try ModelsFolder.path()
      let package = PathNames.absolute("..", from: models)
      let documentation = Documentation(
        table: .transverify, rules: RuleCatalogue.all,
        document: { try? String(contentsOfFile: package + "/" + $0, encoding: .utf8) }, pictures: [:])
      return Dictionary(uniqueKeysWithValues: try documentation.site.files().map { ($0.name, $0.text) })
    }
  }

  /// Every link of every page leads to a page, and to a heading that is there.
  @Test func everyLinkLeadsSomewhere() throws {
    let files = try files()
    for (name, text) in files where name.hasSuffix(".html") {
      for match in text.matches(of: /href="([^"]*)"/) {
        let target = String(match.1)
        if target.hasPrefix("http") { continue }
        let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let folder = name.contains("/") ? String(name.prefix { $0 != "/" }) + "/" : ""
        let path =
          parts[0].isEmpty ? name : parts[0].hasPrefix("../") ? String(parts[0].dropFirst(3)) : folder + parts[0]
        let page = try #require(files[path], "\(name): \(target)")
        if parts.count > 1 { #expect(page.contains(" id=\"\(parts[1])\""), "\(name): \(target)") }
      }
    }
  }

  @Test func everyRuleAndCommandHasItsPlace() throws {
    let files = try files()
    for rule in RuleCatalogue.all {
      let page = try #require(files["rules/\(rule.id).html"])
      #expect(page.contains("Keeps the rule"))
    }
    for verb in Verb.allCases { #expect(files["commands.html"]?.contains("id=\"\(verb.rawValue)\"") == true) }
  }

  @Test func guidesAreCutAtTheirHeadings() {
    let pages = Guide(source: "README.md", text: "# T\n\nx\n\n## One\n\n## Two words\n\n### Deep\n").pages
    #expect(pages.map(\.name) == ["index.html", "two-words.html"])
    #expect(pages.map(\.title) == ["Begin", "Two words"])
    #expect(pages[1].text.hasPrefix("# Two words\n\n## Deep\n"))
  }
}
