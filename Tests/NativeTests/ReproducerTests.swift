import Foundation
import NativeAgreement
import Reporters
import RunReport
import Testing
import Verification

/// Tests that `replay --xctest` writes, type-checked together with the models that they are about.
@Suite struct ReproducerTests {
  private func source(_ paths: [String]) throws -> ReplaySource {
    let paths = paths.map { NativeMachine.root + "/" + $0 }
    return try Runner(options: RunOptions(paths: paths, jobs: 2)).replays()
  }

  /// The files of all tests with those that they share. What is private in a model is visible in its file alone.
  private func files(_ source: ReplaySource) throws -> [String: String] {
    var files = ["TransitionWorld.swift": ReproducerWorld.text]
    for (index, finding) in source.report.findings.enumerated() {
      let test = ReproducerTest(finding, number: index + 1, setUp: try source.setUp(of: finding))
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

  @Test(.tags(.long)) func everyFindingOfTheShippedModelsIsATestThatCompiles() throws {
    let source = try source(["Models/Gallery", "Models/Rules"])
    #expect(source.report.findings.count > 130)
    #expect(try NativeModule.typeCheck(files(source)) == "")
  }

  /// The check can fail: a call that the shared file does not have, and a class that the model does not.
  @Test(arguments: [("world.settle()", "world.rest()"), ("FadeAnimator()", "NoAnimator()")])
  func whatDoesNotCompileIsRefused(_ written: String, _ wrong: String) throws {
    var files = try files(source(["Models/Rules/TV104"]))
    let name = try #require(files.keys.first { $0.hasPrefix("TV104") })
    let text = try #require(files[name])
    #expect(text.contains(written))
    files[name] = text.replacingOccurrences(of: written, with: wrong)
    #expect(try NativeModule.typeCheck(files).contains("error: "))
  }

  /// Every event of a trace is there, in its order, and something is asserted or to be looked at.
  @Test func theOrderingIsWrittenDown() throws {
    let source = try source(["Models/Rules/TV104", "Models/Rules/TV701", "Models/Rules/TV903", "Models/Rules/TV1103"])
    #expect(source.report.findings.count > 3)
    for (index, finding) in source.report.findings.enumerated() {
      let text = ReproducerTest(finding, number: index + 1, setUp: try source.setUp(of: finding)).text
      var rest = text[...]
      for step in finding.trace {
        let place = rest.range(of: "// \(step.step). \(step.actor): \(step.event)\n")
        rest = rest[(try #require(place)).upperBound...]
      }
      #expect(rest.contains("world.assert"))
    }
  }

  @Test func modelsOfValuesHaveNone() throws {
    let source = try source(["Models/Machines"])
    let finding = try #require(source.report.findings.first)
    #expect(throws: InputError.self) { try source.setUp(of: finding) }
  }
}
