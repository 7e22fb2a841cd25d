import Foundation
import Testing

/// TLC, the explicit-state checker of TLA+, where `TRANSVERIFY_TLC` says how to start it: `java -jar tla2tools.jar`.
enum TLC {
  struct Counts {
    /// With the initial state: one more than steps.
    var generated: Int
    var states: Int
    /// Invariants that some state violates.
    var violated: Set<String>
  }

  static let command = ProcessInfo.processInfo.environment["TRANSVERIFY_TLC"].flatMap { $0.isEmpty ? nil : $0 }

  /// Explores a module to its end, whatever it violates.
  static func check(module: String, configuration: String, named name: String) throws -> Counts {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transverify-tlc-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (text, ending) in [(module, "tla"), (configuration, "cfg")] {
      try text.write(to: folder.appendingPathComponent("\(name).\(ending)"), atomically: true, encoding: .utf8)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "\(command ?? "false") -continue -noGenerateSpecTE -config \(name).cfg \(name).tla 2>&1",
    ]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let last = try #require(
      output.matches(of: /([0-9]+) states generated, ([0-9]+) distinct states found, 0 states left/).last,
      "\(output.suffix(3000))")
    let violated = output.matches(of: /Invariant ([A-Za-z0-9_]+) is violated/).map { String($0.1) }
    return Counts(
      generated: try #require(Int(last.1)), states: try #require(Int(last.2)), violated: Set(violated))
  }
}
