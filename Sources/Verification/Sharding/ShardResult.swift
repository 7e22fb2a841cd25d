import Diagnostics
import RunReport

/// What one part of a run has found: everything that joining the parts to a report needs besides the sources.
package struct ShardResult: Codable, Sendable {
  /// Version of this schema; readers refuse others.
  static let currentSchemaVersion = 2

  var schemaVersion = Self.currentSchemaVersion
  var basis: Basis
  package var shard: Shard
  /// Without what belongs to a machine: its cache and the number of its jobs.
  package var options: RunOptions
  /// The user has stopped it.
  package var wasCancelled: Bool
  var subjects: [Entry]
  /// Models of values alone.
  var models: [Entry]
  var problems: [BatchProblems]

  struct Entry: Codable, Sendable {
    var identity: SubjectIdentity
    var result: SubjectResult
  }

  /// What was wrong with the code that was compiled for some subjects.
  struct BatchProblems: Codable, Sendable {
    var batch: Int
    var problems: [Problem]
  }

  /// What all parts of a run have in common.
  struct Basis: Codable, Hashable, Sendable {
    var version: String
    /// Sums of the formal machine, and of the sources with their paths.
    var machine: String
    var sources: String

    init(_ found: SourceFinder.Sources, machine: [SourceFile]) {
      version = ToolVersion.current
      var machineHash = ContentHash()
      for file in machine { machineHash.add(file) }
      for name in PlatformNames.forHashing() { machineHash.add(name) }
      self.machine = machineHash.text
      var hash = ContentHash()
      for file in found.files { hash.add(file) }
      for problem in found.problems { hash.add(problem.message) }
      for path in found.objectiveC { hash.add(path) }
      sources = hash.text
    }
  }
}

/// What a run need not explore itself.
struct GivenResults: Sendable {
  /// By the position of the subject.
  var subjects: [Int: SubjectResult] = [:]
  /// By the position of the model.
  var models: [Int: SubjectResult] = [:]
  /// By the number of the batch.
  var problems: [Int: [Problem]] = [:]
  var wasCancelled = false
}
