import Conformance
import Foundation
import TestSupport
import Testing
import Verification

/// The machine and the fixtures, prepared once for all tests.
@MainActor enum Bench {
  static let examiner: Examiner? = try? Examiner(Library(), findsParameters: false)
  /// With the fluid transitions of iOS 18.
  static let fluid: Examiner? = try? Examiner(Library(iOSVersion: 18), findsParameters: false)

  static func examiner(for fixture: Fixture) throws -> Examiner {
    try #require(fixture.text.contains("# iOS: 18") ? fluid : examiner)
  }

  static func verdict(_ fixture: Fixture) throws -> Verdict {
    let log = LogReader.read(fixture.text)
    return try examiner(for: fixture).examine(log, Question(log))
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
