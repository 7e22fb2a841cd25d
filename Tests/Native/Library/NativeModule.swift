import Foundation

/// The natively compiled machine as a module that other Swift is compiled against.
package enum NativeModule {
  /// The folder in which the package's products and its modules were built, from within a test or a tool of the package;
  /// nil when the module `UIKit` is not there.
  package static var products: String? {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent().path
    return [Bundle.main.bundlePath, program].first {
      FileManager.default.fileExists(atPath: $0 + "/UIKit.build")
    }
  }

  /// What the compiler says of a file of Swift that imports UIKit, against the module; empty when it accepts the file.
  package static func typeCheck(_ text: String) throws -> String { try typeCheck(["Checked.swift": text]) }

  /// What it says of several files of one module, by name.
  package static func typeCheck(_ texts: [String: String]) throws -> String {
    guard let products else { throw NativeBuild.Failure(description: "the module UIKit has not been built") }
    let folder = NSTemporaryDirectory() + "native-check-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in texts {
      // The machine's types are internal.
      let visible = text.replacingOccurrences(of: "import UIKit\n", with: "@testable import UIKit\n")
      try visible.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
    let result = try Subprocess.run(
      "swiftc",
      // One compiler for all files, not one for each.
      ["-typecheck", "-wmo", "-swift-version", "5", "-suppress-warnings", "-I", products + "/Modules"]
        + texts.keys.sorted().map { folder + "/" + $0 })
    return result.status == 0 ? "" : result.output
  }
}
