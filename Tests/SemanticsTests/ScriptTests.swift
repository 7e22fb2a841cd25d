import MachineSemantics
import Testing
import Verification

/// One test per rule of the semantics document: the scripts of `Models/Semantics`.
@Suite struct ScriptTests {
  private static let library: ScriptLibrary = {
    let models = (try? ModelsFolder.path()) ?? ""
    return ScriptLibrary(models: models, scripts: ScriptFile.all(below: models + "/Semantics"))
  }()

  /// A rule with the script that tests it.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var index: Int
    var testDescription: String { rule }
  }

  private static let cases = library.scripts.indices.flatMap { index in
    library.scripts[index].rules.map { Case(rule: $0, index: index) }
  }

  @Test func scriptsCompile() {
    #expect(Self.library.errors == [])
    #expect(!Self.cases.isEmpty)
  }

  @Test(arguments: cases) func rule(_ test: Case) {
    for failure in ScriptCheck(Self.library).failures(of: test.index) {
      Issue.record("\(Self.library.scripts[test.index].path): \(failure)")
    }
  }
}
