import Diagnostics
import Foundation
import RunReport
import SwiftFrontend
import Threading

/// Keeps whole reports, results of subjects and trees of files from one run to the next.
///
/// What is kept has a name that follows from all that it depends on: the build of the tool, the text of the formal
/// machine, the options that decide what is found, and the paths and contents of the sources.
struct RunCache: Sendable {
  let folder: CacheFolder
  /// The tool, the formal machine and the options.
  private let basis: ContentHash
  /// Whether reports come with repairs.
  private let findsRepairs: Bool

  /// `nil` without a folder, or when the build of the tool cannot be told.
  init?(_ options: RunOptions, machine: [SourceFile]) {
    guard let path = options.cache, let identity = ReaderIdentity.current else { return nil }
    folder = CacheFolder(path: path)
    var hash = ContentHash()
    for text in [ToolVersion.current, identity] { hash.add(text) }
    for file in machine { hash.add(file) }
    for name in PlatformNames.forHashing() { hash.add(name) }
    for rule in RuleSelection(options).rules { hash.add(rule.rawValue) }
    hash.add(options.identity)
    basis = hash
    findsRepairs = options.findsRepairs
  }

  // MARK: Reports

  /// The name of the report about the sources.
  ///
  /// - Parameter facts: what else was read beside them.
  func reportName(of found: SourceFinder.Sources, facts: [String]) -> String {
    var hash = basis
    hash.add(found.files.count)
    for file in found.files { hash.add(file) }
    for problem in found.problems { hash.add(problem.message) }
    hash.add(found.objectiveC.count)
    for path in found.objectiveC { hash.add(path) }
    for text in facts { hash.add(text) }
    if findsRepairs { hash.add("repairs") }
    return "reports/\(hash.text)"
  }

  func report(named name: String) -> Report? { load(name) }

  func store(_ report: Report, as name: String) { save(report, name) }

  // MARK: Subjects

  /// The name of the result of a subject.
  ///
  /// - Parameters:
  ///   - scenario: its text and entry.
  ///   - files: what it can reach.
  ///   - facts: what else its report says.
  func subjectName(scenario: [String], files: [SourceFile], facts: [String]) -> String {
    var hash = basis
    for list in [scenario, facts] {
      hash.add(list.count)
      for text in list { hash.add(text) }
    }
    hash.add(files.count)
    for file in files { hash.add(file) }
    return "subjects/\(hash.text)"
  }

  func subject(named name: String) -> SubjectResult? { load(name) }

  func store(_ result: SubjectResult, as name: String) { save(result, name) }

  private func load<Value: Decodable>(_ name: String) -> Value? {
    folder.load(name).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
  }

  /// What was read on a small stack may be less than what another run can read.
  private func save<Value: Encodable>(_ value: Value, _ name: String) {
    guard !DeepStack.wasCramped, let data = try? JSONEncoder().encode(value) else { return }
    folder.store([UInt8](data), as: name)
  }
}

extension ContentHash {
  mutating func add(_ file: SourceFile) {
    add(file.path)
    add(file.text)
  }
}
