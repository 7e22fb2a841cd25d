import MachineSemantics
import TestSupport
import Testing
import Verification

/// The semantics document, the machine and its tests belong together (issue 3, acceptance 1).
@Suite struct CoverageTests {
  @Test func everyRuleIsImplementedAndTested() throws {
    let table = try CoverageTable(models: try ModelsFolder.path())
    #expect(table.rows.count > 170)
    for row in table.rows {
      #expect(!row.implementations.isEmpty, "\(row.rule.id) is cited nowhere in Models/UIKit")
      #expect(!row.tests.isEmpty, "\(row.rule.id) has no script in Models/Semantics")
    }
  }

  @Test func theCommittedTableIsThatOfTheModels() throws {
    let models = try ModelsFolder.path()
    let committed = try String(contentsOfFile: models + "/coverage.md", encoding: .utf8)
    if let difference = firstDifference(committed, try CoverageTable(models: models).markdown) {
      Issue.record("Models/coverage.md, \(difference): run `swift run semantics --table > Models/coverage.md`")
    }
  }

  @Test func everyScriptTestsRulesOfTheDocument() throws {
    let models = try ModelsFolder.path()
    let known = Set(try CoverageTable(models: models).rows.map(\.rule.id))
    for script in ScriptFile.all(below: models + "/Semantics") where !script.isOfDocumentation {
      #expect(!script.rules.isEmpty && Set(script.rules).isSubset(of: known), "\(script.path): \(script.rules)")
      #expect(script.path.contains("/" + (script.rules.first ?? "")), "\(script.path) is named after another rule")
    }
  }
}
