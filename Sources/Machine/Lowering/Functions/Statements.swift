import Diagnostics
import Program

extension FunctionLowering {
  /// The body of a function or closure with its implicit return.
  func body(_ statements: [Statement], givesValue: Bool) {
    if givesValue, statements.count == 1, let only = statements.first, let value = only.implicitValue {
      returnValue(value, isWritten: false)
    } else {
      block(statements)
    }
    if isReachable { leave(isWritten: false) }
  }

  /// Statements with a scope of their own; `defer`s run at its end.
  func block(_ statements: [Statement]) {
    scope { self.statements(statements) }
  }

  /// Opens a scope of names, registers and `defer`s.
  func scope(_ body: () -> Void) {
    let mark = nextRegister
    let depth = controls.count
    let types = scope.localTypes
    scopes.append([:])
    body()
    runDefers(downTo: depth)
    controls.removeLast(controls.count - depth)
    scopes.removeLast()
    scope.localTypes = types
    nextRegister = mark
  }

  private func statements(_ list: [Statement]) {
    for statement in list {
      if case .type(let declaration) = statement.kind, let id = context.localTypes[declaration.span] {
        scope.localTypes[declaration.name] = id
      }
    }
    sequence(ArraySlice(withWrittenDefaults(hoistFunctions(in: list))))
  }

  /// Statements one after the other; the rest of a scope behind a `defer` is covered by a handler.
  private func sequence(_ list: ArraySlice<Statement>) {
    for (index, statement) in zip(list.indices, list) {
      if case .defer(let body) = statement.kind {
        deferred(body, rest: list[(index + 1)...])
        return
      }
      self.statement(statement)
    }
  }

  private func deferred(_ body: [Statement], rest: ArraySlice<Statement>) {
    let depth = scopes.count
    let own = controls.count
    controls.append(.deferred(body, scopes: depth))
    guard mayThrow else { return sequence(rest) }
    let start = code.count
    let error = allocate()
    sequence(rest)
    let end = code.count
    guard start < end else { return }
    // An error that leaves the scope runs the body on its way.
    let after = newLabel()
    jump(after)
    let target = code.count
    isReachable = true
    let saved = controls
    controls = Array(controls[..<own])
    inline(body, scopes: depth)
    emit(.throwError, a: error)
    controls = saved
    handlers.append(
      Handler(start: Int32(start), end: Int32(end), target: Int32(target), register: UInt16(error)))
    place(after)
  }

  func statement(_ statement: Statement) {
    span = statement.span
    switch statement.kind {
    case .expression(let expression): effect(expression)
    case .variable(let variable): localVariable(variable)
    case .function(let function): nestedFunction(function)
    case .type: break
    case .if(let branch): ifStatement(branch)
    case .guard(let conditions, let otherwise): guardStatement(conditions, otherwise)
    case .while(let label, let conditions, let body): whileLoop(label, conditions, body)
    case .repeatWhile(let label, let body, let condition): repeatLoop(label, body, condition)
    case .forIn(let label, let pattern, let sequence, let filter, let body):
      forLoop(label, pattern, sequence, filter, body)
    case .switch(let label, let choice): switchStatement(label, choice)
    case .return(let value): if let value { returnValue(value) } else { leave() }
    case .break(let label): leaveLoop(label, isBreak: true)
    case .continue(let label): leaveLoop(label, isBreak: false)
    case .fallthrough: fallThrough()
    case .throw(let error): temporaries { _ = emit(.throwError, a: value(error).register) }
    case .defer(let body): deferred(body, rest: [])
    case .do(let label, let body, let clauses): doStatement(label, body, clauses)
    case .notUnderstood: break
    }
  }

  // MARK: Branches

  private func ifStatement(_ branch: If) {
    let otherwise = newLabel()
    scope {
      test(branch.conditions, ifFalse: otherwise)
      begin(.then, branch.then)
      block(branch.then)
    }
    if branch.otherwise.isEmpty { return place(otherwise) }
    let end = newLabel()
    jump(end)
    place(otherwise)
    begin(.otherwise, branch.otherwise)
    block(branch.otherwise)
    place(end)
  }

  /// Names bound by the conditions belong to the scope around.
  private func guardStatement(_ conditions: [Condition], _ otherwise: [Statement]) {
    let fails = newLabel()
    let holds = newLabel()
    test(conditions, ifFalse: fails)
    if !isUsed(fails) { return }
    jump(holds)
    place(fails)
    begin(.guardBody, otherwise)
    block(otherwise)
    place(holds)
  }

  // MARK: Leaving

  /// `isWritten` says whether the source says `return` here.
  func returnValue(_ expression: Expression, isWritten: Bool = true) {
    if kind != .function {
      // `return nil` of a failable initialiser.
      if expression.isNil { return leave(isWritten: isWritten) { self.load(.nil, into: $0) } }
      return leave(isWritten: isWritten)
    }
    let mark = nextRegister
    let register: Int
    if !controls.contains(where: \.isDeferred), inoutCells.isEmpty,
      resultTest.map({ !context.needsCoercion($0) }) ?? true
    {
      register = value(expression, expected: resultTest).register
    } else {
      register = allocate()
      evaluate(expression, into: register, as: resultTest)
    }
    runDefers(downTo: 0)
    refillInout()
    emit(.ret, a: register, b: isWritten ? 0 : 1)
    nextRegister = mark
  }

  /// Returns nothing, or the finished `self` of an initialiser.
  func leave(isWritten: Bool = true) {
    if kind != .function, observerExits.isEmpty, inoutCells.isEmpty, let local = local("self"),
      case .register(let register) = local.storage
    {
      runDefers(downTo: 0)
      emit(.ret, a: register, b: isWritten ? 0 : 1)
      return
    }
    leave(isWritten: isWritten) { register in
      if self.kind == .function { self.load(.void, into: register) } else { _ = self.readSelf(into: register) }
    }
  }

  private func leave(isWritten: Bool, with fill: (Int) -> Void) {
    let mark = nextRegister
    runDefers(downTo: 0)
    if let exit = observerExits.last { return jump(exit) }
    refillInout()
    let register = allocate()
    fill(register)
    emit(.ret, a: register, b: isWritten ? 0 : 1)
    nextRegister = mark
  }

  /// Gives `inout` parameters that live in cells their final values.
  private func refillInout() {
    for item in inoutCells { emit(.cell, a: item.register, b: item.cell) }
  }

  /// Runs the `defer`s above a depth of `controls`, innermost first, without leaving their scopes.
  func runDefers(downTo depth: Int) {
    guard isReachable else { return }
    let saved = controls
    for index in stride(from: saved.count - 1, through: depth, by: -1) {
      guard case .deferred(let body, let scopes) = saved[index] else { continue }
      controls = Array(saved[..<index])
      inline(body, scopes: scopes)
    }
    controls = saved
  }

  /// The body of a `defer` as its own scope saw the names.
  private func inline(_ body: [Statement], scopes depth: Int) {
    let saved = scopes
    scopes = Array(scopes[..<depth])
    let outer = span
    block(body)
    span = outer
    scopes = saved
  }
}

extension Statement {
  /// The value that a body gives that consists of this statement only.
  var implicitValue: Expression? {
    switch kind {
    case .expression(let expression):
      switch expression.kind {
      case .assign, .compoundAssign: nil
      default: expression
      }
    case .if(let branch) where branch.givesValue: Expression(.ifExpression(branch), span)
    case .switch(_, let choice) where choice.givesValue: Expression(.switchExpression(choice), span)
    default: nil
    }
  }
}

extension If {
  /// Whether both branches are single expressions, so that the statement may be used as an expression.
  var givesValue: Bool {
    !otherwise.isEmpty && then.count == 1 && otherwise.count == 1 && then[0].implicitValue != nil
      && otherwise[0].implicitValue != nil
  }
}

extension Switch {
  var givesValue: Bool {
    cases.allSatisfy { item in
      guard item.body.count == 1 else { return false }
      if case .throw = item.body[0].kind { return true }
      return item.body[0].implicitValue != nil
    }
  }
}
