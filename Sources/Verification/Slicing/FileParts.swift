import Program
import Subjects

/// The declarations of one file with what they mention, for `SliceIndex`.
struct FileParts: Sendable {
  typealias Name = SliceIndex.Name
  typealias Mentions = SliceIndex.Mentions

  /// Nested types, too.
  private(set) var types: [SliceIndex.TypeParts] = []
  private(set) var functions: [SliceIndex.Member] = []
  private(set) var variables: [SliceIndex.Member] = []
  private(set) var aliases: [(name: Name, mentions: Mentions)] = []
  private(set) var heirs: [(ancestor: Name, heir: Name)] = []
  /// Of a scenario: everything in it runs.
  private(set) var root = Mentions()
  /// A slice keeps something of the file as soon as it reaches one of these.
  private(set) var declared: [Name] = []
  /// Whether every slice keeps something of the file.
  private(set) var isAlwaysKept = false
  /// How much of the code under test is in it.
  private(set) var counts = ProgramSlice.Counts()

  init() {}

  /// - Parameter numbers: of the names that matter.
  init(_ file: ProgramFile, numbers: [String: Name]) {
    if file.reading == .subject {
      add(file, numbers)
    } else if file.privateScope != file.file {
      var collector = NameCollector()
      collector.add(scenario: file)
      root = Mentions(collector, numbers)
    }
  }

  private mutating func add(_ file: ProgramFile, _ numbers: [String: Name]) {
    for type in file.types { add(type, file.file, numbers) }
    for function in file.functions {
      functions.append(.init(function, file.file, numbers))
      declare(function.name, numbers)
    }
    for variable in file.variables {
      if variable.isPartOfTuple {
        isAlwaysKept = true
      } else {
        variables.append(.init(variable, file.file, isAlwaysReached: false, numbers))
        declare(variable.name, numbers)
      }
    }
    for alias in file.aliases {
      add(alias, numbers)
      declare(alias.name, numbers)
    }
    counts.functions += file.functions.count
    counts.storage += file.variables.count(where: \.isStored)
  }

  private mutating func declare(_ name: String, _ numbers: [String: Name]) {
    if let number = numbers[name] { declared.append(number) }
  }

  private mutating func add(_ alias: TypeAlias, _ numbers: [String: Name]) {
    guard let name = numbers[alias.name] else { return }
    var collector = NameCollector()
    collector.add(alias.type)
    aliases.append((name, Mentions(collector, numbers)))
  }

  private mutating func add(_ type: TypeDeclaration, _ file: Int, _ numbers: [String: Name]) {
    guard let name = numbers[type.lastName] else { return }
    declared.append(name)
    var head = NameCollector()
    head.add(headOf: type)
    let members =
      type.functions.map { SliceIndex.Member($0, file, numbers) }
      + type.variables.map {
        SliceIndex.Member($0, file, isAlwaysReached: $0.isReachable([], in: type.kind), numbers)
      }
    types.append(.init(file: file, name: name, head: Mentions(head, numbers), members: members))
    for ancestor in type.inherited.flatMap(\.inheritedNames) {
      if let number = numbers[ancestor] { heirs.append((number, name)) }
    }
    for alias in type.aliases { add(alias, numbers) }
    for nested in type.types { add(nested, file, numbers) }
    counts.types += type.kind == .extension ? 0 : 1
    counts.functions += type.functions.count
    counts.storage += type.variables.count(where: \.isStored)
  }
}

extension SliceIndex.Mentions {
  fileprivate init(_ collector: NameCollector, _ numbers: [String: SliceIndex.Name]) {
    names = collector.names.compactMap { numbers[$0] }
    casts = collector.castNames.compactMap { numbers[$0] }
  }
}

extension SliceIndex.Member {
  fileprivate init(_ function: Function, _ file: Int, _ numbers: [String: SliceIndex.Name]) {
    var collector = NameCollector()
    collector.add(function)
    self.init(
      file: file, name: numbers[function.name] ?? 0, isAlwaysReached: function.isReachable([]),
      mentions: SliceIndex.Mentions(collector, numbers))
  }

  fileprivate init(
    _ variable: Variable, _ file: Int, isAlwaysReached: Bool, _ numbers: [String: SliceIndex.Name]
  ) {
    var collector = NameCollector()
    collector.add(variable)
    self.init(
      file: file, name: numbers[variable.name] ?? 0, isAlwaysReached: isAlwaysReached,
      mentions: SliceIndex.Mentions(collector, numbers))
  }
}
