import Foundation

/// The program that drives the natively compiled machine: the package's module `UIKit`, the driver, and the rewritten
/// files, linked by swiftc.
package struct NativeBuild: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// The executable.
  package let program: String
  /// Holds the executable and the rewritten files.
  package let folder: String

  /// - Parameters:
  ///   - root: the package's folder.
  ///   - products: where the package was built: `.build/debug`.
  ///   - folder: where to work; made if it is not there.
  package init(root: String, products: String, files: [DrivenFile], folder: String) throws {
    self.folder = folder
    program = folder + "/driver"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var sources = DrivenFile.all(below: "Tests/Native/Driver", in: root).map { root + "/" + $0.path }
    var declarations: [String] = []
    let machine = DrivenFile.all(below: "Models/UIKit", in: root)
    let optional = OptionalMethods(machine: machine, files: files)
    for (number, file) in files.enumerated() {
      let path = "\(folder)/\(number)_\(URL(fileURLWithPath: file.path).lastPathComponent)"
      sources.append(path)
      if file.isMachine {
        try file.text.replacingOccurrences(of: "import UIKit\n", with: "@testable import UIKit\n")
          .write(toFile: path, atomically: true, encoding: .utf8)
      } else {
        let rewritten = NativeWriter.rewrite(
          file.text, number: number, appended: file.entries, edits: optional.edits[number] ?? [])
        declarations.append(rewritten.declaration)
        try rewritten.text.write(toFile: path, atomically: true, encoding: .utf8)
      }
    }
    sources += [folder + "/Entries.swift", folder + "/MachineActions.swift"]
    try MachineActions.text(machine)
      .write(toFile: folder + "/MachineActions.swift", atomically: true, encoding: .utf8)
    declarations.append("declareMachineActions")
    try Self.table(files.flatMap(\.entryNames), declarations)
      .write(toFile: folder + "/Entries.swift", atomically: true, encoding: .utf8)
    try compile(sources, products: products)
  }

  private static func table(_ entries: [String], _ declarations: [String]) -> String {
    """
    let drivenEntries: [String: () -> Void] = [
    \(entries.isEmpty ? "  :" : entries.map { "  \"\($0)\": { \($0)() }," }.joined(separator: "\n"))
    ]
    let drivenDeclarations: [(DrivenRuntime) -> Void] = [
    \(declarations.map { "  { \($0)($0) }," }.joined(separator: "\n"))
    ]

    """
  }

  private func compile(_ sources: [String], products: String) throws {
    let objects = try FileManager.default.contentsOfDirectory(atPath: products + "/UIKit.build")
      .filter { $0.hasSuffix(".o") }.sorted().map { products + "/UIKit.build/" + $0 }
    // As one module at once: a compiler for each file would load the machine's module each time.
    let result = try Subprocess.run(
      "swiftc",
      [
        "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", "Driver", "-parse-as-library",
        "-I", products + "/Modules", "-o", program,
      ] + sources + objects)
    guard result.status == 0 else { throw Failure(description: String(result.output.prefix(8000))) }
  }
}

/// A child process.
package enum Subprocess {
  /// Runs a program found on PATH and collects what it prints, errors too if `isMerged`; `input` is given on standard
  /// input.
  package static func run(
    _ program: String, _ arguments: [String], input: String = "", isMerged: Bool = true
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let (output, feed) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = isMerged ? output : FileHandle.nullDevice
    // A crash of the driver is an answer, not something to explain at length.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = feed
    try process.run()
    let writer = Thread {
      feed.fileHandleForWriting.write(Data(input.utf8))
      try? feed.fileHandleForWriting.close()
    }
    writer.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
