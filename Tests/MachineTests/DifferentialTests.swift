import Exploration
import Foundation
import Testing

@testable import Machine

/// The same programs, compiled by swiftc and run by the machine, must log the same values.
///
/// `Tests/DifferentialPrograms` holds one file per theme: private declarations and one function, named like the file,
/// that calls `log`.
@Suite struct DifferentialTests {
  static let programs = swiftFiles(in: "Tests/DifferentialPrograms")
  static let themes = programs.map { String(($0.path.split(separator: "/").last ?? "").dropLast(6)) }
  /// What the compiled programs print, by theme; compiled together, once.
  static let native = NativePrograms.run(programs, themes)

  @Test(arguments: themes) func logsAgree(theme: String) throws {
    let expected = try #require(Self.native[theme], "swiftc: \(Self.native["error"] ?? [])")
    let actual = try MachineRun(theme: theme, files: Self.programs).log
    for (index, line) in expected.enumerated() where index >= actual.count || actual[index] != line {
      Issue.record("line \(index + 1): swiftc \(line), machine \(index < actual.count ? actual[index] : "nothing")")
      break
    }
    #expect(actual.count == expected.count)
  }
}

/// One run of a program's function by the machine.
struct MachineRun {
  var log: [String] = []

  private struct Failure: Error, CustomStringConvertible { var description: String }

  private static let support = """
    var output: [Any?] = []
    func log(_ value: Any?) { output.append(value) }
    """

  init(theme: String, files: [(path: String, text: String)]) throws {
    let own = files.filter { $0.path.hasSuffix("/" + theme + ".swift") }.map { ("Models/" + $0.path, $0.text) }
    let lowered = Lowered(swiftFiles(in: "Models/Prelude") + [("Models/Support.swift", Self.support)] + own)
    guard lowered.errors.isEmpty else {
      throw Failure(
        description: lowered.diagnostics.map { "\($0.message) \($0.notes.map(\.message))" }.joined(separator: "\n"))
    }
    let image = try ProgramImage(lowered.program)
    guard let entry = image.function(named: theme) else { throw Failure(description: "no function \(theme)") }
    var system = MachineSystem(image, configuration: MachineConfiguration(entry: entry))
    var sink = FirstState()
    system.emitInitialStates(into: &sink)
    let trace = system.traceInitial(StepLabel(event: 0, run: 0))
    guard sink.count == 1, let state = sink.state else {
      let last = trace?.events.suffix(3).map { "\($0.kind)" }.joined(separator: "\n") ?? ""
      throw Failure(description: "\(sink.count) runs, \(String(describing: trace?.outcome))\n\(last)")
    }
    let reader = StateReader(image: image, state: state)
    guard let output = reader.global("output"), let values = reader.elements(of: output) else {
      throw Failure(description: "no output")
    }
    log = values.map { Self.render($0, reader) }
  }

  static func render(_ value: StateReader.Value, _ reader: StateReader) -> String {
    if let text = reader.string(value) { return text }
    if let double = value.double, value.integer == nil { return "\(double)" }
    if let elements = reader.elements(of: value) {
      return "[" + elements.map { render($0, reader) }.joined(separator: ", ") + "]"
    }
    return reader.describe(value)
  }
}

private struct FirstState: SuccessorSink {
  var state: [UInt64]?
  var count = 0

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    count += 1
    if self.state == nil { self.state = Array(state) }
  }
  mutating func crash(label: StepLabel) { count += 1 }
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) {}
}

/// swiftc's side.
enum NativePrograms {
  private static func support(_ themes: [String]) -> String {
    """
    func log(_ value: Any?) { print(render(value)) }
    func render(_ value: Any?) -> String {
      guard let value else { return "nil" }
      if let list = value as? [Any?] { return "[" + list.map { render($0) }.joined(separator: ", ") + "]" }
      if let inner = value as? Any?, let some = inner { return "\\(some)" }
      return "\\(value)"
    }

    """ + themes.map { "print(\"== \($0)\")\n\($0)()\n" }.joined()
  }

  static func run(_ programs: [(path: String, text: String)], _ themes: [String]) -> [String: [String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("differential-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var paths = [folder.appendingPathComponent("main.swift").path]
      try support(themes).write(toFile: paths[0], atomically: true, encoding: .utf8)
      for (theme, program) in zip(themes, programs) {
        paths.append(folder.appendingPathComponent(theme + ".swift").path)
        try program.text.write(toFile: paths[paths.count - 1], atomically: true, encoding: .utf8)
      }
      let binary = folder.appendingPathComponent("programs").path
      let compiled = try execute("/usr/bin/env", ["swiftc", "-swift-version", "5", "-o", binary] + paths)
      guard compiled.status == 0 else { return ["error": [compiled.output]] }
      return split(try execute(binary, []).output)
    } catch {
      return ["error": ["\(error)"]]
    }
  }

  private static func execute(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private static func split(_ output: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    var theme = ""
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("== ") {
        theme = String(line.dropFirst(3))
        result[theme] = []
      } else {
        result[theme, default: []].append(String(line))
      }
    }
    return result
  }
}
