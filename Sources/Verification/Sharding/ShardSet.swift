import Foundation

/// All parts of one run.
package struct ShardSet: Sendable {
  let parts: [ShardResult]

  /// The options of the run.
  package var options: RunOptions { parts[0].options }

  /// - Parameter files: names and contents, in any order.
  /// - Throws: when they are not all the parts of one run, each once.
  package init(_ files: [(name: String, text: String)]) throws(InputError) {
    var parts: [(name: String, result: ShardResult)] = []
    for file in files { parts.append((file.name, try Self.read(file.text, named: file.name))) }
    guard let first = parts.first else { throw InputError("no shard is given: name the files that '--shard' wrote") }
    for (index, part) in parts.enumerated() {
      try Self.compare(part, with: first)
      if let other = parts[..<index].first(where: { $0.result.shard == part.result.shard }) {
        let shard = part.result.shard
        throw InputError("'\(other.name)' and '\(part.name)' are both shard \(shard.index) of \(shard.count)")
      }
    }
    let count = first.result.shard.count
    let missing = (1...count).filter { index in !parts.contains { $0.result.shard.index == index } }
    if !missing.isEmpty {
      let list = missing.map(String.init).joined(separator: ", ")
      throw InputError(
        missing.count == 1 ? "shard \(list) of \(count) is missing" : "shards \(list) of \(count) are missing")
    }
    self.parts = parts.map(\.result).sorted { $0.shard.index < $1.shard.index }
  }

  private static func read(_ text: String, named name: String) throws(InputError) -> ShardResult {
    struct Version: Decodable {
      var schemaVersion: Int
      var basis: ShardResult.Basis
    }
    let data = Data(text.utf8)
    guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
      throw InputError("'\(name)' is no result of a shard: 'transverify run --shard' writes them")
    }
    let known = ShardResult.currentSchemaVersion
    if version.basis.version != ToolVersion.current || version.schemaVersion != known {
      throw InputError(
        "'\(name)' was written by transverify \(version.basis.version), and this is \(ToolVersion.current): "
          + "all shards and their merge need one version")
    }
    guard let result = try? JSONDecoder().decode(ShardResult.self, from: data), result.shard.isPossible else {
      throw InputError("'\(name)' is damaged: run its shard again")
    }
    return result
  }

  private static func compare(
    _ part: (name: String, result: ShardResult), with first: (name: String, result: ShardResult)
  ) throws(InputError) {
    let (one, other) = (first.result, part.result)
    let names = "'\(first.name)' and '\(part.name)'"
    if one.shard.count != other.shard.count {
      throw InputError("\(names) are shards of \(one.shard.count) and of \(other.shard.count)")
    }
    if one.basis.machine != other.basis.machine { throw InputError("\(names) were run with different models of UIKit") }
    if one.options != other.options { throw InputError("\(names) were run with different options") }
    if one.basis.sources != other.basis.sources { throw InputError("\(names) are about different sources") }
  }
}
