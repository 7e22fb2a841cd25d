import Diagnostics
import Program
import Subjects

/// The names that code which begins in some scenarios mentions, and what their declarations mention in turn.
struct Reachability {
  private typealias Name = SliceIndex.Name

  private let index: SliceIndex
  /// By name: whether its declarations are reached.
  private var isReached: [Bool]
  /// Whether the bound was met: names that are mentioned still further away have no meaning then.
  private(set) var isCut = false
  /// Functions and properties that have been reached.
  private(set) var size = 0
  /// By name: whether it is reached or pending.
  private var isMentioned: [Bool]
  private var isCast: [Bool]
  private var roots: [Int] = []
  /// By file: whether a root may use what it declares.
  private var isVisible: [Bool]
  /// The rights of the roots' subjects.
  private var seers: Set<SourceTargets.Rights?> = []
  private var pending: [Name] = []
  /// Parts of mentioned types that wait for their names to be mentioned.
  private var waiting: [Name: [SliceIndex.Member]] = [:]

  init(index: SliceIndex) {
    self.index = index
    isReached = Array(repeating: false, count: index.names.count)
    isMentioned = isReached
    isCast = isReached
    isVisible = Array(repeating: false, count: index.files.count)
    mention(index.machineNames)
  }

  /// Names whose declarations are reached.
  var names: Set<String> { Set(index.names.indices.filter { isReached[$0] }.map { index.names[$0] }) }

  /// Names that are mentioned, in alphabetical order.
  var mentioned: [String] { index.names.indices.filter { isMentioned[$0] }.map { index.names[$0] } }

  /// Names that are mentioned, and whose declarations are not reached.
  var leftOut: Set<String> {
    Set(index.names.indices.filter { isMentioned[$0] && !isReached[$0] }.map { index.names[$0] })
  }

  /// Whether a root may use what a file declares.
  func sees(file: Int) -> Bool { isVisible[file] }

  /// Whether anything of a file is reached.
  func reaches(file: Int) -> Bool {
    guard isVisible[file] else { return false }
    return index.files[file].isAlwaysKept || index.files[file].declared.contains { isReached[Int($0)] }
  }

  /// Everything in the file runs, with the rights of a subject's file.
  mutating func addRoot(file: Int, of subject: Int) {
    roots.append(file)
    guard seers.insert(index.targets.rights(of: subject)).inserted else { return }
    for number in isVisible.indices where !isVisible[number] {
      isVisible[number] = index.targets.isVisible(number, from: subject)
    }
  }

  /// Follows mentions in rounds, so that a bound on the number of functions and properties leaves out what is farthest.
  /// What the roots and the formal machine mention is reached first, and beyond the bound, too, up to a size.
  mutating func run(bound: Int) {
    for root in roots { take(index.files[root].root) }
    followRound(bound: max(bound, Self.most))
    while !pending.isEmpty, !isCut { followRound(bound: bound) }
  }

  private static let most = 4_000

  private mutating func followRound(bound: Int) {
    let round = pending.sorted()
    pending = []
    for name in round where !isReached[Int(name)] {
      isCut = size > bound
      if isCut { return }
      isReached[Int(name)] = true
      follow(name)
    }
  }

  private mutating func follow(_ name: Name) {
    for type in index.types[Int(name)] where isVisible[type.file] { reach(type) }
    for alias in index.aliases[Int(name)] where isVisible[alias.file] { take(alias.mentions) }
    for member in index.functions[Int(name)] where isVisible[member.file] { reach(member) }
    for member in index.variables[Int(name)] where isVisible[member.file] { reach(member) }
    for member in waiting.removeValue(forKey: name) ?? [] { reach(member) }
  }

  private mutating func reach(_ type: SliceIndex.TypeParts) {
    take(type.head)
    for member in type.members {
      if member.isAlwaysReached || isReached[Int(member.name)] {
        reach(member)
      } else {
        waiting[member.name, default: []].append(member)
      }
    }
  }

  private mutating func reach(_ member: SliceIndex.Member) {
    size += 1
    take(member.mentions)
  }

  /// Unknown objects may be of any type that conforms to what they are cast to.
  private mutating func take(_ mentions: SliceIndex.Mentions) {
    mention(mentions.names)
    for name in mentions.casts where !isCast[Int(name)] && !index.types[Int(name)].isEmpty {
      isCast[Int(name)] = true
      mention(index.heirs[Int(name)].filter { isVisible[$0.file] }.map(\.name))
    }
  }

  private mutating func mention(_ names: [Name]) {
    for name in names where !isMentioned[Int(name)] {
      isMentioned[Int(name)] = true
      pending.append(name)
    }
  }
}
