import Foundation
import Fuzzing
import TestSupport
import Testing

/// The parser, the lowering and the machine on mutated app code: always a report, whatever the source says.
///
/// Long runs: `swift run -c release fuzz --seconds N FILES…`.
@Suite struct MachineFuzzTests {
  private static let sources: [String] = CodeFixture.all.fixtures.filter { $0.path.hasSuffix(".swift") }.compactMap {
    try? String(contentsOfFile: $0.path, encoding: .utf8)
  }

  @Test(arguments: 0..<Effort.count(12, sample: 2)) func mutatedAppCodeGivesAReport(_ seed: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transverify-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var mutator = SourceMutator(sources: Self.sources, seed: UInt64(seed))
    for _ in 0..<4 {
      let source = mutator.next()
      let trouble = try FuzzCase.check(source, file: folder.appendingPathComponent("Mutated.swift").path)
      #expect(trouble == nil, "\(source)")
    }
  }

  /// What fuzzing has found.
  @Test(arguments: ["required init?(coder: NSCoder) { nil }", "deinit { }", "subscript(a: Int) -> Int { a }"])
  func membersOutsideOfEveryTypeAreNoCrash(_ source: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try FuzzCase.check(source, file: file.path) == nil)
  }

  /// Refused by the compiler: a delegate that does not conform, and whose class has a property of a callback's name.
  @Test func aDelegateWithoutConformanceIsNotAsked() throws {
    let source = """
      final class GroupsNavigation: UINavigationController {
        @IBAction func showSettings() {
          let settings = UITableViewController(style: .plain)
          settings.presentationController?.delegate = self
          present(settings, animated: true)
        }
      }
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try FuzzCase.check(source, file: file.path) == nil)
  }

  @Test func aSeedAlwaysGivesTheSameSources() {
    var first = SourceMutator(sources: Self.sources, seed: 7)
    var second = SourceMutator(sources: Self.sources, seed: 7)
    for _ in 0..<20 { #expect(first.next() == second.next()) }
  }
}
