extension Printer {
  static func expression(_ expression: Expression) -> String {
    switch expression.kind {
    case .nil: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): quoted(value)
    case .name(let name): name
    case .selfReference: "self"
    case .superReference: "super"
    case .implicitMember(let name): "." + name
    case .member(let base, let name): self.expression(base) + "." + name
    case .discard: "_"
    case .array(let elements): "[" + elements.map(self.expression).joined(separator: ", ") + "]"
    case .dictionary(let pairs): dictionary(pairs)
    case .closure(let closure): self.closure(closure)
    case .ifExpression(let branches): "(" + text { $0.if(branches) } + ")"
    case .switchExpression(let cases): "(" + text { $0.switch(cases, label: nil) } + ")"
    case .keyPath(let names): "\\" + names.map { "." + $0 }.joined()
    default: form(expression.kind)
    }
  }

  /// Kinds that print as `(operator operands…)`.
  private static func form(_ kind: Expression.Kind) -> String {
    switch kind {
    case .interpolated(let parts): list("interpolated", parts)
    case .call(let callee, let arguments): list("call " + expression(callee), arguments)
    case .subscript_(let base, let arguments): list("subscript " + expression(base), arguments)
    case .chain(let operand): list("chain", [operand])
    case .chainLink(let operand): list("?", [operand])
    case .forceUnwrap(let operand): list("!", [operand])
    case .optionalTry(let operand): list("try?", [operand])
    case .forcedTry(let operand): list("try!", [operand])
    case .cast(let operand, let type, let cast): list(word(cast), [operand], " " + reference(type))
    case .tuple(let elements): list("tuple", elements)
    case .ternary(let condition, let first, let second): list("?:", [condition, first, second])
    case .coalesce(let left, let right): list("??", [left, right])
    case .and(let left, let right): list("&&", [left, right])
    case .or(let left, let right): list("||", [left, right])
    case .not(let operand): list("not", [operand])
    case .binary(let spelling, let left, let right): list(spelling, [left, right])
    case .unary(let spelling, let operand): list("unary " + spelling, [operand])
    case .assign(let target, let value): list("=", [target, value])
    case .compoundAssign(let spelling, let target, let value): list(spelling + "=", [target, value])
    case .inout_(let operand): list("&", [operand])
    case .type(let type): list("type " + reference(type), [Expression]())
    case .selector(let name): list("selector " + name, [Expression]())
    case .notUnderstood(let construct, let operands): list("not-understood " + quoted(construct), operands)
    default: ""
    }
  }

  private static func list(_ head: String, _ operands: [Expression], _ tail: String = "") -> String {
    "(" + ([head] + operands.map(expression)).joined(separator: " ") + tail + ")"
  }

  private static func list(_ head: String, _ arguments: [Argument]) -> String {
    let texts = arguments.map { argument in
      (argument.isTrailing ? "trailing " : "") + (argument.label.map { $0 + ": " } ?? "") + expression(argument.value)
    }
    return "(" + ([head] + texts).joined(separator: " ") + ")"
  }

  private static func word(_ cast: Expression.Cast) -> String {
    switch cast {
    case .upcast: "as"
    case .conditional: "as?"
    case .forced: "as!"
    case .test: "is"
    }
  }

  private static func dictionary(_ pairs: [Expression.KeyValue]) -> String {
    guard !pairs.isEmpty else { return "[:]" }
    return "[" + pairs.map { "\(expression($0.key)): \(expression($0.value))" }.joined(separator: ", ") + "]"
  }

  /// On one line when the body is at most one statement that fits on a line.
  private static func closure(_ closure: Closure) -> String {
    var head: [String] = []
    if !closure.captures.isEmpty { head.append("[" + closure.captures.map(capture).joined(separator: ", ") + "]") }
    if !closure.parameters.isEmpty { head.append("(" + parameters(closure.parameters) + ")") }
    if closure.isAsync { head.append("async") }
    if !head.isEmpty { head.append("in") }
    let body = text { printer in
      for statement in closure.body { printer.statement(statement) }
    }
    if !body.contains("\n") {
      return "{ " + (head + (body.isEmpty ? [] : [body])).map { $0 + " " }.joined() + "}"
    }
    let opening = "{" + head.map { " " + $0 }.joined()
    let indented = body.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    return ([opening] + indented + ["}"]).joined(separator: "\n")
  }

  private static func capture(_ capture: Closure.Capture) -> String {
    let strength = capture.strength == .strong ? "" : "\(capture.strength) "
    return strength + capture.name + " = " + expression(capture.value)
  }

  /// The text between quotes, with control characters, quotes and backslashes escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars { result += scalar.escaped(asASCII: false) }
    return result + "\""
  }
}
