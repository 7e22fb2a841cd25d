import Diagnostics
import Program
import Subjects

/// What was done before a page is presented, or in the same function, and who waits for its end.
struct WorkBefore {
  private let pieces: [CodePiece]
  private let function: Function
  /// The continuations that the code waits for, by the names of the closures' parameters.
  private let continuations: Set<String>
  private let type: TypeIndex.Entry
  private let index: TypeIndex

  /// - Parameter answers: Where the closures stand that the page calls.
  init(_ function: Function, of type: TypeIndex.Entry, without answers: [SourceSpan], _ index: TypeIndex) {
    self.function = function
    self.type = type
    self.index = index
    continuations = Continuations.names(in: function.body ?? [])
    let callers = type.functions.filter { other in
      other.nameSpan != function.nameSpan && CallFinder.calls(function.name, in: other.body ?? [])
    }
    pieces = ([function] + callers).flatMap { function -> [CodePiece] in
      let body = function.body ?? []
      let aliases = LocalNames.aliases(in: body)
      var found: [CodePiece] = []
      Walk.expressions(in: body) { expression in
        if answers.contains(where: { $0.contains(expression.span) }) { return }
        if let piece = CodePiece(expression, aliases) { found.append(piece) }
      }
      return found
    }
  }

  /// Whether somebody misses what the answer does: it takes back what was done, or tells who waits for the end.
  func isMissed(_ piece: CodePiece) -> Bool {
    if tellsWaiting(piece) { return true }
    if pieces.contains(where: { Self.areSame($0, piece) }) { return false }
    return pieces.contains { takesBack(piece, $0) }
  }

  private static func areSame(_ one: CodePiece, _ other: CodePiece) -> Bool {
    one.path == other.path && (one.value == nil) == (other.value == nil) && one.flags == other.flags
      && one.value?.isNil == other.value?.isNil
  }

  private func takesBack(_ piece: CodePiece, _ before: CodePiece) -> Bool {
    if let value = piece.value {
      guard before.path == piece.path, let other = before.value else { return false }
      if value.isNil { return !other.isNil && isCompared(String(piece.name)) }
      return piece.flags.count == 1 && before.flags.count == 1
    }
    if before.value != nil || before.receiver != piece.receiver { return false }
    if before.name == piece.name { return !piece.flags.isEmpty && before.flags.count == piece.flags.count }
    if Self.keepsChild(before) && piece.name.hasPrefix("remove") { return true }
    return Self.areOpposite(before.name.lowercased(), piece.name.lowercased())
  }

  private static let opposites = [
    ("stop", "start"), ("stop", "restart"), ("stop", "resume"), ("pause", "resume"), ("pause", "play"),
    ("pause", "start"), ("suspend", "resume"), ("hide", "show"), ("disable", "enable"), ("lock", "unlock"),
    ("show", "hide"), ("start", "stop"), ("begin", "end"), ("enable", "disable"), ("fadeout", "fadein"),
    ("fadein", "fadeout"), ("deactivate", "activate"), ("unsubscribe", "subscribe"),
  ]

  private static func areOpposite(_ before: String, _ after: String) -> Bool {
    opposites.contains { first, second in
      before.hasPrefix(first) && after.hasPrefix(second)
        && (before.dropFirst(first.count) == after.dropFirst(second.count))
    }
  }

  /// `children.append(child)`, `addChildCoordinator(child)`: what is kept until it ends.
  private static func keepsChild(_ before: CodePiece) -> Bool {
    let isAdded = before.name == "append" || before.name == "insert" && before.arguments.count == 1
    let isNamedSo = { (words: String) in words.contains("child") || words.contains("coordinator") }
    if isAdded { return isNamedSo(before.receiver.lowercased()) }
    return before.name.hasPrefix("add") && before.name.lowercased().contains("coordinator")
  }

  /// Whether code of the class looks whether a property is nil: then it goes on believing that the page is there.
  private func isCompared(_ name: String) -> Bool {
    HelperMethods.bodies(of: type).contains { body in
      var found = false
      Walk.expressions(in: body) { expression in
        guard case .binary(_, let left, let right) = expression.kind, right.isNil else { return }
        if CallFinder.baseName(of: left) == name { found = true }
      }
      return found
    }
  }

  /// Whether a call tells somebody who was promised an answer: a closure or a delegate that the function was given, or the
  /// client of an object that is no screen itself.
  private func tellsWaiting(_ piece: CodePiece) -> Bool {
    if piece.value != nil { return false }
    if ["fulfill", "reject"].contains(piece.name) && !piece.receiver.isEmpty { return true }
    if piece.name == "resume",
      Continuations.isNamedSo(piece.receiver) || continuations.contains(piece.receiver.description)
    {
      return true
    }
    if function.parameters.contains(where: { isGiven($0, piece) }) { return true }
    if !index.ancestors(of: type).isDisjoint(with: ["UIViewController", "UIView"]) { return false }
    guard let variable = index.lineage(of: type).flatMap(\.variables).first(where: { $0.name == piece.root }) else {
      return false
    }
    if piece.receiver.isEmpty { return index.isFunction(variable.type, in: type) }
    if piece.root.lowercased().hasSuffix("delegate") { return true }
    // An object that says that it is over says so to who keeps it.
    return variable.attributes.isWeak && piece.arguments.contains { LocalNames.path(of: $0.value) == "self" }
  }

  private func isGiven(_ parameter: Parameter, _ piece: CodePiece) -> Bool {
    if piece.receiver.isEmpty { return parameter.name == piece.path && index.isFunction(parameter.type, in: type) }
    return parameter.name == piece.receiver && parameter.name.lowercased().hasSuffix("delegate")
  }
}
