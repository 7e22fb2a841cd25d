import Conformance
import Foundation
import TestSupport
import Testing
import Verification

/// Examiners that all tests share: what one has explored for a log, it knows for the next.
///
/// An examiner answers one test at a time, so there are as many as tests ask at once. On the main actor the tests would
/// come after all others, one after another, and a core would wait.
final class Bench: @unchecked Sendable {
  static let usual = Bench(iOSVersion: nil)
  /// With the fluid transitions of iOS 18.
  static let fluid = Bench(iOSVersion: 18)

  private let iOSVersion: Double?
  private let lock = NSLock()
  /// Those that no test is using.
  private var idle: [Examiner] = []

  private init(iOSVersion: Double?) { self.iOSVersion = iOSVersion }

  /// Lends an examiner that nobody else is using meanwhile.
  func examine<Answer>(_ ask: (Examiner) throws -> Answer) throws -> Answer {
    let examiner =
      try lock.withLock { idle.popLast() } ?? Examiner(Library(iOSVersion: iOSVersion), findsParameters: false)
    defer { lock.withLock { idle.append(examiner) } }
    return try ask(examiner)
  }

  static func examine<Answer>(for fixture: Fixture, _ ask: (Examiner) throws -> Answer) throws -> Answer {
    try (fixture.text.contains("# iOS: 18") ? fluid : usual).examine(ask)
  }

  static func verdict(_ fixture: Fixture) throws -> Verdict {
    let log = LogReader.read(fixture.text)
    return try examine(for: fixture) { $0.examine(log, Question(log)) }
  }
}

/// A log of section D of the semantics, as a file.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// `T-02`, with a number behind it where the row has variants.
  var name: String
  var text: String

  var testDescription: String { name }
  /// The row of the table: `T-38` for `T-38-2`.
  var row: String { name.split(separator: "-").prefix(2).joined(separator: "-") }
  var isRejected: Bool { expectation.hasPrefix("rejected") }
  /// The rules that the log breaks by itself.
  var rules: [String] { expectation.split(separator: " ").dropFirst().map(String.init) }

  /// The scenario that must be among those that explain the log.
  var scenario: String { comment("# scenario: ") }

  private var expectation: String { comment("# expect: ") }

  private func comment(_ prefix: String) -> String {
    let line = text.split(separator: "\n").first { $0.hasPrefix(prefix) } ?? ""
    return String(line.dropFirst(prefix.count))
  }

  static let all: [Fixture] = {
    let folder = URL(fileURLWithPath: Repository.path("Tests/ConformanceTests/Fixtures"))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".log") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else { return nil }
      return Fixture(name: String(name.dropLast(4)), text: text)
    }
  }()
}
