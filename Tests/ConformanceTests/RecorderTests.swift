import Conformance
import Foundation
import TestSupport
import Testing

/// The Swift file for apps.
@Suite struct RecorderTests {
  @Test func itTypeChecksAgainstTheMachine() throws {
    let folder = URL(fileURLWithPath: Repository.path("Models/UIKit"))
    let models = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "TransitionRecorder-\(UUID().uuidString).swift")
    try RecorderSource.text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // One compiler for all files, not one for each.
    process.arguments =
      ["swiftc", "-typecheck", "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", "UIKit"]
      + models.filter { $0.hasSuffix(".swift") }.sorted().map { folder.path + "/" + $0 } + [file.path]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let messages = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(messages)")
  }

  @Test func whatItDeclaresIsKnown() {
    let declared = RecorderSource.text.split(separator: "\"").filter { Callback.named(String($0)) != nil }
    #expect(declared.contains("viewWillAppear"))
    for callback in ["animationController(forPresented:)", "completeTransition", "presentationTransitionDidEnd"] {
      #expect(declared.contains { $0 == callback })
    }
  }
}
