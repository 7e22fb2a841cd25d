import Foundation
import RunReport
import Synchronization
import TestSupport
import Testing
import Verification

@testable import transverify

/// Walks with scripted input, through the command line.
@Suite struct ReplayVerbTests {
  private let printed = Printed()

  /// Types lines and ends the input.
  private func replay(
    _ line: String, typing lines: [String] = [], inputIsTerminal: Bool = false, outputIsTerminal: Bool = false
  ) -> ExitCode {
    let input = Mutex(lines[...])
    let plain = printed.console(isTerminal: outputIsTerminal)
    let console = Console(
      output: { text in
        do throws(OutputError) {
          try plain.write(text)
          return nil
        } catch {
          return error
        }
      }, writeStatus: plain.writeStatus, outputIsTerminal: outputIsTerminal, errorIsTerminal: false,
      readLine: { input.withLock { $0.popFirst() } }, inputIsTerminal: inputIsTerminal)
    let tool = CommandLineTool(
      engine: Self.engine, console: console, environment: ["NO_COLOR": "1"], workingDirectory: Repository.root)
    return tool.run(["replay"] + line.split(separator: " ").map(String.init))
  }

  /// The real one, but that it explores what several walks begin with only once.
  private static let engine: Engine = {
    var engine = Engine.live
    engine.replays = { options, report, progress, isCancelled throws(InputError) in
      let known = report ?? Self.report(options)
      return try Engine.live.replays(options, known, progress, isCancelled)
    }
    return engine
  }()

  private static let reports = Mutex<[RunOptions: Once<Report>]>([:])

  /// Nothing where the sources cannot be explored: then walks cannot begin either.
  private static func report(_ options: RunOptions) -> Report? {
    let once = reports.withLock { reports in
      let once = reports[options] ?? Once()
      reports[options] = once
      return once
    }
    return try? once.value { try Runner(options: options).replays().report }
  }

  @Test func withoutInputTheWholeTraceIsPrinted() throws {
    #expect(replay("Models/Rules/TV104") == .violations)
    try expectGolden(printed.output, "replay-TV104.txt")
  }

  @Test func stepsReadNothing() {
    #expect(replay("Models/Rules/TV104 --steps", typing: ["q"]) == .violations)
    #expect(printed.output.contains("step 4 of 4"))
    #expect(!printed.output.contains("> q"))
  }

  @Test func everyCommand() throws {
    let typed = [
      "", "n", "b", "4", "t", "g 4", "g 0", "s", "a", "r", "f", "f 1", "w 1", "w 2", "?", "n x", "g", "zz", "17", "g 9",
      "b", "t", "q", "never read",
    ]
    #expect(replay("Models/Rules/TV104", typing: typed) == .violations)
    try expectGolden(printed.output, "replay-commands.txt")
    #expect(!printed.output.contains("never read"))
  }

  @Test func modelsOfValues() throws {
    #expect(
      replay("Models/Machines --finding TV101", typing: ["n", "n", "1", "n", "t", "g 10", "n"]) == .violations)
    try expectGolden(printed.output, "replay-model.txt")
  }

  /// Nothing broken was seen: the walk ended before.
  @Test func theExitCodeSaysWhatWasSeen() {
    #expect(replay("Models/Rules/TV104", typing: ["q"]) == .success)
    #expect(replay("Models/Rules/TV104/TV104Violating.swift --subject FadeAnimator", typing: ["1", "b"]) == .success)
    #expect(printed.output.contains("at the beginning (FadeAnimator)"))
  }

  @Test func findingsAreChosenByNumberRuleAndId() {
    #expect(replay("Models/Machines f2", typing: ["q"]) == .success)
    #expect(printed.output.hasPrefix("f2 "))
    #expect(replay("Models/Machines --finding no-leak-on-cancel", typing: ["q"]) == .success)
    #expect(replay("Models/Rules/TV104 --finding tv104-", typing: ["q"]) == .success)
    #expect(replay("Models/Machines", typing: ["f2", "q"]) == .success)
    #expect(printed.output.contains("this is f1; '--finding 2' or 'f 2' takes another"))
  }

  @Test(arguments: [
    ("Models/Rules/TV104 f9", "there is no finding 9: there is one, f1 (TV104)"),
    ("Models/Rules/TV104 --finding TV105", "no finding is named 'TV105': there is one, f1 (TV104)"),
    ("Models/Machines --finding TV9", "no finding is named 'TV9': they are f1 to f2"),
    ("Models/Rules/TV104 f1 --finding 1", "'f1' and '--finding 1' both choose a finding"),
    (
      "Models/Rules/TV104 --subject nobody",
      "no subject is named 'nobody': 'transverify scenarios' lists those that there are"
    ),
    ("Models/Rules/TV104 --all", "'--all' belongs to '--xctest'"),
    ("Models/Rules/TV104 --xctest --all", "'--all' needs '--output FOLDER'"),
    ("Models/Rules/TV104 f1 --xctest --all --output T", "'--all' and the finding 'f1' cannot be combined"),
    ("Models/Nowhere", "no such file or folder: 'Models/Nowhere'"),
    ("Models/Rules/TV104 --report Nowhere.json", "'Nowhere.json' cannot be read"),
  ])
  func badInput(_ line: String, _ sentence: String) {
    #expect(replay(line) == .usage)
    #expect(printed.errors == "transverify: error: \(sentence)\n")
    #expect(printed.output == "")
  }

  @Test func testsAreWritten() throws {
    #expect(replay("Models/Rules/TV104 --xctest") == .success)
    #expect(printed.output.contains("final class TV104FadeAnimatorF1Tests: XCTestCase {"))
    #expect(printed.output.contains("class TransitionWorld {"))
    let folder = try TemporaryFolder()
    #expect(replay("Models/Rules/TV104 Models/Machines --xctest --all --output \(folder.path)/T") == .success)
    #expect(printed.errors.contains("is left out: "))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/T").sorted()
    #expect(names.count == 2 && names.last == "TransitionWorld.swift")
    #expect(replay("Models/Rules/TV104 f1 --xctest --output \(folder.path)/One.swift") == .success)
    #expect(folder.text("One.swift")?.contains("world.beginSwipe()") == true)
    #expect(folder.text("TransitionWorld.swift") == folder.text("T/TransitionWorld.swift"))
  }

  @Test func severalSubjectsAreRefused() {
    #expect(replay("Models/Rules/TV104 --subject *") == .usage)
    #expect(
      printed.errors.contains("'--subject' fits 2 subjects, and a walk goes through one: FadeAnimator (Models/Rules/"))
  }

  @Test func nothingFoundIsSaid() {
    #expect(replay("Models/Rules/TV104/TV104Clean.swift") == .success)
    #expect(printed.output == "nothing was found: '--subject NAME' walks through a subject all the same\n")
  }

  /// A report names the finding; the sources are explored for it alone.
  @Test func aReportMayNameTheFinding() throws {
    let folder = try TemporaryFolder()
    let tool = CommandLineTool(
      engine: .live, console: printed.console(), environment: [:], workingDirectory: Repository.root)
    _ = tool.run(["run", "Models/Machines", "--reporter", "json:\(folder.path)/report.json"])
    #expect(replay("Models/Machines --report \(folder.path)/report.json f2 --steps") == .violations)
    #expect(printed.output.contains("step 36 of 36"))
    #expect(replay("Models/Rules/TV104 --report \(folder.path)/report.json f2 --steps") == .usage)
    #expect(printed.errors.contains("cannot be walked through: these sources, with these options, do not show it"))
  }

  /// On a terminal it waits with a prompt, and nothing is typed twice.
  @Test func aTerminalGetsPrompts() {
    #expect(replay("Models/Rules/TV104", typing: ["n"], inputIsTerminal: true, outputIsTerminal: true) == .success)
    #expect(printed.output.contains("\n0> step 1 of 4, "))
    #expect(printed.output.hasSuffix("\n1> \n"))
  }

  /// Where nobody could see a prompt the whole trace is printed at once.
  @Test func aTerminalWithoutAScreenIsNotAsked() {
    #expect(replay("Models/Rules/TV104", typing: ["q"], inputIsTerminal: true) == .violations)
    #expect(printed.output.contains("step 4 of 4"))
  }

  @Test(arguments: [
    ("", ReplayCommand.next), ("  n ", .next), ("12", .take(12)), ("g 4", .go(4)), ("go 4", .go(4)), ("f", .findings),
    ("f 3", .finding("3")), ("f3", .finding("f3")), ("f TV104", .finding("TV104")), ("w 2", .begin(2)), ("?", .help),
    ("quit", .quit), ("g x", .unknown("'g' needs a number: 'g 3'")), ("w", .unknown("'w' needs a number: 'w 3'")),
    ("b 2", .unknown("'b' stands alone")), ("a b c", .unknown("'a b c' has too many words")),
    ("foo", .unknown("'foo' is no command")), ("-3", .take(-3)),
    ("99999999999999999999", .unknown("'99999999999999999999' is no command")),
  ])
  func linesAreRead(_ line: String, _ command: ReplayCommand) { #expect(ReplayCommand(line) == command) }
}
