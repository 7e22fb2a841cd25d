import Foundation
import Identifiers
import Rules
import TestSupport
import Testing

@testable import Verification

/// Rules have one list of names, `RuleID`, and nobody spells them a second time.
@Suite struct NamesTests {
  @Test func sourcesNameRulesByTheirCases() throws {
    let folder = Repository.path("Sources")
    let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".swift")
    }
    #expect(files.count > 500)
    for file in files.sorted() {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      let spelt = text.matches(of: /"TV[0-9]{3,4}"/).map { String($0.0) }
      #expect(spelt.isEmpty, "Sources/\(file)")
    }
  }

  @Test(arguments: RuleID.allCases) func everyRuleIsDescribed(_ rule: RuleID) {
    #expect(RuleCatalogue[rule].id == rule)
  }

  /// Crashes are found by the interpreter: no `check` of the machine's own can fail by one.
  @Test func theMachineChecksTheSameRules() throws {
    let text = try String(contentsOfFile: Repository.path("Models/UIKit/Vocabulary.swift"), encoding: .utf8)
    let list = try #require(text.firstMatch(of: /enum Rule \{([^}]*)\}/)).1
    let names = list.matches(of: /TV[0-9]+/).map { String($0.0) }
    #expect(names == RuleID.allCases.filter { $0 != .TV1205 }.map(\.rawValue))
  }

  /// Whose checks are not the formal machine's: a name is misspelt in the program, code crashes.
  private static let judgedElsewhere: Set<RuleID> = [.TV905, .TV1205]

  @Test func everyOtherRuleHasAFileOfTheMachine() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.path("Models/UIKit/Rules"))
    let rules = RuleID.allCases.filter { !Self.judgedElsewhere.contains($0) }
    #expect(files.sorted() == rules.map { "\($0).swift" }.sorted())
    for rule in rules {
      let text = try String(contentsOfFile: Repository.path("Models/UIKit/Rules/\(rule).swift"), encoding: .utf8)
      #expect(text.hasPrefix("// \(rule) \(RuleCatalogue[rule].name)") && text.contains(".\(rule),"), "\(rule)")
    }
  }
}
