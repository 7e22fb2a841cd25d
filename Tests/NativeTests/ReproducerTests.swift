import Foundation
import NativeAgreement
import Reporters
import RunReport
import ShippedModels
import TestSupport
import Testing
import Verification

/// Tests that `replay --xctest` writes, type-checked together with the models that they are about.
@Suite struct ReproducerTests {
  private func findings(in folders: [String]) throws -> [Finding] {
    let report = try ShippedModels.report
    return folders.flatMap { report.findings(in: $0) }
  }

  private func test(of finding: Finding, number: Int) throws -> ReproducerTest {
    ReproducerTest(finding, number: number, setUp: try ShippedModels.replays.setUp(of: finding))
  }

  /// The files of all tests with those that they share. What is private in a model is visible in its file alone.
  private func files(_ findings: [Finding]) throws -> [String: String] {
    var files = ["TransitionWorld.swift": ReproducerWorld.text]
    for (index, finding) in findings.enumerated() {
      let test = try test(of: finding, number: index + 1)
      let path = finding.location.path
      let model = try String(
        contentsOfFile: path.hasPrefix("/") ? path : NativeMachine.root + "/" + path, encoding: .utf8)
      files[test.fileName] = model + "\n" + test.text
    }
    let ownNames = NativeMachine.root + "/Tests/Native/Reproducers/XCTestNames.swift"
    files["XCTestNames.swift"] = try String(contentsOfFile: ownNames, encoding: .utf8)
    return files.mapValues { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { $0 != "import XCTest" && !$0.hasPrefix("import UIKit.") }.joined(separator: "\n")
    }
  }

  /// What the text shows has no ordering to reproduce.
  @Test func everyFindingOfTheShippedModelsIsATestThatCompiles() throws {
    let findings = try findings(in: ["Models/Gallery", "Models/Rules"]).filter { !$0.trace.isEmpty }
    #expect(findings.count > 130)
    let complaints = try NativeModule.typeCheck(files(Effort.items(findings, sample: 20)))
    #expect(complaints == "")
  }

  /// The check can fail: a call that the shared file does not have, and a class that the model does not.
  @Test(arguments: [("world.settle()", "world.rest()"), ("FadeAnimator()", "NoAnimator()")])
  func whatDoesNotCompileIsRefused(_ written: String, _ wrong: String) throws {
    var files = try files(findings(in: ["Models/Rules/TV104"]))
    let name = try #require(files.keys.first { $0.hasPrefix("TV104") })
    let text = try #require(files[name])
    #expect(text.contains(written))
    files[name] = text.replacingOccurrences(of: written, with: wrong)
    #expect(try NativeModule.typeCheck(files).contains("error: "))
  }

  /// Every event of a trace is there, in its order, and something is asserted or to be looked at.
  @Test func theOrderingIsWrittenDown() throws {
    let findings = try findings(in: ["TV104", "TV701", "TV903", "TV1103"].map { "Models/Rules/" + $0 })
    #expect(findings.count > 3)
    for (index, finding) in findings.enumerated() {
      let text = try test(of: finding, number: index + 1).text
      var rest = text[...]
      for step in finding.trace {
        let place = rest.range(of: "// \(step.step). \(step.actor): \(step.event)\n")
        rest = rest[(try #require(place)).upperBound...]
      }
      #expect(rest.contains("world.assert"))
    }
  }

  @Test func modelsOfValuesHaveNone() throws {
    let finding = try #require(try findings(in: ["Models/Machines"]).first)
    #expect(throws: InputError.self) { try ShippedModels.replays.setUp(of: finding) }
  }
}
