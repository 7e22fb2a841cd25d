import Program

/// A call or an assignment of code that asks somebody for something.
struct CodePiece {
  /// `camera.start`, `isBusy`
  let path: String
  /// What is assigned; nil for a call.
  let value: Expression?
  let arguments: [Argument]

  init?(_ expression: Expression, _ aliases: [String: String]) {
    switch expression.kind {
    case .assign(let target, let value):
      guard let path = LocalNames.path(of: target, aliases) else { return nil }
      self.path = path
      self.value = value
      arguments = []
    case .call(let callee, let arguments):
      guard let path = LocalNames.path(of: callee, aliases) else { return nil }
      self.path = path
      value = nil
      self.arguments = arguments
    default: return nil
    }
  }

  /// A call of a closure that was handed on.
  init(calling path: String, with arguments: [Argument]) {
    self.path = path
    value = nil
    self.arguments = arguments
  }

  /// Who is asked; empty for the object itself.
  var receiver: Substring { path.lastIndex(of: ".").map { path[..<$0] } ?? "" }
  var name: Substring { path.split(separator: ".").last ?? "" }
  var root: Substring { path.prefix { $0 != "." } }

  /// The flags that are set or handed on.
  var flags: [Bool] {
    (value.map { [$0] } ?? arguments.map(\.value)).compactMap { value in
      if case .bool(let flag) = value.kind { flag } else { nil }
    }
  }
}
