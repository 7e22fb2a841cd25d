import Program

/// An argument of a call, as far as it tells for which parameter it is.
struct GivenArgument: Hashable {
  private let label: String?
  let isTrailing: Bool
  /// How many arguments without a label stand before it.
  private let place: Int

  init(_ number: Int, of arguments: [Argument]) {
    label = arguments[number].label
    isTrailing = arguments[number].isTrailing
    place = arguments[..<number].count { $0.label == nil }
  }

  /// The label is that of a parameter, or there is none and it may be of any.
  func isFor(_ label: String?) -> Bool { self.label == label || isTrailing && self.label == nil }

  /// Those that it may be for: one without a label is for the parameter without one at the same place.
  func parameters(among parameters: [Parameter]) -> [Parameter] {
    let fitting = parameters.filter { isFor($0.label) }
    if isTrailing || label != nil { return fitting }
    return fitting.indices.contains(place) ? [fitting[place]] : []
  }
}
