import Diagnostics
import Program
import Subjects
import Synchronization
import Threading

/// What the slices of one program have in common: which names its declarations mention.
///
/// Names are numbers, in alphabetical order; only names that code under test declares have one, since nothing else can be
/// left out.
struct SliceIndex: Sendable {
  typealias Name = Int32

  /// What a piece of code mentions.
  struct Mentions: Sendable {
    var names: [Name] = []
    /// Names of types that something is cast to or tested for.
    var casts: [Name] = []
  }

  /// A function or property.
  struct Member: Sendable {
    var file: Int
    var name: Name
    /// Whether it is reached with its type, whatever mentions its name.
    var isAlwaysReached: Bool
    var mentions: Mentions
  }

  struct TypeParts: Sendable {
    var file: Int
    var name: Name
    var head: Mentions
    var members: [Member]
  }

  /// The declared names; the number of each is its position.
  let names: [String]
  /// Declared by the formal machine, or spelled in its strings: it may look all of these up in code under test.
  let machineNames: [Name]
  /// By file.
  let files: [FileParts]
  /// By name.
  private(set) var types: [[TypeParts]]
  private(set) var functions: [[Member]]
  private(set) var variables: [[Member]]
  private(set) var aliases: [[(file: Int, mentions: Mentions)]]
  /// By the name of an ancestor the names of the types that write it down.
  private(set) var heirs: [[(file: Int, name: Name)]]
  let targets: SourceTargets

  init(_ program: Program, targets: SourceTargets, jobs: Int = 1) {
    self.targets = targets
    let names = DeclaredNames.all(in: program).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Name($0)) })
    let collected = Mutex([FileParts](repeating: FileParts(), count: program.files.count))
    DeepStack.forEach(program.files.indices, workers: jobs) { number in
      let parts = FileParts(program.files[number], numbers: numbers)
      collected.withLock { $0[number] = parts }
    }
    self.names = names
    files = collected.withLock { $0 }
    machineNames = MachineNames.all(in: program).compactMap { numbers[$0] }
    types = Array(repeating: [], count: names.count)
    functions = Array(repeating: [], count: names.count)
    variables = Array(repeating: [], count: names.count)
    aliases = Array(repeating: [], count: names.count)
    heirs = Array(repeating: [], count: names.count)
    for (number, file) in files.enumerated() { add(file, number) }
  }

  private mutating func add(_ file: FileParts, _ number: Int) {
    for type in file.types { types[Int(type.name)].append(type) }
    for member in file.functions { functions[Int(member.name)].append(member) }
    for member in file.variables { variables[Int(member.name)].append(member) }
    for alias in file.aliases { aliases[Int(alias.name)].append((number, alias.mentions)) }
    for (ancestor, heir) in file.heirs { heirs[Int(ancestor)].append((number, heir)) }
  }
}

/// The names of what a program's code under test declares.
private struct DeclaredNames {
  private var names: Set<String> = []

  static func all(in program: Program) -> Set<String> {
    var declared = DeclaredNames()
    for file in program.files where file.reading == .subject {
      for type in file.types { declared.add(type) }
      declared.names.formUnion(file.functions.map(\.name))
      declared.names.formUnion(file.variables.map(\.name))
      declared.names.formUnion(file.aliases.map(\.name))
    }
    return declared.names
  }

  private mutating func add(_ type: TypeDeclaration) {
    names.insert(type.lastName)
    for function in type.functions { names.insert(function.name) }
    for variable in type.variables { names.insert(variable.name) }
    for alias in type.aliases { names.insert(alias.name) }
    for nested in type.types { add(nested) }
  }
}
