import Foundation
import Testing
import Verification

@testable import transverify

/// The reports in the repository are those of a fresh run (issue 2, section 8).
@Suite struct CommittedReportsTests {
  @Test func committedReportsEqualAFreshRun() throws {
    let configuration = try #require(
      try Configuration.find(named: nil, from: FileManager.default.currentDirectoryPath))
    let report = try Runner(options: RunOptions(paths: configuration.paths, jobs: 2)).run()
    let files = Engine.live.reportFolder(report)
    #expect(files.count > 40)
    for file in files {
      let committed = try? String(contentsOfFile: "Reports/" + file.name, encoding: .utf8)
      #expect(committed == file.text, "Reports/\(file.name) differs: run `swift run -c release transverify run`")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: "Reports")
    #expect(
      Set(names).subtracting(["Diagrams"]) == Set(files.map { $0.name.prefix { $0 != "/" } }.map(String.init)),
      "Reports holds files that a fresh run does not write")
  }
}
