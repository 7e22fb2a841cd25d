import Foundation
@testable import MachineSemantics
import TestSupport
import Testing
import Verification

/// The committed mutation score is that of the machine as it is.
@Suite struct MutationScoreTests {
  private static let models = (try? ModelsFolder.path()) ?? ""
  private static let machine = MachineFiles(models: models)
  private static var sample: MutationLog {
    get throws { MutationLog(try String(contentsOfFile: models + "/mutation-sample.log", encoding: .utf8)) }
  }

  @Test(.enabled(if: Effort.isWide)) func theScoreIsOfThisMachine() throws {
    let fingerprint = Self.machine.fingerprint
    let table = try String(contentsOfFile: Self.models + "/mutation-score.md", encoding: .utf8)
    let advice: Comment = "Models/UIKit has changed: do what Models/mutation-score.md says"
    #expect(try Self.sample.machine == fingerprint, advice)
    #expect(table.contains("Of any statements of the machine `\(fingerprint)`, "), advice)
    #expect(!table.contains("**no reason yet**"))
  }

  @Test func mostMutantsOfAnyStatementAreNoticed() throws {
    let share = try Self.sample.share
    #expect(share.of >= 90 && share.noticed * 100 >= share.of * 95)
  }

  /// A few of the sample anew, always the same ones. Those that only models notice take too long here.
  @Test(.enabled(if: Effort.isWide)) func drawnMutantsAreNoticedToday() throws {
    let scripts = ScriptFile.all(below: Self.models + "/Semantics")
    let library = ScriptLibrary(models: Self.models, scripts: scripts)
    let drawn = try Self.sample.drawNoticed(6, of: Self.machine.statementMutants, seed: 19)
    #expect(drawn.count == 6)
    for mutant in drawn {
      let check = ScriptCheck(library.changing(mutant.path, to: mutant.text))
      #expect(scripts.indices.contains { !check.failures(of: $0).isEmpty }, "\(mutant)")
    }
  }

  @Test func commentsAndSpacesLeaveTheMachineAsItIs() {
    func fingerprint(_ text: String) -> String { MachineFiles([("UIKit/A.swift", text)]).fingerprint }
    let plain = fingerprint("func go() { start(1) }")
    #expect(plain.count == 16)
    #expect(fingerprint("/// Goes.\nfunc go() {\n  start(1)  // at once\n}\n") == plain)
    #expect(fingerprint("func go() { start(2) }") != plain)
    #expect(fingerprint("func go() { start(12) }") != fingerprint("func go() { start(1, 2) }"))
  }

  @Test func aLogSaysOfWhatItIs() {
    let text =
      "machine\t0123\ndrawn\t3 of 9, seed 4\nscript\tUIKit/A.swift:1: removed: a()\nunnoticed\tUIKit/A.swift:2: x\n"
    let log = MutationLog(text + "invalid\tUIKit/A.swift:3: y\n3 of 9 mutants were run\n")
    #expect(log.machine == "0123" && log.drawn == "3 of 9, seed 4" && log.verdicts.count == 3)
    #expect(log.share == (1, 2))
    let table = MutationTable(mutants: [], logs: [], sample: log, machine: "0123").markdown
    #expect(table.contains("3 of 9, seed 4 ([log](mutation-sample.log)): 2 mutants, 1 noticed (50.0 %)"))
    #expect(table.contains("| `UIKit/A.swift:2: x` | **no reason yet** |"))
  }
}
