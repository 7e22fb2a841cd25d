import Foundation
import Rules
import RunReport
import Synchronization
import Testing
import Verification

@testable import transverify

@Suite struct RunVerbTests {
  private let printed = Printed()

  private func run(
    _ line: String, in folder: TemporaryFolder, _ result: Result<Report, InputError> = .success(Samples.report()),
    console: Console? = nil, environment: [String: String] = [:]
  ) -> ExitCode {
    CommandLineTool(
      engine: .answering(result), console: console ?? printed.console(), environment: environment,
      workingDirectory: folder.path
    ).run(line.split(separator: " ").map(String.init))
  }

  @Test func textGoesToStandardOutput() throws {
    let folder = try TemporaryFolder()
    #expect(run("run A", in: folder) == .success)
    #expect(printed.output == "text\n")
    #expect(printed.errors == "")
  }

  @Test func everyReportIsWrittenBeforeTheGateFails() throws {
    let folder = try TemporaryFolder()
    let report = Samples.report(.violated, findings: [Samples.finding()])
    let line = "run A --reporter json:out/r.json --reporter markdown:out/deep/r.md --reporter text --output Reports"
    #expect(run(line, in: folder, .success(report)) == .violations)
    #expect(folder.text("out/r.json") == "json Reports/index.html\n")
    #expect(folder.text("out/deep/r.md") == "markdown Reports/index.html\n")
    #expect(folder.text("Reports/index.html") == "html")
    #expect(folder.text("Reports/systems/card.md") == "markdown")
    #expect(printed.output == "text Reports/index.html\n")
  }

  @Test func inputErrorsAreOneSentence() throws {
    let folder = try TemporaryFolder()
    #expect(run("run A", in: folder, .failure(InputError("no such file or folder: 'A'"))) == .usage)
    #expect(printed.errors == "transverify: error: no such file or folder: 'A'\n")
    #expect(printed.output == "")
  }

  @Test func whatCanBeWrittenIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let line =
      "run A --reporter json:file/r.json --reporter html:good.html --reporter markdown:/dev/full --reporter text"
    #expect(run(line, in: folder) == .usage)
    #expect(folder.text("good.html") == "html good.html\n")
    #expect(printed.output == "text good.html\n")
    let lines = printed.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "transverify: error: the folder 'file' cannot be made: 'file' is a file")
    #expect(lines.last == "transverify: error: '/dev/full' cannot be written: no space left on device")
  }

  @Test func closedOutputStillLeavesFiles() throws {
    let folder = try TemporaryFolder()
    let console = printed.console(outputError: OutputError(message: "standard output cannot be written: gone"))
    #expect(run("run A --reporter text --reporter json:r.json", in: folder, console: console) == .usage)
    #expect(folder.text("r.json") != nil)
    #expect(printed.errors == "transverify: error: standard output cannot be written: gone\n")
  }

  @Test func progressOnlyOnATerminalAndNotUnderCI() throws {
    let folder = try TemporaryFolder()
    for (line, environment, isShown) in [
      ("run A", [:], true), ("run A", ["CI": "true"], false), ("run A --quiet", [:], false),
      ("run A --no-progress", [:], false), ("run A", ["TERM": "dumb"], false),
    ] {
      let printed = Printed()
      _ = run(line, in: folder, console: printed.console(isTerminal: true), environment: environment)
      #expect(printed.errors.contains("10 states") == isShown)
      #expect(printed.errors.isEmpty || printed.errors.hasSuffix("\r\u{1B}[K"))
    }
  }

  @Test func colours() throws {
    let folder = try TemporaryFolder()
    for (line, environment, isTerminal, isColored) in [
      ("run A", [:], true, true), ("run A", [:], false, false), ("run A", ["NO_COLOR": "1"], true, false),
      ("run A --color always", ["NO_COLOR": "1"], false, true), ("run A --color never", [:], true, false),
    ] {
      let printed = Printed()
      _ = run(line, in: folder, console: printed.console(isTerminal: isTerminal), environment: environment)
      #expect(printed.output.contains("coloured") == isColored)
    }
  }

  @Test func otherVerbs() throws {
    let folder = try TemporaryFolder()
    #expect(run("scenarios A", in: folder) == .success)
    #expect(printed.output == "Card.swift:3:5: animator CardAnimator\n")
    #expect(run("scenarios A --subject CardAnimator", in: folder) == .success)
    #expect(printed.output.hasSuffix("Card.swift:3:5: animator CardAnimator\n    present\n"))
    #expect(run("rules", in: folder) == .success)
    for rule in RuleCatalogue.all { #expect(printed.output.contains("\(rule.id) ")) }
    #expect(run("explain completion-flag-agrees", in: folder) == .success)
    #expect(printed.output.contains("# TV104 completion-flag-agrees"))
    #expect(run("explain TV14", in: folder) == .usage)
    #expect(printed.errors == "transverify: error: unknown rule 'TV14': did you mean 'TV104'?\n")
    #expect(run("explain F-28", in: folder) == .success)
    #expect(
      printed.output.contains("# F-28\n\n")
        && printed.output.contains("\n**Parameter**: `QUERY_TIME` delegate queries\n"))
    #expect(run("explain F-99", in: folder) == .usage)
    #expect(printed.errors.contains("transverify: error: unknown code 'F-99': "))
    #expect(run("version", in: folder) == .success)
    #expect(printed.output.hasSuffix("transverify \(ToolVersion.current)\n"))
  }

  /// Exit code 0, but nobody takes it for a result.
  @Test func nothingToCheckIsAWarning() throws {
    let folder = try TemporaryFolder()
    #expect(run("run A", in: folder, .success(Samples.report(.vacuous))) == .success)
    #expect(printed.errors.hasPrefix("transverify: warning: no code of presentations or transitions was found, so"))
    #expect(run("run A --strict", in: folder, .success(Samples.report(.vacuous))) == .incomplete)
    let lines = printed.errors.split(separator: "\n").count
    #expect(run("run A --quiet", in: folder, .success(Samples.report(.vacuous))) == .success)
    #expect(run("run A", in: folder, .success(Samples.report(.vacuous, subjects: [.vacuous]))) == .success)
    var untouched = Samples.report(.vacuous)
    untouched.leftOutSubjects = 3
    #expect(run("run A", in: folder, .success(untouched)) == .success)
    #expect(printed.errors.split(separator: "\n").count == lines)
  }

  @Test func progressLine() {
    let progress = RunProgress(
      subject: "CardAnimator", finishedSubjects: 3, subjects: 12, states: 1_234_567, depth: 14, queue: 831)
    #expect(
      ProgressLine.text(progress, seconds: 2)
        == "3/12 CardAnimator · 1,234,567 states · 617,283 states/s · depth 14 · queue 831")
    #expect(ProgressLine.text(progress, seconds: 0).contains(" 0 states/s"))
  }
}
