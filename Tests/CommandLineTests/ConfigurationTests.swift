import Foundation
import Testing
import Verification

@testable import transverify

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws(InputError) -> Configuration {
    try ConfigurationReader(file: ".transverify.json", folder: "/app").configuration(from: Data(text.utf8))
  }

  @Test func everyKey() throws {
    let configuration = try read(
      """
      {
        // what to check
        paths: ["Sources", 'Tests'], exclude: ["Generated"],
        output: "Reports", only: ["TV104", "tv304"], skip: ["TV101"], ios: 17.4, maxStates: 100000,
        maxDepth: 30, timeLimit: 2.5, strict: true, reporters: ["json:report.json", "text"],
      }
      """)
    #expect(configuration.paths == ["Sources", "Tests"])
    let values = configuration.values
    #expect(values.all(.exclude) == ["Generated"])
    #expect(values.all(.only) == ["TV104", "TV304"])
    #expect(values.all(.skip) == ["TV101"])
    #expect(values.first(.ios) == "17.4")
    #expect(values.first(.maxStates) == "100000")
    #expect(values.first(.maxDepth) == "30")
    #expect(values.first(.timeLimit) == "2.5")
    #expect(values.contains(.strict))
    #expect(values.first(.output) == "Reports")
    #expect(values.all(.reporter) == ["json:report.json", "text"])
  }

  static let errors: [(String, String)] = [
    ("[]", "the configuration must be an object in braces"),
    ("{ maxstates: 3 }", "unknown key 'maxstates': did you mean 'maxStates'?"),
    (
      "{ zzz: 3 }",
      "unknown key 'zzz': the keys are paths, exclude, only, skip, ios, maxStates, maxDepth, subjectBudget, timeLimit, memoryLimit, reduce, fairCycles, certify, repairs, cache, strict, baseline, failOn, confidence, requireDisturbances, incomplete, verbose, coverageOfLanguage, reporters, output"
    ),
    ("{ paths: 'Sources' }", "'paths' must be a list of strings in brackets, not \"Sources\""),
    ("{ paths: ['a', 3] }", "'paths[1]' must be a string that is not empty, not 3"),
    ("{ exclude: 'Generated' }", "'exclude' must be a list of strings in brackets, not \"Generated\""),
    ("{ only: ['TV14'] }", "'only[0]': unknown rule 'TV14': did you mean 'TV104'?"),
    ("{ maxStates: 'many' }", "'maxStates' must be a number, not \"many\""),
    ("{ maxStates: 2.5 }", "'maxStates' must be a whole number of at least 1, not '2.5'"),
    ("{ strict: 1 }", "'strict' must be true or false, not 1"),
    ("{ strict: null }", "'strict' must be true or false, not null"),
    ("{ output: [] }", "'output' must be a string that is not empty, not a list"),
    ("{ ios: {} }", "'ios' must be a number, not an object"),
    ("{ ios: 9 }", "'ios' must be a version from 12 to 26, not '9'"),
    (
      "{ reporters: ['pdf'] }",
      "'reporters[0]' names no report format with 'pdf': the formats are text, markdown, html, json, sarif, junit, github, gitlab, xcode"
    ),
  ]

  @Test(arguments: errors)
  func oneSentencePerError(text: String, message: String) {
    #expect(throws: InputError(".transverify.json: " + message)) { try read(text) }
  }

  static let malformed: [(String, String)] = [
    ("", "1:1: this is not JSON: expected a value, but the text ends"),
    ("{\n  paths: [\"a\"\n  strict: true }", "3:3: this is not JSON: expected ',' or ']', not 's'"),
    ("{ paths: [a] }", "1:11: this is not JSON: 'a' is not a value: strings stand in quotes"),
    ("{ output: 'x }", "1:11: this is not JSON: the string does not end on its line"),
    ("{ ios: 17, ios: 18 }", "1:12: this is not JSON: the key 'ios' is there twice"),
    ("{ ios 17 }", "1:7: this is not JSON: expected ':' after 'ios', not '1'"),
    ("{ ios: 17 } }", "1:13: this is not JSON: nothing may follow the value, but here is '}'"),
    ("{ /* ios: 17 }", "1:3: this is not JSON: the comment does not end"),
    ("{ ios: 17", "1:10: this is not JSON: expected ',' or '}', but the text ends"),
    ("{ ios: 17,", "1:11: this is not JSON: expected '}', but the text ends"),
  ]

  @Test(arguments: malformed)
  func malformedTextNamesTheLine(text: String, message: String) {
    #expect(throws: InputError(".transverify.json:" + message)) { try read(text) }
  }

  @Test func deeplyNestedTextIsRefused() {
    #expect(throws: InputError.self) { try read(String(repeating: "[", count: 100_000)) }
    #expect(throws: InputError(".transverify.json: this is not UTF-8 text")) {
      try ConfigurationReader(file: ".transverify.json", folder: "/").configuration(from: Data([0x7b, 0xff, 0x7d]))
    }
  }

  @Test func values() throws {
    let value = try JSON5Parser.parse(
      "/**/ [null, true, -1.5, +2, .5, 3., 1e3, 0x1F, 'it\\'s', \"a\\u00e9\\n\", {}, {a: [], 'b c': {},},] // end")
    #expect(
      value
        == .array([
          .null, .bool(true), .number(-1.5), .number(2), .number(0.5), .number(3), .number(1000), .number(31),
          .string("it's"), .string("aé\n"), .object([]),
          .object([.init(key: "a", value: .array([])), .init(key: "b c", value: .object([]))]),
        ]))
  }

  @Test func isFoundAbove() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ paths: ['Sources'] }", to: ".transverify.json")
    try folder.makeFolder("a/b")
    let configuration = try Configuration.find(named: nil, from: folder.path + "/a/b")
    #expect(configuration?.folder == folder.path)
    #expect(throws: InputError("no such configuration: 'other.json'")) {
      try Configuration.find(named: "other.json", from: folder.path)
    }
  }
}
