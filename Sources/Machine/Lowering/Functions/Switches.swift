import Diagnostics
import Program

/// `switch` and the expressions made of `if` and `switch`.
extension FunctionLowering {
  func switchStatement(_ label: String?, _ choice: Switch) {
    let exit = newLabel()
    controls.append(.block(label: label, exit: exit, isSwitch: true))
    lower(choice, exit: exit) { self.block($0) }
    controls.removeLast()
    place(exit)
  }

  func switchExpression(_ choice: Switch, into register: Int, expected: TypeTest?) -> TypeTest? {
    let exit = newLabel()
    lower(choice, exit: exit) { self.branchValue($0, into: register, expected: expected) }
    place(exit)
    return nil
  }

  func ifExpression(_ branch: If, into register: Int, expected: TypeTest?) -> TypeTest? {
    let otherwise = newLabel()
    let end = newLabel()
    scope {
      test(branch.conditions, ifFalse: otherwise)
      begin(.then, branch.then)
      branchValue(branch.then, into: register, expected: expected)
    }
    jump(end)
    place(otherwise)
    begin(.otherwise, branch.otherwise)
    branchValue(branch.otherwise, into: register, expected: expected)
    place(end)
    return nil
  }

  /// A branch of an expression: the last statement is its value.
  private func branchValue(_ statements: [Statement], into register: Int, expected: TypeTest?) {
    scope {
      for statement in statements.dropLast() { self.statement(statement) }
      guard let last = statements.last else { return load(.void, into: register) }
      if let value = last.implicitValue {
        evaluate(value, into: register, as: expected)
      } else {
        statement(last)
      }
    }
  }

  func fallThrough() {
    guard let label = fallthroughs.last, let label else { return }
    jump(label)
  }

  // MARK: Cases

  /// What the patterns of a switch are matched with: one value, or the elements of a tuple that is not built.
  private enum SwitchSubject {
    case value(Subject)
    case elements([Subject])
  }

  private func lower(_ choice: Switch, exit: Label, body: ([Statement]) -> Void) {
    scope {
      let subject = evaluate(choice)
      let bodies = choice.cases.map { _ in newLabel() }
      for (index, item) in choice.cases.enumerated() {
        let next = newLabel()
        let isLast = index == choice.cases.count - 1
        fallthroughs.append(isLast ? nil : bodies[index + 1])
        scope {
          match(item, subject, isLast: isLast, body: bodies[index], otherwise: next)
          place(bodies[index])
          begin(item.branchKind, item.body)
          body(item.body)
        }
        fallthroughs.removeLast()
        jump(exit)
        place(next)
      }
    }
  }

  private func evaluate(_ choice: Switch) -> SwitchSubject {
    if case .tuple(let elements) = choice.subject.kind, elements.count > 1, choice.cases.allSatisfy(\.splitsTuples) {
      return .elements(
        elements.map { element in
          let (value, origin) = tested(element.value)
          return Subject(register: value.register, type: value.type, origin: origin)
        })
    }
    let (value, origin) = tested(choice.subject)
    return .value(Subject(register: value.register, type: value.type, origin: origin))
  }

  private func match(
    _ item: Switch.Case, _ subject: SwitchSubject, isLast: Bool, body: Label, otherwise: Label
  ) {
    let patterns = item.patterns
    if patterns.count > 1 { shareNames(of: patterns[0].pattern) }
    for (index, guarded) in patterns.enumerated() {
      let isFinal = index == patterns.count - 1
      let next = isFinal ? otherwise : newLabel()
      if isLast, isFinal, guarded.condition == nil, matchWithoutTest(guarded.pattern, subject) { break }
      match(guarded.pattern, subject, otherwise: next)
      if let condition = guarded.condition { test(condition, ifFalse: next) }
      if !isFinal {
        jump(body)
        place(next)
      }
    }
    for name in scopes[scopes.count - 1].keys { scopes[scopes.count - 1][name]?.isShared = false }
  }

  private func match(_ pattern: Pattern, _ subject: SwitchSubject, otherwise: Label) {
    switch subject {
    case .value(let subject): match(pattern, subject, otherwise: otherwise)
    case .elements(let elements):
      guard case .tuple(let patterns) = pattern.kind else { return }
      for (pattern, element) in zip(patterns, elements) { match(pattern, element, otherwise: otherwise) }
    }
  }

  /// The names of a case with several patterns: one register or cell for all.
  private func shareNames(of pattern: Pattern) {
    for name in pattern.boundNames {
      let register = allocate()
      let isCell = cellNames.contains(name)
      if isCell {
        load(.nil, into: register)
        emit(.makeCell, a: register, b: register)
      }
      declare(
        name, Local(storage: isCell ? .cell(register) : .register(register), isMutable: isCell, isShared: true))
    }
  }

  /// The last pattern of a switch without `default` holds when no other did, so it needs no test.
  private func matchWithoutTest(_ pattern: Pattern, _ subject: SwitchSubject) -> Bool {
    guard case .value(let subject) = subject else { return false }
    switch pattern.kind {
    case .enumCase(let type, let name, let payload):
      guard name != "some", (payload ?? []).allSatisfy(\.isIrrefutable) else { return false }
      if name == "none", payload == nil { return true }
      guard context.caseNames[name] != nil else { return false }
      let expected = type.map { context.test(for: $0, in: scope) } ?? subject.type?.unwrapped
      bindPayload(payload, name, expected, subject, otherwise: newLabel())
      return true
    case .expression(let expression):
      if case .bool = expression.kind { return true }
      return expression.isNil
    default: return false
    }
  }
}

extension Switch.Case {
  /// Whether all patterns take tuples apart.
  fileprivate var splitsTuples: Bool {
    patterns.allSatisfy {
      if case .tuple = $0.pattern.kind { return true }
      if case .wildcard = $0.pattern.kind { return true }
      return false
    }
  }
}
