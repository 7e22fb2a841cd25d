import Foundation
import Rules
import RunReport
import ShippedModels
import Testing

@testable import Verification

/// Every rule is violated by its violating model and held, not vacuously, by its clean one (issue 3, acceptance 2).
@Suite struct RuleModelTests {
  private static let verdicts: [String: [Verdict]] = {
    guard let report = try? ShippedModels.report else { return [:] }
    var verdicts: [String: [Verdict]] = [:]
    for subject in report.subjects {
      let file = URL(fileURLWithPath: subject.location.path).deletingPathExtension().lastPathComponent
      for rule in RuleCatalogue.all where file == "\(rule.id)Violating" || file == "\(rule.id)Clean" {
        verdicts[file, default: []].append(subject.rules[rule.id] ?? .unsupported)
      }
    }
    return verdicts
  }()

  @Test(arguments: RuleCatalogue.all) func theViolatingModelViolatesIt(_ rule: RuleDescription) {
    #expect(Self.verdicts["\(rule.id)Violating"]?.contains(.violated) == true)
  }

  @Test(arguments: RuleCatalogue.all) func theCleanModelHoldsIt(_ rule: RuleDescription) {
    let verdicts = Self.verdicts["\(rule.id)Clean"] ?? []
    #expect(verdicts.contains(.holds))
    #expect(verdicts.allSatisfy { $0 == .holds || $0 == .vacuous })
  }
}
