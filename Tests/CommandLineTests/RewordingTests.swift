import Foundation
import Identifiers
import RunReport
import ShippedModels
import TestSupport
import Testing

/// The formal machine with other sentences in all its messages finds the same, under the same ids.
@Suite struct RewordingTests {
  /// Rules with several checks first.
  private static let rules = Effort.items(
    [.TV104, .TV507, .TV208, .TV601, .TV906, .TV1201] + RuleID.allCases.filter { $0 != .TV1205 }, sample: 3)

  @Test func rewordedMessagesKeepIDs() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Repository.path("Models"), toPath: folder.path + "/Models")
    #expect(try reword(folder.path + "/Models/UIKit") > 200)
    let paths = Set(Self.rules).sorted().map { "Models/Rules/\($0)" }
    try folder.write("{}", to: "plain.json")
    let script =
      "\"$TRANSVERIFY\" run --no-progress --jobs 2 --config plain.json --reporter json:report.json "
      + paths.joined(separator: " ")
    let outcome = try BuiltProgram.bash(
      script, in: folder, environment: ["TRANSVERIFY_MODELS": folder.path + "/Models", "TRANSVERIFY_CACHE": ""])
    let text = try #require(folder.text("report.json"), "\(outcome.output)")
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    let expected = try paths.flatMap { try ShippedModels.report.findings(in: $0) }
    #expect(report.findings.map(\.id).sorted() == expected.map(\.id).sorted())
    // Those of crashes are the interpreter's.
    #expect(report.findings.count { $0.message.hasPrefix(Self.prefix) } > report.findings.count / 2)
  }

  private static let prefix = "in other words, "

  /// Changes every sentence in the code of a folder, and answers how many there were.
  private func reword(_ folder: String) throws -> Int {
    var count = 0
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in files.sorted() where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
        if line.drop(while: { $0 == " " }).hasPrefix("//") { return String(line) }
        return String(line).replacing(/"([a-zA-Z(][^"\\]* [^"\\]*)"/) { match in
          count += 1
          return "\"\(Self.prefix)\(match.1)\""
        }
      }
      try lines.joined(separator: "\n").write(toFile: folder + "/" + file, atomically: true, encoding: .utf8)
    }
    return count
  }
}
