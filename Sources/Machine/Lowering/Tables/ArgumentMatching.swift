/// Which argument goes to which parameter.
///
/// Entries are as in `CallTarget.mapping`: an argument's number, -1 for a default, -2 - k for a variadic parameter that
/// takes the arguments from k on.
enum ArgumentMatching {
  /// Nil when a call of the shape cannot mean a function of the signature. O(parameters · arguments).
  static func match(_ shape: CallShape, _ parameters: [ParameterSignature]) -> [Int16]? {
    match(labels: shape.labels, trailing: shape.trailing, parameters)
  }

  static func match(labels: [String?], trailing: Int, _ parameters: [ParameterSignature]) -> [Int16]? {
    var mapping = [Int16](repeating: -1, count: parameters.count)
    let positional = labels.count - trailing
    var cursor = 0
    var argument = 0
    while argument < positional {
      guard let parameter = next(label: labels[argument], from: cursor, parameters) else { return nil }
      if parameters[parameter].isVariadic {
        mapping[parameter] = Int16(-2 - argument)
        argument += 1
        while argument < positional, labels[argument] == nil { argument += 1 }
      } else {
        mapping[parameter] = Int16(argument)
        argument += 1
      }
      cursor = parameter + 1
    }
    return matchTrailing(Array(labels[positional...]), first: positional, from: cursor, parameters, mapping)
  }

  /// The parameter with the label, passing over those that need no argument.
  private static func next(label: String?, from start: Int, _ parameters: [ParameterSignature]) -> Int? {
    var index = start
    while index < parameters.count {
      if parameters[index].label == label { return index }
      guard parameters[index].hasDefault || parameters[index].isVariadic else { return nil }
      index += 1
    }
    return nil
  }

  /// The first trailing closure takes the first parameter that accepts a function, whatever its label; when that one
  /// has a default and a later one has none, the later one (SE-0286). The others go by their labels.
  private static func matchTrailing(
    _ labels: [String?], first: Int, from start: Int, _ parameters: [ParameterSignature], _ mapping: [Int16]
  ) -> [Int16]? {
    guard !labels.isEmpty else { return complete(mapping, parameters) }
    var choices = (start..<parameters.count).filter { parameters[$0].acceptsFunction }
    if choices.contains(where: { parameters[$0].isFunction }) { choices = choices.filter { parameters[$0].isFunction } }
    let required = choices.filter { !parameters[$0].hasDefault }
    if required.count == 1, labels.count == 1 { choices = required }
    for choice in choices {
      var attempt = mapping
      attempt[choice] = parameters[choice].isVariadic ? Int16(-2 - first) : Int16(first)
      var cursor = choice + 1
      var fits = true
      for (offset, label) in labels.enumerated().dropFirst() {
        guard let parameter = next(label: label, from: cursor, parameters) else {
          fits = false
          break
        }
        attempt[parameter] = Int16(first + offset)
        cursor = parameter + 1
      }
      if fits, let result = complete(attempt, parameters) { return result }
    }
    return nil
  }

  private static func complete(_ mapping: [Int16], _ parameters: [ParameterSignature]) -> [Int16]? {
    for (entry, parameter) in zip(mapping, parameters) {
      if entry == -1, !parameter.hasDefault, !parameter.isVariadic { return nil }
    }
    return mapping
  }
}
