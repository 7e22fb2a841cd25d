import Diagnostics
import Program

/// Makes trees of code that has no text: each of them stands at one place, the element that it is written for.
struct CodeWriter {
  let place: SourceSpan

  typealias Labelled = (String?, Expression)

  private func make(_ kind: Expression.Kind) -> Expression { Expression(kind, place) }

  var selfReference: Expression { make(.selfReference) }
  var superReference: Expression { make(.superReference) }
  var nothing: Expression { make(.nil) }
  var leave: Statement { Statement(.return(nil), place) }
  func name(_ name: String) -> Expression { make(.name(name)) }
  func text(_ text: String) -> Expression { make(.string(text)) }
  func optionalText(_ text: String?) -> Expression { text.map(self.text) ?? nothing }
  func bool(_ value: Bool) -> Expression { make(.bool(value)) }
  func implicit(_ name: String) -> Expression { make(.implicitMember(name)) }
  func array(_ elements: [Expression]) -> Expression { make(.array(elements)) }
  func member(_ base: Expression, _ name: String) -> Expression { make(.member(base, name)) }
  func equal(_ left: Expression, _ right: Expression) -> Expression { make(.binary("==", left, right)) }
  func and(_ left: Expression, _ right: Expression) -> Expression { make(.and(left, right)) }

  /// `base?.name`
  func optionalMember(_ base: Expression, _ name: String) -> Expression {
    make(.chain(member(make(.chainLink(base)), name)))
  }

  func cast(_ value: Expression, to name: String) -> Expression { make(.cast(value, .named(name, []), .forced)) }

  func call(_ name: String, _ arguments: [Labelled]) -> Expression { called(self.name(name), arguments) }

  func call(on base: Expression, _ name: String, _ arguments: [Labelled]) -> Expression {
    called(member(base, name), arguments)
  }

  /// `base?.name(arguments)`
  func chained(_ base: Expression, _ name: String, _ arguments: [Labelled]) -> Expression {
    make(.chain(called(member(make(.chainLink(base)), name), arguments)))
  }

  private func called(_ callee: Expression, _ arguments: [Labelled]) -> Expression {
    make(.call(callee, arguments.map { Argument(label: $0.0, value: $0.1) }))
  }

  func statement(_ expression: Expression) -> Statement { Statement(.expression(expression), place) }

  func assign(_ target: Expression, _ value: Expression) -> Statement { statement(make(.assign(target, value))) }

  func constant(_ name: String, _ value: Expression) -> Statement {
    let pattern = Pattern(.binding(name, isMutable: false), place)
    return Statement(.variable(LocalVariable(pattern: pattern, type: nil, value: value, isMutable: false)), place)
  }

  func branch(_ condition: Expression, _ body: [Statement]) -> Statement {
    Statement(.if(If(conditions: [.expression(condition)], then: body, otherwise: [])), place)
  }

  func parameter(_ name: String, label: String? = nil, type: String? = nil) -> Parameter {
    let type = type.map { TypeReference.named($0, []) } ?? .optional(.named("Any", []))
    return Parameter(label: label, name: name, type: type, span: place)
  }

  func function(
    _ name: String, _ parameters: [Parameter], _ body: [Statement], access: Attributes.Access = .internal,
    isOverride: Bool = false, names: [String] = []
  ) -> Function {
    var attributes = Attributes()
    attributes.access = access
    attributes.isOverride = isOverride
    attributes.names = names + [Function.interfaceMark]
    // Functions are told apart by their places.
    let end = Int(place.end) - (names.isEmpty ? 0 : 1)
    let own = SourceSpan(file: Int(place.file), start: Int(place.start), end: max(Int(place.start), end))
    return Function(name: name, parameters: parameters, body: body, attributes: attributes, span: own, nameSpan: own)
  }
}
