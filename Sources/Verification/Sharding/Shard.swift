/// One of several parts of a run, each explored on a machine of its own.
///
/// A subject belongs to the part that a sum of its identity names, so that its place does not change when subjects come
/// and go elsewhere, and what a machine has cached stays of use. Parts of few subjects may therefore differ in size.
package struct Shard: Codable, Hashable, Sendable {
  /// From 1.
  package var index: Int
  package var count: Int

  /// - Parameter text: `2/3`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.index = index
    self.count = count
    if !isPossible { return nil }
  }

  var isPossible: Bool { 1...1000 ~= count && 1...count ~= index }

  /// `shard-2-of-3.json`
  package var fileName: String { "shard-\(index)-of-\(count).json" }

  func owns(_ identity: SubjectIdentity) -> Bool { identity.number % UInt64(count) == UInt64(index - 1) }
}

/// What tells a subject and its scenario from the others of a run, whatever else the sources hold.
struct SubjectIdentity: Codable, Hashable, Sendable {
  var kind: String
  /// Of the file that declares it.
  var path: String
  var name: String
  /// How many with the same kind, path and name come before.
  var ordinal: Int

  var number: UInt64 {
    var hash = ContentHash()
    for text in [kind, path, name] { hash.add(text) }
    hash.add(ordinal)
    return UInt64(hash.text.prefix(16), radix: 16) ?? 0
  }

  /// In the order of the subjects.
  static func all(of subjects: [(kind: String, path: String, name: String)]) -> [SubjectIdentity] {
    var counts: [SubjectIdentity: Int] = [:]
    return subjects.map { subject in
      var identity = SubjectIdentity(kind: subject.kind, path: subject.path, name: subject.name, ordinal: 0)
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      identity.ordinal = count
      return identity
    }
  }
}

extension Workspace {
  /// Of each subject, in their order.
  var identities: [SubjectIdentity] {
    SubjectIdentity.all(of: subjects.map { ($0.kind.rawValue, sources.files[$0.file].path, $0.name) })
  }
}
