import Identifiers
import RunReport
import ShippedModels
import Testing

/// What a reader should look at first comes first.
struct FindingOrderTests {
  @Test func surestErrorsComeFirst() throws {
    let ranks = try ShippedModels.report.findings.map { finding in
      let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
      let confidence = Confidence.allCases.firstIndex(of: finding.confidence) ?? 0
      return severity * Confidence.allCases.count + confidence
    }
    #expect(ranks == ranks.sorted())
    #expect(Set(ranks).count > 2)
  }
}
