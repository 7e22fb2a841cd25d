import Program

/// The part of a program that runs which begin in given scenarios can reach, by names alone.
///
/// A name is *mentioned* when the formal machine declares it, or a scenario or reachable code mentions it. Reachable are
/// free functions, globals and type aliases with a mentioned name, and of types with a mentioned name the heads, the
/// initialisers, what has a mentioned name, and the storage that values need. So nothing that a run could look up is
/// missing: what is left out only would have made states and tables larger.
struct ProgramSlice {
  /// The program with everything else taken out; files keep their numbers.
  private(set) var program: Program
  private(set) var counts = Counts()
  /// Names that the program declares where the roots may use them, and that the bound left out: they have a meaning.
  private(set) var leftOut: Set<String>
  /// Whether the bound left out code that runs could reach.
  let isCut: Bool

  /// How much of the code under test is there, and how much of it was left.
  struct Counts: Hashable, Sendable {
    var types = 0
    var keptTypes = 0
    var functions = 0
    var keptFunctions = 0
    /// Stored properties and globals: what states consist of.
    var storage = 0
    var keptStorage = 0

    mutating func add(_ other: Counts) {
      types += other.types
      functions += other.functions
      storage += other.storage
    }

    /// What is kept in any of several slices of a program, at least.
    mutating func formMaximum(_ other: Counts) {
      (types, functions, storage) = (other.types, other.functions, other.storage)
      keptTypes = max(keptTypes, other.keptTypes)
      keptFunctions = max(keptFunctions, other.keptFunctions)
      keptStorage = max(keptStorage, other.keptStorage)
    }
  }

  /// - Parameters:
  ///   - roots: numbers of files whose mentions are reachable: scenarios. They see what their subjects' files see.
  ///   - bound: functions and properties of code under test after which mentions are not followed any further.
  init(_ program: Program, index: SliceIndex, roots: [Int], bound: Int) {
    var reach = Reachability(index: index)
    for root in roots { reach.addRoot(file: root, of: program.files[root].privateScope) }
    reach.run(bound: bound)
    isCut = reach.isCut
    leftOut = reach.isCut ? reach.leftOut : []
    let names = reach.names
    self.program = program
    let rootSet = Set(roots)
    for number in program.files.indices {
      let file = program.files[number]
      let isScenario = file.reading == .machine && file.privateScope != file.file
      if isScenario, !rootSet.contains(number) { self.program.files[number].clear() }
      guard file.reading == .subject else { continue }
      if reach.reaches(file: number) {
        self.program.files[number] = slice(file, names)
      } else {
        self.program.files[number].clear()
        counts.add(index.files[number].counts)
        if isCut, reach.sees(file: number) { for type in file.types { leaveOut(type) } }
      }
    }
  }

  private mutating func slice(_ file: ProgramFile, _ names: Set<String>) -> ProgramFile {
    var copy = file
    copy.statements = []
    copy.aliases = file.aliases.filter { names.contains($0.name) }
    copy.functions = file.functions.filter { names.contains($0.name) }
    copy.variables = file.variables.filter { names.contains($0.name) || $0.isPartOfTuple }
    counts.functions += file.functions.count
    counts.keptFunctions += copy.functions.count
    counts.storage += file.variables.count(where: \.isStored)
    counts.keptStorage += copy.variables.count(where: \.isStored)
    copy.types = file.types.compactMap { slice($0, names) }
    return copy
  }

  private mutating func leaveOut(_ type: TypeDeclaration) {
    leaveOutMembers(of: type)
    for nested in type.types { leaveOut(nested) }
  }

  /// What a type declares that is farther away than the bound, under names that something nearer may declare, too.
  private mutating func leaveOutMembers(of type: TypeDeclaration) {
    for function in type.functions where function.isNamed { leftOut.insert(function.name) }
    for variable in type.variables { leftOut.insert(variable.name) }
    for item in type.cases { leftOut.insert(item.name) }
  }

  private mutating func slice(_ type: TypeDeclaration, _ names: Set<String>) -> TypeDeclaration? {
    var copy = type
    let isReached = names.contains(type.lastName)
    copy.types = type.types.compactMap { slice($0, names) }
    copy.functions = isReached ? type.functions.filter { $0.isReachable(names) } : []
    copy.variables = isReached ? type.variables.filter { $0.isReachable(names, in: type.kind) } : []
    counts.types += type.kind == .extension ? 0 : 1
    counts.functions += type.functions.count
    counts.storage += type.variables.count(where: \.isStored)
    counts.keptFunctions += copy.functions.count
    counts.keptStorage += copy.variables.count(where: \.isStored)
    if !isReached, isCut { leaveOutMembers(of: type) }
    if !isReached, copy.types.isEmpty { return nil }
    counts.keptTypes += type.kind == .extension ? 0 : 1
    return copy
  }
}

extension ProgramFile {
  fileprivate mutating func clear() {
    types = []
    functions = []
    variables = []
    aliases = []
    statements = []
  }
}

extension Variable {
  /// `$tuple…` and what is read from it stand for one declaration.
  var isPartOfTuple: Bool {
    if name.hasPrefix("$") { return true }
    guard case .member(let base, _)? = value?.kind, case .name(let name) = base.kind else { return false }
    return name.hasPrefix("$")
  }

  /// Whether runs that mention the names may notice the property. All storage of values counts: memberwise
  /// initialisers and comparisons use it. A class may leave out what nobody mentions and what makes nothing.
  func isReachable(_ names: Set<String>, in kind: TypeDeclaration.Kind) -> Bool {
    if names.contains(name) || isPartOfTuple { return true }
    guard isStored, !attributes.isStatic, !attributes.isClassMember else { return false }
    if kind != .class && kind != .actor && kind != .extension { return true }
    return !attributes.isLazy && value.map(\.mayDoSomething) ?? false
  }
}

extension Expression {
  /// Whether evaluating it may have effects or keep objects alive: it calls something.
  fileprivate var mayDoSomething: Bool {
    var found = false
    Walk.expressions(in: [Statement(.expression(self), span)]) { expression in
      switch expression.kind {
      case .call, .notUnderstood, .ifExpression, .switchExpression: found = true
      default: break
      }
    }
    return found
  }
}

extension Function {
  /// Whether calls name it.
  var isNamed: Bool {
    if case .function = kind { true } else { false }
  }

  /// Functions that are called without being named.
  func isReachable(_ names: Set<String>) -> Bool {
    switch kind {
    case .initializer, .deinitializer, .subscriptGetter, .subscriptSetter: true
    case .function: names.contains(name)
    }
  }
}

extension TypeDeclaration {
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
