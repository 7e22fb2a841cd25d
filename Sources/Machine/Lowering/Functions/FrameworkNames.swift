import Program

// `extension Publisher { func receive(on queue: Q, using clock: Clock = .live) { … self.receive(on: queue) } }` calls what Combine
// declares: Swift takes the function that needs no default. Nobody declares that one here, and the function would call itself
// without end.

extension FunctionLowering {
  /// Whether a call of `self` in an extension of a framework's type means what the framework has under the name of the function.
  func meansFramework(_ shape: CallShape) -> Bool {
    guard !isStrict else { return false }
    let fitting = (context.functionsByName[shape.name] ?? []).compactMap { id in
      ArgumentMatching.match(shape, context.functions[id].signature).map { (id: id, mapping: $0) }
    }.filter { isOfFramework(context.functions[$0.id].owner) }
    return fitting.contains { $0.mapping.contains(-1) && isBeingLowered($0.id) }
      && fitting.allSatisfy { $0.mapping.contains(-1) }
  }

  /// What nobody declares is not understood; function values among the arguments escape.
  func callFramework(_ shape: CallShape, _ arguments: [Argument], into register: Int) -> TypeTest? {
    if !context.options.knownNames.contains(shape.name) {
      context.noteGap(.call, shape.name, at: span, file: scope.file)
    }
    return callOpaque(arguments, into: register)
  }

  private func isBeingLowered(_ id: Int) -> Bool {
    let compiled = context.functions[id].compiled
    return compiled >= 0 && context.output.functions[compiled].name == name
  }

  private func isOfFramework(_ type: Int) -> Bool {
    guard type >= 0 else { return false }
    let record = context.types[type]
    return record.isPhantom || record.file < 0 || !context.files[record.file].isSubject
  }
}
