import Foundation
import Identifiers
import RunReport
import TestSupport
import Testing

@testable import Rules
@testable import Verification

/// How sure a finding is: by what it takes for granted, and by how often such findings were true.
@Suite struct ConfidenceTests {
  @Test func theOrdinaryPathTakesNothingAway() {
    #expect(ConfidenceScale.confidence(of: []) == .certain)
    #expect(ConfidenceScale.confidence(of: [.present, .present, .present]) == .certain)
    #expect(AssumptionKind.allCases.filter(ConfidenceScale.isOrdinary) == [.present])
  }

  @Test func whatIsUnusualAddsUp() {
    #expect(ConfidenceScale.confidence(of: [.configuration]) == .likely)
    #expect(ConfidenceScale.confidence(of: [.configuration, .openPoint]) == .likely)
    #expect(ConfidenceScale.confidence(of: [.configuration, .openPoint, .condition]) == .possible)
    for kind in [AssumptionKind.otherCode, .use, .setUp, .ruledOut, .doubtfulPoint] {
      #expect(ConfidenceScale.confidence(of: [kind]) == .possible)
    }
    #expect(ConfidenceScale.confidence(of: [.making, .present]) == .likely)
    #expect(ConfidenceScale.confidence(of: [.making, .condition]) == .possible)
    #expect(ConfidenceScale.heaviest(of: [.present, .absent, .condition]) == .absent)
  }

  /// None of many findings of TV1205 that took something for granted was true; of TV204 nearly all were, and yet UIKit may do
  /// otherwise.
  @Test func whatWasReadCounts() {
    #expect(ConfidenceScale.confidence(of: [.absent], breaking: .TV1205) == .possible)
    #expect(ConfidenceScale.confidence(of: [], breaking: .TV1205) == .possible)
    #expect(Calibration.measured.confidence(of: .TV204, .little) == .certain)
    #expect(ConfidenceScale.confidence(of: [.openPoint], breaking: .TV204) == .likely)
    #expect(ConfidenceScale.confidence(of: [.doubtfulPoint], breaking: .TV204) == .likely)
    #expect(ConfidenceScale.confidence(of: [.present], breaking: .TV105) == .certain)
    #expect(ConfidenceScale.confidence(of: [.making], breaking: .TV105) == .likely)
    #expect(ConfidenceScale.confidence(of: [], breaking: .TV104) == .likely)
  }

  /// The more is taken for granted, the less sure a rule is of which nothing is known.
  @Test func withoutFindingsThatWereReadAllRulesSpeak() {
    let unread = RuleID.allCases.filter { Calibration.measured.reliability(of: $0).readFindings == 0 }
    #expect(!unread.isEmpty)
    for rule in unread {
      let shares = Granted.ofRuns.map { Calibration.measured.probability(of: rule, $0) }
      #expect(shares == shares.sorted(by: >) && shares.allSatisfy { $0 > 0 && $0 < 1 })
      #expect(ConfidenceScale.confidence(of: [], breaking: rule) == .likely)
      #expect(ConfidenceScale.confidence(of: [.otherCode], breaking: rule) == .possible)
    }
  }

  private struct Judged: Decodable {
    var repo: String
    var rule: RuleID
    var label: String
    var kinds: [AssumptionKind]?
    var inText: Bool?
    var isEarlier: Bool?

    var isTrue: Bool { ["true", "minor"].contains(label) }
    var granted: Granted? { kinds.map { Granted($0, inText: inText ?? false) } }
  }

  private func judged() throws -> [Judged] {
    try judged(in: "Tests/Corpus/Judged")
      + judged(in: "Tests/Corpus/Judged/Earlier").map { finding in
        var finding = finding
        finding.isEarlier = true
        return finding
      }
  }

  private func judged(in folder: String) throws -> [Judged] {
    let folder = Repository.path(folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
    return try files.flatMap { file in
      let data = try #require(FileManager.default.contents(atPath: folder + "/" + file))
      return try JSONDecoder().decode([Judged].self, from: data)
    }.filter { $0.kinds != nil && $0.label != "repeated" }
  }

  private func counts(_ judged: [Judged]) -> [RuleID: [Reliability]] {
    Dictionary(grouping: judged, by: \.rule).mapValues { findings in
      Granted.allCases.map { granted in
        let own = findings.filter { $0.granted == granted }
        return Reliability(
          own.count(where: \.isTrue), of: own.count, earlierWrong: own.count { $0.isEarlier == true && !$0.isTrue })
      }
    }
  }

  /// The table is what the judged findings give: whoever adds some writes it anew.
  @Test func theTableIsOfTheJudgedFindings() throws {
    let judged = try judged()
    #expect(judged.count > 400)
    #expect(counts(judged) == Reliability.counts)
  }

  /// Many wrong findings of earlier builds are no longer reported: they say less.
  @Test func wrongFindingsOfEarlierBuildsCountLess() {
    func probability(_ count: Reliability) -> Double {
      Calibration(counts: [.TV104: [count] + Array(repeating: Reliability(0, of: 0), count: 3)])
        .probability(of: .TV104, .nothing)
    }
    #expect(probability(Reliability(9, of: 20, earlierWrong: 10)) > probability(Reliability(9, of: 20)))
    #expect(probability(Reliability(9, of: 20, earlierWrong: 10)) < probability(Reliability(9, of: 10)))
  }

  /// Each repository's findings are weighed by those of the others. What is said of a level must be true of it there, too, and
  /// what the README and the guide say is that.
  @Test func otherRepositoriesSayHowOftenFindingsAreTrue() throws {
    let judged = try judged()
    let levels = try levels(of: judged)
    func share(_ level: Confidence) throws -> Double {
      let level = try #require(levels[level])
      return Double(level.trueFindings) / Double(level.readFindings)
    }
    #expect(try share(.certain) > 0.9)
    #expect(try share(.likely) > 0.55)
    #expect(try share(.possible) < 0.35)
    let percents = try Confidence.allCases.map { Int((try share($0) * 100).rounded()) }
    let readme = try text("README.md")
    #expect(readme.contains("read \(judged.count) findings"))
    #expect(readme.contains("*certain* ones \(percents[0]) in a hundred were true, of *likely* ones \(percents[1])"))
    let guide = try text("Sources/transverify/Guides.docc/ReadAFinding.md")
    #expect(guide.contains("read \(judged.count) findings"))
    for (level, percent) in zip(Confidence.allCases, percents) {
      #expect(guide.contains("| \(level.rawValue) | \(percent) |"))
    }
  }

  private func levels(of judged: [Judged]) throws -> [Confidence: Reliability] {
    var levels: [Confidence: Reliability] = [:]
    for repository in Set(judged.map(\.repo)) {
      let calibration = Calibration(counts: counts(judged.filter { $0.repo != repository }))
      for finding in judged where finding.repo == repository && finding.isEarlier != true {
        let level = calibration.confidence(of: finding.rule, try #require(finding.granted))
        let before = levels[level] ?? Reliability(0, of: 0)
        levels[level] = Reliability(
          before.trueFindings + (finding.isTrue ? 1 : 0), of: before.readFindings + 1)
      }
    }
    return levels
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.path(path), encoding: .utf8)
  }
}
