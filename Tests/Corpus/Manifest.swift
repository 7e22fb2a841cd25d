import Foundation

/// The list of facts: see the README of the list.
enum Manifest {
  struct Entry: Decodable {
    var id: String
    /// "fix-pair" or "head".
    var kind: String
    /// owner/name
    var repo: String
    var sha: String?
    var sha_bad: String?
    var sha_good: String?
    var paths: [String]
    var rules: [String]
    /// Of a pair "fixed" or "incomplete", of a head "defective", "correct" or "unsure".
    var label: String
    var scope: String
    var swift: String?
    var confidence: String?
    /// By path, where a report is expected.
    var lines: [String: [Int]]?
    /// Findings that count neither way, in words.
    var latent: [String]?

    var isPair: Bool { kind == "fix-pair" }
    var isFramework: Bool { scope.hasPrefix("framework") }
    var isOld: Bool { swift == "2" }
    var isOutside: Bool { scope.hasPrefix("outside") || scope.hasPrefix("objective-c") }
    /// The commit at which the whole repository is looked at.
    var commit: String? { isPair ? sha_good ?? sha_bad : sha ?? sha_bad }
  }

  static func entries(at path: String) throws -> [Entry] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CorpusError("the manifest '\(path)' cannot be read")
    }
    do {
      return try JSONDecoder().decode([Entry].self, from: data)
    } catch {
      throw CorpusError("the manifest '\(path)' is not what is expected: \(error)")
    }
  }
}
