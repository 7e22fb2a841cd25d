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
    let headings = files.mapValues { text in
      Set(text.components(separatedBy: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) })
    }
    for (name, text) in files where name.hasSuffix(".html") {
      for match in text.matches(of: /href="([^"]*)"/) {
        let target = String(match.1)
        if target.hasPrefix("http") { continue }
        let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let folder = name.contains("/") ? String(name.prefix { $0 != "/" }) + "/" : ""
        let path =
          parts[0].isEmpty ? name : parts[0].hasPrefix("../") ? String(parts[0].dropFirst(3)) : folder + parts[0]
        let ids = try #require(headings[path], "\(name): \(target)")
        if parts.count > 1 { #expect(ids.contains(parts[1]), "\(name): \(target)") }
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

  /// The catalogue of guides and the list of articles are the same, and the README leads to each.
  @Test func everyGuideHasItsPage() throws {
    let files = try files()
    let package = PathNames.absolute("..", from: try ModelsFolder.path())
    let written = try FileManager.default.contentsOfDirectory(atPath: "\(package)/\(Guide.folder)")
    #expect(Set(written.filter { $0.hasSuffix(".md") }) == Set(Guide.articles.map { $0 + ".md" }))
    let readme = try String(contentsOfFile: package + "/README.md", encoding: .utf8)
    for article in Guide.articles {
      #expect(readme.contains("\(Guide.folder)/\(article).md"), "\(article)")
      let text = try String(contentsOfFile: "\(package)/\(Guide.folder)/\(article).md", encoding: .utf8)
      let page = Guide.page(article, text)
      #expect(text.hasPrefix("# \(page.title)\n"))
      #expect(files[page.name]?.contains("<h1") == true, "\(page.name)")
    }
    #expect(Guide.page("CheckYourProject", "# A b\n").name == "check-your-project.html")
  }

  /// Whoever opens the repository reads one page first.
  @Test func theReadmeIsShort() throws {
    let package = PathNames.absolute("..", from: try ModelsFolder.path())
    let readme = try String(contentsOfFile: package + "/README.md", encoding: .utf8)
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }
}
