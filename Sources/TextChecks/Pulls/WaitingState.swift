import Program
import Subjects

/// What a class keeps while it waits for an answer: a closure, a delegate or a continuation that a function was given, or a flag
/// that says so.
struct WaitingState {
  private let index: TypeIndex
  private let type: TypeIndex.Entry
  /// The properties that other code sets to nil or false.
  private let ended: Set<String>
  /// The properties that code calls, or asks for something.
  private let called: Set<String>

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    self.index = index
    self.type = type
    var ended: Set<String> = []
    var called: Set<String> = []
    for body in HelperMethods.bodies(of: type) {
      let aliases = LocalNames.aliases(in: body)
      Walk.expressions(in: body) { expression in
        guard let piece = CodePiece(expression, aliases) else { return }
        guard let value = piece.value else { return _ = called.insert(String(piece.root)) }
        if value.isNil || piece.flags == [false] { ended.insert(piece.path) }
      }
    }
    self.ended = ended
    self.called = called
  }

  /// Whether a function keeps somebody who waits, and other code ends that.
  func begins(in function: Function) -> Bool {
    let body = function.body ?? []
    let given = Set(function.parameters.filter(mayWait).map(\.name)).union(Continuations.names(in: body))
    let aliases = LocalNames.aliases(in: body)
    let stored = Set(type.variables.filter { $0.isStored && $0.isMutable }.map(\.name))
    var found = false
    Walk.expressions(in: body) { expression in
      guard let piece = CodePiece(expression, aliases), let value = piece.value, stored.contains(piece.path) else {
        return
      }
      if LocalNames.path(of: value).map(given.contains) ?? false { found = found || called.contains(piece.path) }
      if piece.flags == [true] && Self.saysSo(piece.path) { found = found || ended.contains(piece.path) }
    }
    return found
  }

  private func mayWait(_ parameter: Parameter) -> Bool {
    index.isFunction(parameter.type, in: type) || parameter.name.lowercased().hasSuffix("delegate")
  }

  /// Whether a flag speaks of something that goes on.
  private static func saysSo(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("progress") || name.contains("active") || name.hasSuffix("ing") || name.contains("pending")
  }
}
