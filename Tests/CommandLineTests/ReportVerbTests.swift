import Foundation
import TestSupport
import Testing

@testable import transverify

/// Reports that are written again from JSON, against those of the run that wrote it.
@Suite struct ReportVerbTests {
  private func run(_ line: String, in folder: TemporaryFolder) -> (exit: ExitCode, printed: Printed) {
    let printed = Printed()
    let tool = CommandLineTool(
      engine: .live, console: printed.console(), environment: [:], workingDirectory: folder.path)
    return (tool.run(line.split(separator: " ").map(String.init)), printed)
  }

  private func files(in folder: TemporaryFolder) throws -> [String: String?] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.text($0)) })
  }

  /// Every format, to files and folders of the same names, with the same exit code.
  static let runs = [
    "Models/Rules/TV101 Models/Rules/TV104 Models/Machines", "Tests/Fixtures/Hierarchy --max-depth 3",
    "Models/Rules/TV104 --skip TV104 --strict", "Models/Rules/TV102 --strict",
  ]

  @Test(arguments: Effort.items(runs, sample: 1)) func bytesAreThoseOfTheRun(paths: String) throws {
    let others = ReporterChoice.Format.allCases.filter { $0 != .text }.map(\.rawValue)
    let reports =
      "--reporter text --output Reports " + others.map { "--reporter \($0):r.\($0)" }.joined(separator: " ")
    let folder = try TemporaryFolder()
    let expected = run("run \(paths) \(reports)", in: folder)
    let written = try files(in: folder)
    #expect(written.count > 10)
    let report = try #require(folder.text("Reports/report.json"))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    // The file that is read may be one that is written.
    try folder.write(report, to: "Reports/report.json")
    let strict = paths.contains("--strict") ? "--strict" : ""
    let again = run("report Reports/report.json \(strict) \(reports)", in: folder)
    #expect(again.printed.errors == "")
    #expect(again.exit == expected.exit)
    #expect(again.printed.output == expected.printed.output)
    #expect(try files(in: folder) == written)
  }

  /// The trend is part of the report: written again without the option, it is still there.
  @Test func trend() throws {
    let folder = try TemporaryFolder()
    #expect(run("run Models/Rules/TV101 Models/Rules/TV104 --reporter json:old.json", in: folder).exit == .success)
    let now = run("run Models/Rules/TV101 --trend old.json --reporter json:old.json --reporter text", in: folder)
    #expect(now.exit == .success)
    #expect(now.printed.output.contains("compared with the earlier report old.json: 0 new, 1 known, 1 fixed"))
    #expect(now.printed.output.contains("  fixed: TV104 in "))
    #expect(run("report old.json", in: folder).printed.output == now.printed.output)
    let same = run("report old.json --trend old.json", in: folder)
    #expect(same.printed.output.contains("0 new, 1 known, 0 fixed"))
    #expect(same.printed.output.contains("states (as before)"))
    #expect(
      run("run Models/Rules/TV101 --trend none.json", in: folder).printed.errors.contains("'none.json' cannot be"))
    #expect(run("run Models/Rules/TV101 --shard 1/2 --trend old.json", in: folder).exit == .usage)
  }

  @Test func schemas() throws {
    let folder = try TemporaryFolder()
    #expect(run("schema", in: folder).printed.output.contains("report  the JSON report\n"))
    #expect(
      run("schema report", in: folder).printed.output.contains(
        "\"$schema\" : \"https://json-schema.org/draft/2020-12/schema\""))
    let unknown = run("schema reprot", in: folder)
    #expect(unknown.exit == .usage)
    #expect(unknown.printed.errors == "transverify: error: unknown schema 'reprot': did you mean 'report'?\n")
  }

  @Test func whatIsNoReportIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(run("run Models/Rules/TV101 --reporter json:r.json --quiet", in: folder).exit == .success)
    #expect(run("run Models/Rules/TV101 --shard 1/1 --output S", in: folder).exit == .success)
    let report = try #require(folder.text("r.json"))
    try folder.write(report.replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 7"), to: "later.json")
    try folder.write(report.replacing("\"states\" : ", with: "\"st\" : "), to: "damaged.json")
    try folder.write(String(report.dropLast(50)), to: "cut.json")
    try folder.write("[]", to: "array.json")

    func refusal(_ arguments: String) -> String {
      let outcome = run("report \(arguments)", in: folder)
      #expect(outcome.exit == .usage)
      #expect(outcome.printed.output == "")
      #expect(outcome.printed.errors.split(separator: "\n").count == 1)
      return outcome.printed.errors
    }
    #expect(refusal("").contains("'report' needs a file"))
    #expect(refusal("none.json").contains("'none.json' cannot be read"))
    #expect(refusal("later.json").contains("the report has schema version 7, this version of transverify reads 1"))
    #expect(refusal("damaged.json").contains("states': the key is missing"))
    #expect(refusal("cut.json").contains("'cut.json' is no report that can be read: not a JSON report"))
    #expect(refusal("array.json").contains("'array.json' is no report that can be read"))
    #expect(refusal("S/shard-1-of-1.json").contains("'transverify report merge' joins them"))
    #expect(refusal("r.json r.json").contains("'report' takes one JSON report"))
    #expect(refusal("r.json --jobs 2").contains("'--jobs' belongs to 'run' and 'report merge'"))
    #expect(refusal("merge S/shard-1-of-1.json --strict").contains("'--strict' belongs to 'run --shard'"))
    #expect(refusal("r.json --reporter htlm").contains("did you mean 'html'?"))
  }
}
