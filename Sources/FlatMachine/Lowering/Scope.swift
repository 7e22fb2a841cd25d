import Program

/// What names mean at a place: the inner scope first.
final class Scope {
  enum Binding {
    case storage(Storage)
    case value(Value)
    case function(Function)
  }

  private var names: [String: Binding] = [:]
  private let parent: Scope?

  init(_ parent: Scope? = nil) { self.parent = parent }

  subscript(name: String) -> Binding? {
    get { names[name] ?? parent?[name] }
    set { names[name] = newValue }
  }
}

/// Where `return`, `break` and `continue` lead.
struct Exits {
  /// The function's end and what its value is put into.
  var function: (block: Int, result: Storage?)?
  /// Innermost last.
  var loops: [Loop] = []

  struct Loop {
    var label: String?
    var breakBlock: Int
    /// `nil` for `switch` and `do`.
    var continueBlock: Int?
  }
}
