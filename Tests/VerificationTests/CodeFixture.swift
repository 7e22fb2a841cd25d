import Foundation
import RunReport
import TestSupport
import Testing

@testable import Verification

/// A small piece of app code under `Tests/Fixtures` whose right answer is known: a file, or a folder of files that are
/// read together, named `…_bad` when it breaks the rules that its `// expect:` comments name, `…_ok` when it breaks
/// none.
///
/// `FP_` and `FN_` before the name say that our answer is known to be wrong: a false alarm, a missed defect. The
/// comments state the right answer all the same.
struct CodeFixture: Sendable, CustomTestStringConvertible {
  /// Relative to `Tests/Fixtures`, without `.swift`.
  let name: String
  let path: String

  static let root = Repository.path("Tests/Fixtures")

  /// All fixtures, sorted by name, and the Swift files that belong to none.
  static let all: (fixtures: [CodeFixture], strays: [String]) = {
    var fixtures: [String: CodeFixture] = [:]
    var strays: [String] = []
    for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      guard path.hasSuffix(".swift") else { continue }
      if let fixture = CodeFixture(file: path) { fixtures[fixture.name] = fixture } else { strays.append(path) }
    }
    return (fixtures.values.sorted { $0.name < $1.name }, strays.sorted())
  }()

  /// The fixture that a Swift file is or is part of: the outermost part of its path that is named as one.
  private init?(file: String) {
    var parts: [Substring] = []
    for part in file.split(separator: "/") {
      parts.append(part)
      let name = part.hasSuffix(".swift") ? part.dropLast(".swift".count) : part
      guard name.hasSuffix("_bad") || name.hasSuffix("_ok") else { continue }
      path = Self.root + "/" + parts.joined(separator: "/")
      self.name = (parts.dropLast() + [name]).joined(separator: "/")
      return
    }
    return nil
  }

  var isBad: Bool { name.hasSuffix("_bad") }

  var isKnownToFail: Bool {
    let own = name.split(separator: "/").last ?? ""
    return own.hasPrefix("FP_") || own.hasPrefix("FN_")
  }

  var testDescription: String { name }

  private static let reports = Dictionary(uniqueKeysWithValues: all.fixtures.map { ($0.name, Once<Report>()) })

  /// What a run over it reports: made once, for several tests.
  func report() throws -> Report {
    let run = { try Runner(options: RunOptions(paths: [path])).run() }
    return try Self.reports[name]?.value(run) ?? run()
  }

  /// What is wrong with the tool's answer, a line each; empty when it is right.
  func complaints() throws -> [String] {
    let report = try report()
    guard let expectations = report.expectations else { return ["it states no expectation"] }
    var complaints = expectations.failures.map { "\($0.location.text): \($0.message)" }
    // Only files that state an expectation are judged by the run; a fixture is judged as a whole.
    let judged = Set(try SourceFinder.sources(at: [path]).files.filter { $0.text.contains("// expect: ") }.map(\.path))
    for finding in report.findings where !judged.contains(finding.location.path) {
      complaints.append("\(finding.location.text): found \(finding.rule): \(finding.message)")
    }
    complaints += report.problems.filter { $0.severity == .error }.map(\.message)
    return complaints
  }

  /// Whether its comments name what it breaks, be it certain or merely possible.
  func namesRules() throws -> Bool {
    let expected = try expected()
    return !expected.isEmpty && !expected.contains("holds")
  }

  /// Its `// expect:` comments.
  func expected() throws -> [String] {
    try SourceFinder.sources(at: [path]).files.flatMap { file in
      file.text.split(separator: "\n").compactMap { line in
        line.range(of: "// expect: ").map { String(line[$0.upperBound...]) }
      }
    }
  }
}

extension Location {
  fileprivate var text: String { "\(path):\(line)" }
}
