import Foundation
import Testing
import Verification

@testable import transverify

@Suite struct CompletionTests {
  private let table = CommandTable.transverify

  @Test(arguments: Shell.allCases)
  func namesEveryCommandAndOption(_ shell: Shell) throws {
    let script = try Shell.script(for: shell.rawValue, table: table)
    for verb in table.verbs {
      #expect(script.contains(verb.verb.rawValue))
      for option in verb.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"), "\(shell) \(option.name)")
      }
    }
  }

  @Test func unknownShell() {
    #expect(throws: InputError("'completions' does not know 'zhs': did you mean 'zsh'?")) {
      try Shell.script(for: "zhs", table: table)
    }
  }

  /// The scripts are read by the shells that are there; bash always is.
  @Test(arguments: Shell.allCases)
  func shellsReadTheirScripts(_ shell: Shell) throws {
    guard let program = find(shell.rawValue) else { return }
    let folder = try TemporaryFolder()
    try folder.write(try Shell.script(for: shell.rawValue, table: table), to: "script")
    #expect(try output(of: program, ["-n", folder.path + "/script"]).status == 0)
  }

  @Test(arguments: [
    ("transverify expl", "explain"), ("transverify run --only TV90", "TV901 TV902 TV903 TV904 TV905 TV906"),
    ("transverify run --color = al", "always"), ("transverify completions f", "fish"),
    ("transverify run --certi", "--certify"), ("transverify run --max-states 1", ""),
    ("transverify rules --he", "--help"),
  ])
  func bashCompletes(_ line: String, _ expected: String) throws {
    guard let bash = find("bash") else { return }
    let folder = try TemporaryFolder()
    try folder.write(try Shell.script(for: "bash", table: table), to: "script")
    let command = """
      source '\(folder.path)/script'
      COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()
      _transverify; echo "${COMPREPLY[*]}"
      """
    let answer = try output(of: bash, ["-c", command])
    #expect(answer.text == expected + "\n")
  }

  @Test func bashCompletesFilesWithSpaces() throws {
    guard let bash = find("bash") else { return }
    let folder = try TemporaryFolder()
    try folder.write(try Shell.script(for: "bash", table: table), to: "script")
    try folder.write("", to: "My Card.swift")
    let command = """
      cd '\(folder.path)'; source ./script
      COMP_WORDS=(transverify run My); COMP_CWORD=2; _transverify; echo "${#COMPREPLY[@]} ${COMPREPLY[0]}"
      """
    #expect(try output(of: bash, ["-c", command]).text == "1 My Card.swift\n")
  }

  private func find(_ name: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func output(of program: String, _ arguments: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}

@Suite struct ManualPageTests {
  private let page = ManualPage(table: .transverify, version: "1.0").text

  @Test func holdsEverything() {
    for verb in CommandTable.transverify.verbs {
      #expect(page.contains(".SS \(verb.verb.rawValue)"))
      for option in verb.options {
        #expect(page.contains("\\-\\-" + option.name.split(separator: "-").joined(separator: "\\-")))
      }
    }
  }

  /// A line that began with a dot or a quote by chance would be a request.
  @Test func linesThatBeginWithADotAreRequests() {
    let known = [".\\\"", ".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".br", ".nf", ".fi"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
