import Foundation
import RunReport
import TestSupport
import Testing

@testable import Verification

/// A run over unchanged sources answers what the last one did; a changed one finds what a fresh one would.
@Suite struct RunCacheTests {
  private let animator = """
    import UIKit
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) { finish(context) }
    }
    """
  private let right =
    "import UIKit\nfunc finish(_ c: UIViewControllerContextTransitioning) { c.completeTransition(true) }\n"
  private let wrong = "import UIKit\nfunc finish(_ c: UIViewControllerContextTransitioning) {}\n"

  private func run(_ folder: String, cache: String?) throws -> Report {
    try Runner(options: RunOptions(paths: [folder + "/sources"], cache: cache)).run()
  }

  @Test func changesAreNoticedAndNothingElseIsDoneTwice() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/transverify-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = folder + "/cache"
    try FileManager.default.createDirectory(atPath: folder + "/sources", withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try text.write(toFile: "\(folder)/sources/\(name).swift", atomically: true, encoding: .utf8)
    }
    try write(animator, "Fade")
    try write(right, "Finish")
    let first = try run(folder, cache: cache)
    #expect(first == (try run(folder, cache: nil)))
    #expect(first == (try run(folder, cache: cache)))
    try write(wrong, "Finish")
    let second = try run(folder, cache: cache)
    #expect(second != first)
    #expect(second == (try run(folder, cache: nil)))
    try write("struct Unrelated {}", "Unrelated")
    let third = try run(folder, cache: cache)
    #expect(third.subjects == second.subjects)
    #expect(third.findings == second.findings)
    #expect(third == (try run(folder, cache: nil)))
  }

  /// Whether somebody sets a property decides what it is, although the subject never comes to who does.
  @Test func whatIsAssignedElsewhereIsNoticed() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/transverify-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/sources", withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try ("import UIKit\n" + text).write(
        toFile: "\(folder)/sources/\(name).swift", atomically: true, encoding: .utf8)
    }
    func pop(_ body: String) -> String {
      """
      final class Pop: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          \(body)
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      """
    }
    let text = pop("if tone == nil { return }").replacingOccurrences(of: "Pop", with: "Fade")
    try write(text.replacingOccurrences(of: "  func trans", with: "  var tone: String?\n  func trans"), "Fade")
    try write(pop(""), "Pop")
    let first = try run(folder, cache: folder + "/cache")
    try write(pop("let other = Other(); other.tone = 1") + "\nfinal class Other { var tone = 0 }", "Pop")
    let second = try run(folder, cache: folder + "/cache")
    #expect(second == (try run(folder, cache: nil)))
    func fade(_ report: Report) -> Subject? { report.subjects.first { $0.name == "Fade" } }
    #expect(fade(first) != nil && fade(first) != fade(second))
  }

  /// Whether anything in the app names a part decides how sure its findings are.
  @Test func whatIsNamedElsewhereIsNoticed() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/transverify-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/sources", withIntermediateDirectories: true)
    let unnamed = try String(
      contentsOfFile: Repository.path("Tests/Fixtures/Subjects/unnamed_animator_ok.swift"), encoding: .utf8)
    let text = unnamed.replacingOccurrences(of: "// expect: possible TV105", with: "")
    try text.write(toFile: folder + "/sources/App.swift", atomically: true, encoding: .utf8)
    let first = try run(folder, cache: folder + "/cache")
    #expect(first.findings.map(\.confidence) == [.possible])
    try "<scene customClass=\"FormerFade\"/>".write(
      toFile: folder + "/sources/Main.storyboard", atomically: true, encoding: .utf8)
    let second = try run(folder, cache: folder + "/cache")
    #expect(second.findings.map(\.confidence) == [.certain])
    #expect(second == (try run(folder, cache: nil)))
  }

  @Test func damagedEntriesAreNone() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/transverify-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = CacheFolder(path: folder)
    cache.store([1, 2, 3], as: "a/b")
    #expect(cache.load("a/b") == [1, 2, 3])
    let path = folder + "/a/b"
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    bytes[bytes.count - 1] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(cache.load("a/b") == nil)
    #expect(cache.load("missing") == nil)
  }
}
