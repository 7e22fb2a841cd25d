extension Printer {
  static func reference(_ type: TypeReference) -> String {
    switch type {
    case .named(let name, let arguments): name + (arguments.isEmpty ? "" : "<" + references(arguments) + ">")
    case .optional(let wrapped): postfixable(wrapped) + "?"
    case .implicitlyUnwrapped(let wrapped): postfixable(wrapped) + "!"
    case .array(let element): "[" + reference(element) + "]"
    case .dictionary(let key, let value): "[" + reference(key) + ": " + reference(value) + "]"
    case .tuple(let elements): "(" + references(elements) + ")"
    case .function(let parameters, let result): "(" + references(parameters) + ") -> " + reference(result)
    case .metatype(let instance): postfixable(instance) + ".Type"
    case .composition(let parts): parts.map(reference).joined(separator: " & ")
    }
  }

  static func references(_ types: [TypeReference]) -> String {
    types.map(reference).joined(separator: ", ")
  }

  /// The type, in parentheses where a suffix would bind to a part of it.
  private static func postfixable(_ type: TypeReference) -> String {
    switch type {
    case .function, .composition: "(" + reference(type) + ")"
    default: reference(type)
    }
  }
}
