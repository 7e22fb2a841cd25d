import Foundation
import Identifiers
import Rules
import RunReport
import TestSupport
import Testing

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

  /// None of many findings of TV1205 that took something for granted was true.
  @Test func rulesThatWereSeldomTrueCount() {
    #expect(ConfidenceScale.confidence(of: [.absent], breaking: .TV1205) == .possible)
    #expect(ConfidenceScale.confidence(of: [.openPoint], breaking: .TV204) == .likely)
    #expect(ConfidenceScale.confidence(of: [.present], breaking: .TV105) == .certain)
  }

  private struct Judged: Decodable {
    var rule: RuleID
    var label: String
    var kinds: [AssumptionKind]?
  }

  /// The table is what the judged findings give: whoever adds some writes it anew.
  @Test func theTableIsOfTheJudgedFindings() throws {
    let folder = Repository.path("Tests/Corpus/Judged")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
    let judged = try files.flatMap { file in
      let data = try #require(FileManager.default.contents(atPath: folder + "/" + file))
      return try JSONDecoder().decode([Judged].self, from: data)
    }.filter { $0.kinds != nil && $0.label != "repeated" }
    #expect(judged.count > 100)
    for rule in RuleID.allCases {
      for takesForGranted in [false, true] {
        let own = judged.filter { finding in
          finding.rule == rule && finding.kinds?.contains { $0 != .present } == takesForGranted
        }
        let count = Reliability(of: rule, takesForGranted: takesForGranted)
        #expect(count.readFindings == own.count, "\(rule)")
        #expect(count.trueFindings == own.count { ["true", "minor"].contains($0.label) }, "\(rule)")
      }
    }
  }
}
