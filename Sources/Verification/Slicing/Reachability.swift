import Program

/// The names that code which begins in some scenarios mentions, and what their declarations mention in turn.
struct Reachability {
  private let index: SliceIndex
  /// Names whose declarations are reached.
  private(set) var names: Set<String> = []
  /// Whether the bound was met: names that are mentioned still further away have no meaning then.
  private(set) var isCut = false
  /// Functions and properties that have been reached.
  private(set) var size = 0
  private var pending: Set<String> = []
  private var castNames: Set<String> = []
  /// Parts of mentioned types that wait for their names to be mentioned.
  private var waitingFunctions: [String: [Function]] = [:]
  private var waitingVariables: [String: [Variable]] = [:]

  init(index: SliceIndex) {
    self.index = index
    mention(index.machineNames)
  }

  /// Everything in the file runs.
  mutating func addRoot(_ file: ProgramFile) {
    var collector = NameCollector()
    for function in file.functions { collector.add(function) }
    for variable in file.variables { collector.add(variable) }
    for type in file.types {
      collector.add(headOf: type)
      for function in type.functions { collector.add(function) }
      for variable in type.variables { collector.add(variable) }
    }
    take(collector)
  }

  /// Follows mentions in rounds, so that a bound on the number of functions and properties leaves out what is farthest.
  mutating func run(bound: Int) {
    while !pending.isEmpty {
      let round = pending.sorted()
      pending = []
      for name in round {
        isCut = size > bound
        if isCut { return }
        names.insert(name)
        follow(name)
      }
    }
  }

  private mutating func follow(_ name: String) {
    for type in index.types[name] ?? [] { reach(type) }
    var collector = NameCollector()
    let functions = (index.functions[name] ?? []) + (waitingFunctions.removeValue(forKey: name) ?? [])
    let variables = (index.variables[name] ?? []) + (waitingVariables.removeValue(forKey: name) ?? [])
    for function in functions { collector.add(function) }
    for variable in variables { collector.add(variable) }
    for alias in index.aliases[name] ?? [] { collector.add(alias.type) }
    size += functions.count + variables.count
    take(collector)
  }

  private mutating func reach(_ type: TypeDeclaration) {
    var collector = NameCollector()
    collector.add(headOf: type)
    for function in type.functions {
      if function.isReachable(names) {
        collector.add(function)
        size += 1
      } else {
        waitingFunctions[function.name, default: []].append(function)
      }
    }
    for variable in type.variables {
      if variable.isReachable(names, in: type.kind) {
        collector.add(variable)
        size += 1
      } else {
        waitingVariables[variable.name, default: []].append(variable)
      }
    }
    take(collector)
  }

  /// Unknown objects may be of any type that conforms to what they are cast to.
  private mutating func take(_ collector: NameCollector) {
    mention(collector.names)
    for name in collector.castNames where index.types[name] != nil && castNames.insert(name).inserted {
      mention(Set(index.heirs[name] ?? []))
    }
  }

  private mutating func mention(_ new: Set<String>) {
    for name in new where !names.contains(name) { pending.insert(name) }
  }
}
