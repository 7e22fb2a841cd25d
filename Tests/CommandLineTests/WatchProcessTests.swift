import Foundation
import TestSupport
import Testing

@testable import transverify

/// `run --watch` as a process, and files saved in the ways of editors.
@Suite struct WatchProcessTests {
  /// The program at work on a sample.
  private final class Watcher {
    let sample: GateSample
    private let process = Process()

    init(_ paths: String) throws {
      sample = try GateSample()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "bash", "-c", "exec \"$0\" run --watch --no-progress --reporter text:report.txt \(paths) > out 2> log",
        BuiltProgram.path,
      ]
      process.currentDirectoryURL = URL(fileURLWithPath: sample.folder.path)
      let models = Repository.path("Models")
      process.environment = ProcessInfo.processInfo.environment.merging(["TRANSVERIFY_MODELS": models]) { $1 }
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    private var checks: Int { log.components(separatedBy: "Ctrl-C ends").count - 1 }
    private var seen = 0
    var log: String { sample.folder.text("log") ?? "" }
    var report: String { sample.folder.text("report.txt") ?? "" }

    /// Waits for the end of a further check after which `holds`. There may be more than one: an edit that takes the
    /// system longer than the watcher's patience is two edits to it.
    func wait(until holds: () -> Bool = { true }) throws {
      for _ in 0..<2400 where checks == seen || !holds() { usleep(50_000) }
      try #require(checks > seen && holds(), "\(checks) checks: \(log)\n\(report)")
      seen = checks
    }

    /// Whether no further check comes within half a second.
    func rests() -> Bool {
      let before = checks
      usleep(500_000)
      return checks == before
    }

    /// The exit code after Ctrl-C.
    func end() -> Int32 {
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test func savedInAnyWay() throws {
    let watcher = try Watcher("App")
    let (sample, folder) = (watcher.sample, watcher.sample.folder)
    let file = folder.path + "/App/Fade.swift"
    try watcher.wait { watcher.report.contains("TV105") }
    // Emptied and written: what Data does without options.
    try sample.write(flag: GateSample.right)
    try watcher.wait { watcher.report.contains("✓ holds        FadeAnimator") }
    // Written beside, then put in its place.
    let wrong = try String(contentsOfFile: file, encoding: .utf8).replacingOccurrences(
      of: GateSample.right, with: "finished")
    try wrong.write(toFile: file, atomically: true, encoding: .utf8)
    try watcher.wait { watcher.report.contains("TV105") }
    // Moved away as a backup, and written anew.
    try FileManager.default.moveItem(atPath: file, toPath: file + "~")
    try sample.write(flag: GateSample.right)
    try watcher.wait { watcher.report.contains("✓ holds        FadeAnimator") }
    // Touched: the text is what it was, and it is checked again.
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file)
    try watcher.wait()
    #expect(watcher.rests())
    #expect(watcher.end() == 0)
  }

  @Test func filesComeAndGo() throws {
    let watcher = try Watcher("App")
    let (sample, folder) = (watcher.sample, watcher.sample.folder)
    try watcher.wait()
    try sample.write("New/Slide.swift", type: "SlideAnimator")
    try watcher.wait { watcher.report.contains("SlideAnimator") }
    try FileManager.default.removeItem(atPath: folder.path + "/App/New")
    try watcher.wait { watcher.report.contains("FadeAnimator") && !watcher.report.contains("SlideAnimator") }
    // Nothing is left: that is said, and waited out.
    try FileManager.default.removeItem(atPath: folder.path + "/App")
    try watcher.wait { watcher.log.contains("no such file or folder: 'App'") }
    #expect(watcher.rests())
    try sample.write()
    try watcher.wait { watcher.report.contains("TV105") }
    #expect(watcher.end() == 1)
  }

  @Test func brokenInBetween() throws {
    let watcher = try Watcher("App/Fade.swift")
    try watcher.wait()
    try watcher.sample.folder.write("final class {", to: "App/Fade.swift")
    try watcher.wait { watcher.report.contains("App/Fade.swift:1") && !watcher.report.contains("TV105") }
    try watcher.sample.write()
    try watcher.wait { watcher.report.contains("TV105") }
    try watcher.sample.folder.write("final class {", to: "App/Fade.swift")
    try watcher.wait { watcher.report.contains("App/Fade.swift:1") }
    #expect(watcher.end() == 2)
  }
}
