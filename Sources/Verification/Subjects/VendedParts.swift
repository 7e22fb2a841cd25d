/// The classes that delegates, view controllers and scenarios of the sources mention: they are explored through them.
struct VendedParts {
  /// By file, for private classes; all of them under -1.
  private var names: [Int: Set<String>] = [:]
  private var scenarioNames: [Int: Set<String>] = [:]

  /// Mentions are followed: a delegate that a controller makes vends what the delegate mentions. Of classes that mention
  /// each other the one that comes first vends the others.
  init(vendors: [TypeIndex.Entry], index: TypeIndex) {
    var former: [(vendor: TypeIndex.Entry, mentioned: Set<String>)] = []
    for vendor in vendors {
      let all = Self.closure(of: vendor, index: index)
      let mentioned = former.filter { Self.isMentioned(vendor, in: $0.mentioned) }.reduce(into: all) { names, first in
        names.remove(first.vendor.name)
        names.remove(Self.lastName(of: first.vendor))
      }
      former.append((vendor, all))
      Self.add(mentioned, from: vendor, to: &names)
      if index.ancestors(of: vendor).contains("Scenario") { Self.add(mentioned, from: vendor, to: &scenarioNames) }
    }
  }

  func contains(_ entry: TypeIndex.Entry) -> Bool { Self.contains(entry, in: names) }

  /// Whether a scenario that somebody wrote uses the class.
  func isInScenario(_ entry: TypeIndex.Entry) -> Bool { Self.contains(entry, in: scenarioNames) }

  private static func contains(_ entry: TypeIndex.Entry, in names: [Int: Set<String>]) -> Bool {
    let known = names[entry.isPrivate ? entry.file : -1] ?? []
    return isMentioned(entry, in: known)
  }

  private static func isMentioned(_ entry: TypeIndex.Entry, in names: Set<String>) -> Bool {
    names.contains(entry.name) || names.contains(lastName(of: entry))
  }

  private static func lastName(of entry: TypeIndex.Entry) -> String {
    entry.name.split(separator: ".").last.map(String.init) ?? entry.name
  }

  private static func add(_ mentioned: Set<String>, from vendor: TypeIndex.Entry, to names: inout [Int: Set<String>]) {
    names[vendor.file, default: []].formUnion(mentioned)
    names[-1, default: []].formUnion(mentioned)
  }

  /// Everything that a class mentions, directly or through classes of the sources; not the class itself.
  static func closure(of vendor: TypeIndex.Entry, index: TypeIndex) -> Set<String> {
    var found: Set<String> = []
    var pending = [vendor]
    while let entry = pending.popLast() {
      for name in index.mentionedNames(in: entry) where name != vendor.name && found.insert(name).inserted {
        if let next = index.entry(named: name, from: entry.file), next.isSubject { pending.append(next) }
      }
    }
    return found
  }
}
