import Program

/// What a client gives to a method that presents, to be called at the end of the presentation: `onDismiss: () -> Void`.
/// The scenario listens by it (TV1102).
struct EndClosure {
  /// How many arguments it is called with.
  private let count: Int

  /// Nil for a parameter that is no function without a result, or whose name speaks of something else.
  init?(_ parameter: Parameter) {
    guard case .function(let inputs, let result)? = parameter.type?.unwrapped, Self.isNothing(result),
      Self.speaksOfEnd(parameter.label ?? parameter.name) || Self.speaksOfEnd(parameter.name)
    else { return nil }
    count = inputs.count
  }

  var text: String {
    let ignored = [String](repeating: "_", count: count).joined(separator: ", ")
    return count == 0 ? "self.listenedEnd { self.ends.hear() }" : "self.listenedEnd { \(ignored) in self.ends.hear() }"
  }

  private static func isNothing(_ type: TypeReference) -> Bool { type == .tuple([]) || type == .named("Void", []) }

  private static func speaksOfEnd(_ name: String) -> Bool {
    let words = name.lowercased()
    return words.contains("dismiss") && words != "dismiss" || words.contains("onclose") || words.contains("didclose")
  }
}
