/// Writes a model as a module of TLA+ and the configuration with which TLC checks it.
///
/// Each event is one action, so that the states and steps of TLC are those of the model; a step that traps is none, and
/// the state before it violates the trap's invariant, as the state before a step whose `check` fails violates the
/// property's. Not exported is the search for states that never settle: `Settled` is there to be used.
package struct TLAPlusWriter {
  /// A module and its configuration.
  package struct Output: Hashable, Sendable {
    package var module: String
    package var configuration: String
  }

  private let model: FlatModel
  private let variables: TLAPlusVariables
  private var writer: TLAPlusExpressions
  private var invariants: [String] = []

  package init(_ model: FlatModel) {
    self.model = model
    variables = TLAPlusVariables(model)
    writer = TLAPlusExpressions(variables)
  }

  /// - Parameter name: the module's, which must be that of its file.
  /// - Throws: at what TLA+ cannot say, or TLC not compute.
  package mutating func output(named name: String) throws(FlatError) -> Output {
    let span = model.events.first?.span ?? model.properties.first?.span ?? .none
    let symbolic = try SymbolicModel(model, at: span)
    let actions = write(symbolic.steps)
    let checks = write(symbolic)
    let settled =
      ["", "Settled =="] + TLAPlusFormula(symbolic.settled.rest, symbolic.settled.items).lines(&writer, indent: 2)
    let head = heading(name)
    if writer.isTooLarge { throw FlatError("a number needs more than the 32 bits that TLC has", at: span) }
    let lines = head + actions + settled + checks + [String(repeating: "=", count: 77), ""]
    let configuration =
      ["SPECIFICATION Spec"] + (invariants.isEmpty ? [] : ["INVARIANTS"] + invariants.map { "  " + $0 })
      + ["CHECK_DEADLOCK FALSE", ""]
    return Output(module: lines.joined(separator: "\n"), configuration: configuration.joined(separator: "\n"))
  }

  private mutating func heading(_ name: String) -> [String] {
    let dashes = String(repeating: "-", count: 30)
    var lines = ["\(dashes) MODULE \(name) \(dashes)", "\\* \(Self.comment(model.name)): every event is one action."]
    lines += ["EXTENDS Integers", "", "VARIABLES"]
    for (index, variable) in variables.all.enumerated() {
      let comma = index + 1 < variables.all.count ? "," : ""
      lines.append("  \(variable.name)\(comma) \\* \(comment(on: variable))")
    }
    if variables.all.isEmpty { lines.append("  nothing") }
    lines += ["", "vars == <<\(names(variables.all))>>", "", "Init =="]
    for variable in variables.all {
      let values = variable.slots.map { writer.number(.constant(model.initial[$0])) }.joined(separator: ", ")
      lines.append("  /\\ \(variable.name) = " + (variable.isTuple ? "<<\(values)>>" : values))
    }
    if variables.all.isEmpty { lines.append("  /\\ nothing = 0") }
    let definitions = writer.definitionLines
    return lines + (definitions.isEmpty ? [] : [""]) + definitions
  }

  private func names(_ list: [TLAPlusVariables.Variable]) -> String {
    variables.all.isEmpty ? "nothing" : list.map(\.name).joined(separator: ", ")
  }

  private func comment(on variable: TLAPlusVariables.Variable) -> String {
    let slot = model.slots[variable.slots.lowerBound]
    let values = slot.valueNames.enumerated().map { "\($0) \($1)" }.joined(separator: ", ")
    let last = model.slots[variable.slots.upperBound - 1].name
    let source = variable.isTuple ? "\(slot.name) to \(last), from 1 on" : slot.name
    return Self.comment(source + (values.isEmpty ? "" : ": " + values))
  }

  static func comment(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}

extension TLAPlusWriter {
  private mutating func write(_ steps: [SymbolicStep]) -> [String] {
    var lines: [String] = []
    var actions: [String] = []
    for (number, step) in steps.enumerated() {
      let event = model.events[step.event]
      let name = "E\(number + 1)_" + TLAPlusNames.identifier(event.name)
      actions.append(name)
      lines += ["", "\\* \(event.actor): \(Self.comment(event.name))", "\(name) =="]
      lines += TLAPlusFormula(step.passing + assignments(step), step.items).lines(
        &writer, indent: 2, isAction: true)
    }
    lines += ["", "Next =="] + actions.map { "  \\/ \($0)" }
    if actions.isEmpty { lines.append("  FALSE /\\ UNCHANGED vars") }
    return lines + ["", "Spec == Init /\\ [][Next]_vars"]
  }

  private func assignments(_ step: SymbolicStep) -> [TLAPlusFormula.Clause] {
    var clauses: [TLAPlusFormula.Clause] = []
    var kept: [TLAPlusVariables.Variable] = []
    for variable in variables.all {
      let values = variable.slots.map { step.values[$0] ?? .register($0) }
      if values == variable.slots.map(FlatExpression.register) {
        kept.append(variable)
      } else {
        let (before, after) = variable.isTuple ? ("<<", ">>") : ("", "")
        clauses.append(.assignment(before: "\(variable.name)' = \(before)", values, after: after))
      }
    }
    if !kept.isEmpty || variables.all.isEmpty { clauses.append(.text("UNCHANGED <<\(names(kept))>>")) }
    return clauses
  }

  /// An invariant for each place that may trap, and for each property. TLC looks at them in this order, and only at the
  /// first that a state violates.
  private mutating func write(_ symbolic: SymbolicModel) -> [String] {
    var lines: [String] = []
    for (place, traps, failure) in symbolic.traps {
      lines += traps.reduce(into: [""]) { lines, trap in
        let line = "\\* TV1205, \(place): \(Self.comment(model.traps[trap].message))"
        if lines.last != line { lines.append(line) }
      }
      lines += invariant("TV1205_\(place)", [failure])
    }
    var numbers: [String: Int] = [:]
    for (number, property) in model.properties.enumerated() {
      let failures = symbolic.failures(of: number)
      if failures.isEmpty { continue }
      numbers[property.rule, default: 0] += 1
      lines += ["", "\\* \(property.rule): \(Self.comment(property.message))"]
      lines += invariant("\(property.rule)_\(numbers[property.rule] ?? 0)", failures)
    }
    return lines
  }

  /// That none of the formulas holds.
  private mutating func invariant(_ name: String, _ failures: [SymbolicModel.Formula]) -> [String] {
    invariants.append(name)
    var lines = ["\(name) =="]
    for failure in failures {
      var inner = TLAPlusFormula(failure.rest, failure.items).lines(&writer, indent: 7)
      inner[0] = "  /\\ ~(" + inner[0].dropFirst(7)
      inner[inner.count - 1] += ")"
      lines += inner
    }
    return lines
  }
}
