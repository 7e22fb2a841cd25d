import Foundation
import NativeAgreement
import Testing

/// What the tests of this target share: both machines with the same worlds, made once.
enum NativeMachine {
  static let root: String = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.path
  }()

  /// Where the package was built: the folder of the test bundle.
  static let products: String = {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent().path
    let candidates = [Bundle.main.bundlePath, program, root + "/.build/debug"]
    return candidates.first { FileManager.default.fileExists(atPath: $0 + "/UIKit.build") } ?? ""
  }()

  static let worlds = DrivenWorlds.files(root: root)
  static let entries = worlds.flatMap(\.entryNames)
  static let program = DrivenProgram(root: root, files: worlds)
  static let build = Result { try build(worlds, named: "worlds") }

  static func build(_ files: [DrivenFile], named name: String) throws -> NativeBuild {
    try NativeBuild(root: root, products: products, files: files, folder: NSTemporaryDirectory() + "native-\(name)")
  }

  /// What the compiler says of a file of Swift that imports UIKit, against the natively compiled machine; empty when it
  /// accepts the file.
  static func typeCheck(_ text: String) throws -> String {
    let folder = NSTemporaryDirectory() + "native-check-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The machine's types are internal.
    let visible = text.replacingOccurrences(of: "import UIKit\n", with: "@testable import UIKit\n")
    try visible.write(toFile: folder + "/Checked.swift", atomically: true, encoding: .utf8)
    let result = try Subprocess.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "5", "-suppress-warnings", "-I", products + "/Modules",
        folder + "/Checked.swift",
      ])
    return result.status == 0 ? "" : result.output
  }
}

extension Tag {
  /// Takes more than a few seconds.
  @Tag static var long: Self
}
