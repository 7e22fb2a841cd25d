import Machine

extension Search.Exploration {
  /// The names that a slice has left out, in whole or in part, and that runs have come to.
  var leftOutNames: Set<String> {
    let branches = system.machine.image.program.branches
    var names: Set<String> = []
    for number in system.machine.enteredBranches {
      if case .leftOut(let name) = branches[number].kind { names.insert(name) }
    }
    return names
  }
}
