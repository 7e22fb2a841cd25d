import Diagnostics
import Program

/// Loops, `break` and `continue`, `do`.
extension FunctionLowering {
  func whileLoop(_ label: String?, _ conditions: [Condition], _ body: [Statement]) {
    let exit = newLabel()
    let next = placeLoopStart()
    controls.append(.loop(label: label, exit: exit, next: next))
    scope {
      test(conditions, ifFalse: exit)
      begin(.whileBody, body)
      block(body)
    }
    jump(next)
    controls.removeLast()
    place(exit)
  }

  func repeatLoop(_ label: String?, _ body: [Statement], _ condition: Expression) {
    let exit = newLabel()
    let next = newLabel()
    let start = placeLoopStart()
    controls.append(.loop(label: label, exit: exit, next: next))
    block(body)
    place(next)
    test(condition, ifTrue: start)
    controls.removeLast()
    place(exit)
  }

  /// The sequence and a counter are two registers in a row; `next` gives one element after the other.
  func forLoop(
    _ label: String?, _ pattern: Pattern, _ sequence: Expression, _ filter: Expression?, _ body: [Statement]
  ) {
    let exit = newLabel()
    scope {
      let base = allocate(2)
      let type = evaluate(sequence, into: base)
      load(context.word(0), into: base + 1)
      var element: TypeTest?
      if case .array(let inner)? = type?.unwrapped, inner != .any { element = .optional(inner.unwrapped) }
      if type == .builtin(.range) { element = .int }
      let next = placeLoopStart()
      controls.append(.loop(label: label, exit: exit, next: next))
      scope {
        let register = allocate()
        span = sequence.span
        emit(.next, a: register, b: base, to: exit)
        match(pattern, Subject(register: register, type: element, isFresh: true), otherwise: next)
        if let filter { test(filter, ifFalse: next) }
        begin(.forBody, body)
        block(body)
      }
      jump(next)
      controls.removeLast()
    }
    place(exit)
  }

  /// `break` and `continue`: runs the `defer`s between here and the statement it concerns.
  func leaveLoop(_ name: String?, isBreak: Bool) {
    for index in controls.indices.reversed() {
      let target: Label
      switch controls[index] {
      case .loop(let label, let exit, let next):
        guard name == nil || name == label else { continue }
        target = isBreak ? exit : next
      case .block(let label, let exit, let isSwitch):
        guard isBreak, name == nil ? isSwitch : name == label else { continue }
        target = exit
      case .deferred: continue
      }
      runDefers(downTo: index + 1)
      return jump(target)
    }
  }

  // MARK: Do

  func doStatement(_ label: String?, _ body: [Statement], _ clauses: [Catch]) {
    let exit = newLabel()
    controls.append(.block(label: label, exit: exit, isSwitch: false))
    if clauses.isEmpty {
      block(body)
    } else {
      let mark = nextRegister
      catching {
        block(body)
      } handler: { error in
        self.clauses(clauses, error: error, exit: exit)
      } end: {
        exit
      }
      nextRegister = mark
      controls.removeLast()
      return
    }
    controls.removeLast()
    place(exit)
  }

  private func clauses(_ clauses: [Catch], error: Int, exit: Label) {
    for clause in clauses {
      let next = newLabel()
      scope {
        declare("error", Local(storage: .register(error), isMutable: false))
        if let pattern = clause.pattern {
          match(pattern, Subject(register: error, type: nil, origin: 0), otherwise: next)
        }
        if let condition = clause.condition { test(condition, ifFalse: next) }
        begin(.catchClause, clause.body)
        block(clause.body)
      }
      jump(exit)
      place(next)
    }
    emit(.throwError, a: error)
  }
}
