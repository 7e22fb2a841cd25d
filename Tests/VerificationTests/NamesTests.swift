import Foundation
import Identifiers
import Rules
import RunReport
import TestSupport
import Testing

@testable import Verification

/// Rules, checks and events have one list of names each, and nobody spells them or their sentences a second time.
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

  @Test func theMachineChecksTheSameRules() throws {
    let text = try String(contentsOfFile: Repository.path("Models/UIKit/Vocabulary.swift"), encoding: .utf8)
    let list = try #require(text.firstMatch(of: /enum Rule \{([^}]*)\}/)).1
    let names = list.matches(of: /TV[0-9]+/).map { String($0.0) }
    #expect(names == RuleID.allCases.map(\.rawValue))
  }

  /// Whose checks are not the formal machine's: a name is misspelt in the program.
  private static let judgedElsewhere: Set<RuleID> = [.TV905]

  @Test func everyOtherRuleHasAFileOfTheMachine() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.path("Models/UIKit/Rules"))
    let rules = RuleID.allCases.filter { !Self.judgedElsewhere.contains($0) }
    #expect(files.sorted() == rules.map { "\($0).swift" }.sorted())
    for rule in rules {
      let text = try String(contentsOfFile: Repository.path("Models/UIKit/Rules/\(rule).swift"), encoding: .utf8)
      #expect(text.hasPrefix("// \(rule) \(RuleCatalogue[rule].name)") && text.contains(".\(rule),"), "\(rule)")
    }
  }

  // MARK: Events and checks

  private static func cases(of type: String, in file: String) throws -> [String] {
    let text = try String(contentsOfFile: Repository.path(file), encoding: .utf8)
    let list = try #require(text.firstMatch(of: try Regex("enum \(type) \\{([^}]*)\\}"))).output[1].substring ?? ""
    let cases = list.split(separator: "\n").filter { $0.hasPrefix("  case ") }
    return cases.flatMap { $0.dropFirst(7).split(separator: ", ").map(String.init) }
  }

  @Test func theMachineNamesTheSameEvents() throws {
    let names = try Self.cases(of: "EventID", in: "Models/UIKit/EventID.swift")
    #expect(names == MachineEvent.allCases.map(\.rawValue) + ["appCalls(String)"])
    #expect(EventID(case: "appCalls", argument: "show()") == .call("show()"))
  }

  private static let checksOfTheMachine = CheckID.allCases.filter { $0 != .mayGoRound && !CheckID.ofText.contains($0) }
    .map(\.rawValue)

  @Test func theMachineNamesTheSameChecks() throws {
    let names = try Self.cases(of: "CheckID", in: "Models/UIKit/CheckID.swift")
    #expect(names == Self.checksOfTheMachine)
  }

  /// A name that no model offers or checks any more is a name too many, unless baselines of before may hold it.
  @Test func everyNameIsUsedByTheMachine() throws {
    let texts = try Self.files(in: "Models/UIKit").filter { !["EventID.swift", "CheckID.swift"].contains($0.name) }
    let text = texts.map(\.text).joined(separator: "\n")
    let events = MachineEvent.allCases.filter { $0 != .recogniserFails }.map(\.rawValue)
    let names = events + Self.checksOfTheMachine
    let used = Set(text.matches(of: /\.(\w+)\b/).map { String($0.1) })
    for name in names { #expect(used.contains(name), "\(name)") }
  }

  @Test func eventsHaveSentencesOfTheirOwn() {
    let sentences = MachineEvent.allCases.map(EventText.sentence(of:))
    #expect(Set(sentences).count == sentences.count)
  }

  /// What events are called is written in one file. Models of values and `mayHappen` have sentences of their own.
  @Test func sentencesOfEventsStandInOneFile() throws {
    let sentences = Set(MachineEvent.allCases.map { Substring(EventText.sentence(of: $0)) })
    let files = try Self.files(in: "Sources") + Self.files(in: "Models")
    for file in files where file.name != "EventText.swift" && !file.path.hasPrefix("Models/Machines") {
      for line in file.text.split(separator: "\n") where !line.contains("mayHappen(") {
        let quoted = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().dropLast()
        #expect(sentences.isDisjoint(with: quoted), "\(file.path): \(line)")
      }
    }
  }

  /// Nobody asks what a message or the sentence of an event says.
  @Test func noSentenceIsCompared() throws {
    let comparisons = [
      try Regex(#"\.(message|sentence)\b\s*(==|!=|~=)"#), try Regex(#"(==|!=|~=)\s*[\w.]+\.(message|sentence)\b"#),
      try Regex(#"\.(message|sentence)\.(hasPrefix|hasSuffix|contains|split|\w*[mM]atch\w*|range)"#),
      try Regex(#"\.event\.(hasPrefix|hasSuffix|contains|split|\w*[mM]atch\w*|range)"#),
      try Regex(#"\.event\s*(==|!=)\s*""#),
    ]
    for file in try Self.files(in: "Sources") + Self.files(in: "Models") {
      for line in file.text.split(separator: "\n") {
        #expect(!comparisons.contains { line.contains($0) }, "\(file.path): \(line)")
      }
    }
  }

  private static func files(in folder: String) throws -> [(name: String, path: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: Repository.path(folder))?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOfFile: Repository.path(folder + "/" + name), encoding: .utf8)
      return (name.split(separator: "/").last.map(String.init) ?? name, folder + "/" + name, text)
    }
  }
}
