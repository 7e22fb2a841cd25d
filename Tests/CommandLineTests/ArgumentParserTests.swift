import Foundation
import Testing
import Verification

@testable import transverify

@Suite struct ArgumentParserTests {
  private func parse(_ line: String) throws(InputError) -> ParsedArguments {
    try ArgumentParser(table: .transverify).parse(line.split(separator: " ").map(String.init))
  }

  @Test func operandsAndOptionsMix() throws {
    let parsed = try parse("run A --strict --max-states 5 B --max-depth=7 -- --odd")
    #expect(parsed.verb == .run)
    #expect(parsed.operands == ["A", "B", "--odd"])
    #expect(parsed.values.contains(.strict))
    #expect(parsed.values.first(.maxStates) == "5")
    #expect(parsed.values.first(.maxDepth) == "7")
    #expect(!parsed.values.contains(.quiet))
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    let parsed = try parse("run --only tv304 --only completion-flag-agrees --reporter json:a:b.json --reporter text")
    #expect(parsed.values.all(.only) == ["TV304", "TV104"])
    #expect(parsed.values.all(.reporter) == ["json:a:b.json", "text"])
  }

  /// As in comments.
  @Test func rulesStandWithCommas() throws {
    let parsed = try parse("run --only TV701,completion-flag-agrees --skip=TV101 --only TV304 --skip TV102,TV103")
    #expect(parsed.values.all(.only) == ["TV701", "TV104", "TV304"])
    #expect(parsed.values.all(.skip) == ["TV101", "TV102", "TV103"])
    // A path may have some.
    #expect(try parse("run --exclude a,b").values.all(.exclude) == ["a,b"])
  }

  @Test(arguments: ["run --strict --help", "run -h", "help run"])
  func helpOfAVerb(line: String) throws {
    let parsed = try parse(line)
    #expect(parsed.verb == .help)
    #expect(parsed.operands == ["run"])
  }

  @Test func helpAndVersionAreOptionsToo() throws {
    #expect(try parse("--help").verb == .help)
    #expect(try parse("-h").verb == .help)
    #expect(try parse("--version").verb == .version)
  }

  static let errors: [(String, String)] = [
    ("rum", "unknown command 'rum': did you mean 'run'?"),
    ("--changed-since", "unknown command '--changed-since': did you mean 'transverify run --changed-since'?"),
    ("Nowhere", "unknown command 'Nowhere': 'transverify help' lists the commands"),
    ("Models", "unknown command 'Models': did you mean 'transverify run Models'?"),
    ("run --strct", "unknown option '--strct' for 'run': did you mean '--strict'?"),
    ("run --show possible", "unknown option '--show' for 'run': did you mean '--confidence possible'?"),
    ("run --level=error", "unknown option '--level' for 'run': did you mean '--fail-on error'?"),
    ("run --shw A", "unknown option '--shw' for 'run': 'transverify help run' lists the options"),
    ("run --only TV701,TV14", "unknown rule 'TV14': did you mean 'TV104'?"),
    ("run -s", "unknown option '-s' for 'run': 'transverify help run' lists the options"),
    ("rules --strict", "unknown option '--strict' for 'rules': 'transverify help rules' lists the options"),
    ("run --config", "'--config' needs a value: --config FILE"),
    ("run --only --strict", "'--only' needs a value: --only RULE"),
    ("run --output=", "'--output' needs a value: --output FOLDER"),
    ("run --quiet=yes", "'--quiet' takes no value, but is given 'yes'"),
    ("run --jobs 1 --jobs 2", "'--jobs' is given twice"),
    ("run --max-states many", "'--max-states' must be a whole number of at least 1, not 'many'"),
    ("run --max-depth 0", "'--max-depth' must be a whole number of at least 1, not '0'"),
    ("run --time-limit -1", "'--time-limit' must be a number above 0, not '-1'"),
    ("run --time-limit inf", "'--time-limit' must be a number above 0, not 'inf'"),
    ("run --ios 11.9", "'--ios' must be a version from 12 to 26, not '11.9'"),
    ("run --color red", "'--color' must be 'auto', 'always' or 'never', not 'red'"),
    ("run --only TV14", "unknown rule 'TV14': did you mean 'TV104'?"),
    ("run --skip nonsense", "unknown rule 'nonsense': 'transverify rules' lists them"),
    ("run --reporter jsn", "'--reporter' names no report format with 'jsn': did you mean 'json'?"),
    ("run --reporter html:", "'--reporter' names no file after 'html:'"),
    ("explain", "'explain' needs a rule: transverify explain RULE"),
    ("explain TV101 TV102", "'explain' does not take 'TV102': 'transverify help explain' says what it takes"),
    ("version now", "'version' does not take 'now': 'transverify help version' says what it takes"),
  ]

  @Test(arguments: errors)
  func oneSentencePerError(line: String, message: String) {
    #expect(throws: InputError(message)) { try parse(line) }
  }

  @Test func everyVerbIsDescribedOnce() throws {
    #expect(CommandTable.transverify.verbs.map(\.verb) == Verb.allCases)
    for verb in CommandTable.transverify.verbs {
      #expect(Set(verb.options.map(\.name)).count == verb.options.count)
    }
    let copy = try JSONDecoder().decode(CommandTable.self, from: JSONEncoder().encode(CommandTable.transverify))
    #expect(copy == CommandTable.transverify)
  }

  /// `transverify` in a project's folder checks the project.
  @Test func nothingAtAllIsARun() throws {
    let parsed = try ArgumentParser(table: .transverify).parse([])
    #expect(parsed == ParsedArguments(verb: .run, operands: [], values: OptionValues()))
  }
}
