import Foundation
import Rules
import TestSupport
import Testing

@testable import Verification

/// The catalogue, its pages and the models on disk belong together.
@Suite struct RuleCatalogueTests {
  /// How many rules each block of the catalogue has: 70 in all.
  private static let expected = [
    1: 9, 2: 9, 3: 8, 4: 4, 5: 7, 6: 5, 7: 3, 8: 4, 9: 6, 10: 5, 11: 5, 12: 5,
  ]

  @Test func idsAreCompleteAndAscending() {
    #expect(Dictionary(grouping: RuleCatalogue.all) { $0.id.number / 100 }.mapValues(\.count) == Self.expected)
    #expect(RuleCatalogue.all.map(\.id) == RuleCatalogue.all.map(\.id).sorted())
  }

  @Test func idsNamesTitlesAndPropertiesAreUnique() {
    #expect(Set(RuleCatalogue.all.map(\.id)).count == RuleCatalogue.all.count)
    #expect(Set(RuleCatalogue.all.map(\.name)).count == RuleCatalogue.all.count)
    #expect(Set(RuleCatalogue.all.map(\.title)).count == RuleCatalogue.all.count)
    let properties = RuleCatalogue.all.compactMap(\.property)
    #expect(Set(properties).count == properties.count)
    #expect(
      RuleCatalogue.all.filter { $0.property == nil }.map(\.id) == ["TV209", "TV905", "TV906", "TV1005", "TV1205"])
  }

  @Test(arguments: RuleCatalogue.all) func textsAreComplete(_ rule: RuleDescription) {
    let others = rule.remedies.values.sorted()
    #expect(!others.contains(rule.remedy))
    let paragraphs = rule.why.components(separatedBy: "\n\n")
    let texts =
      [rule.title, rule.statement, rule.remedy, rule.documentation] + rule.allConsequences + paragraphs + others
    for text in texts + rule.example {
      #expect(!text.isEmpty)
      #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines))
      #expect(!text.contains("  ") && !text.contains("\n"), "\(text)")
    }
    #expect(rule.example.count >= 2)
    #expect(!rule.title.hasSuffix("."))
    #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" })
    for sentence in [rule.statement, rule.remedy] + rule.allConsequences + paragraphs + others + rule.example {
      #expect(sentence.hasSuffix("."), "\(sentence)")
    }
  }

  @Test(arguments: RuleCatalogue.all) func theReasonCitesTheSemantics(_ rule: RuleDescription) throws {
    let citation = try Regex("[A-Z]{1,5}-[0-9]{2}|A\\.3|0\\.2")
    #expect(rule.why.contains(citation), "\(rule.id) cites no rule of the semantics document")
  }

  @Test func rulesAreFoundByIdAndName() {
    #expect(RuleCatalogue.rule("TV104")?.name == "completion-flag-agrees")
    #expect(RuleCatalogue.rule("tv104")?.id == "TV104")
    #expect(RuleCatalogue.rule("completion-flag-agrees")?.id == "TV104")
    #expect(RuleCatalogue.rule("TV999") == nil)
    #expect(RuleCatalogue.rule("") == nil)
  }

  @Test(arguments: RuleCatalogue.all) func bothModelsExistAndStateTheirExpectation(_ rule: RuleDescription) throws {
    let violating = try Self.source(rule.violating)
    let clean = try Self.source(rule.clean)
    #expect(Self.expectations(in: violating).contains(rule.id.rawValue), "\(rule.violating) does not expect \(rule.id)")
    #expect(!Self.expectations(in: violating).contains("holds"))
    #expect(Self.expectations(in: clean) == ["holds"], "\(rule.clean) is expected to hold")
  }

  @Test func everyModelFolderIsARule() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.path("Models/Rules"))
    #expect(Set(folders) == Set(RuleCatalogue.all.map(\.id.rawValue)))
  }

  @Test func gallerySystemsComeInPairs() throws {
    let gallery = Repository.path("Models/Gallery")
    let systems = try FileManager.default.contentsOfDirectory(atPath: gallery).filter { !$0.contains(".") }.sorted()
    #expect(systems.count == 17)
    for system in systems {
      let defective = try Self.source("Models/Gallery/\(system)/\(system)Defective.swift")
      let repaired = try Self.source("Models/Gallery/\(system)/\(system)Repaired.swift")
      let rules = Self.expectations(in: defective)
      #expect(!rules.isEmpty, "\(system)")
      for rule in rules { #expect(RuleCatalogue.rule(rule) != nil, "\(system) expects \(rule)") }
      #expect(Self.expectations(in: repaired) == ["holds"], "\(system)")
    }
  }

  @Test func pageOfTV104() throws {
    let rule = try #require(RuleCatalogue.rule("TV104"))
    let page = RulePage.markdown(
      of: rule, violating: try Self.source(rule.violating), clean: try Self.source(rule.clean))
    let complaint = try GoldenFile("Tests/Goldens/Verification/TV104.md").complaint(about: page)
    if let complaint { Issue.record("\(complaint)") }
  }

  @Test(arguments: RuleCatalogue.all) func pagesAreNarrowAndEndWithALineFeed(_ rule: RuleDescription) {
    let page = RulePage.markdown(of: rule)
    #expect(page.hasPrefix("# \(rule.id) \(rule.name)\n"))
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  // MARK: - Reading the models

  private static func source(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: Repository.path(path)), encoding: .utf8)
  }

  /// The words of all `// expect: …` comments.
  private static func expectations(in source: String) -> Set<String> {
    var words: Set<String> = []
    for line in source.split(separator: "\n") {
      guard let marker = line.range(of: "// expect: ") else { continue }
      for word in line[marker.upperBound...].split(whereSeparator: { $0 == "," || $0 == " " }) {
        words.insert(String(word))
      }
    }
    return words
  }
}

extension RuleDescription: CustomTestStringConvertible {
  public var testDescription: String { id.rawValue }
}
