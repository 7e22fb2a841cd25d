import Program

/// `try`, `try?` and `try!`, and what catches errors.
extension FunctionLowering {
  func optionalTry(_ operand: Expression, into register: Int, expected: TypeTest?) -> TypeTest? {
    let end = newLabel()
    let isDelegation = kind == .failableInitializer && operand.isDelegation
    let type = catching {
      evaluate(operand, into: register, expected: expected)
    } handler: { _ in
      load(.nil, into: register)
      // An initialiser that delegates with `try?` fails with the other one.
      if isDelegation { emit(.ret, a: register) }
    } end: {
      end
    }
    guard let type, type != .any else { return nil }
    return .optional(type.unwrapped)
  }

  func forcedTry(_ operand: Expression, into register: Int, expected: TypeTest?) -> TypeTest? {
    let end = newLabel()
    return catching {
      evaluate(operand, into: register, expected: expected)
    } handler: { _ in
      emit(.trap, n: context.trap("`try!` met an error"))
    } end: {
      end
    }
  }

  /// What nobody knows the code of may throw where `try` stands before the call: whether it does is a choice.
  func throwIfUnknown(_ answer: Int, calling callee: Expression) {
    guard scope.file >= 0, context.files[scope.file].isSubject else { return }
    let name = Self.calledName(callee).map { "'\($0)'" } ?? "what is called"
    temporaries {
      let end = newLabel()
      let flag = allocate()
      emit(.callNative, a: flag, b: copied(answer), c: 1, n: context.native(.isUnknown))
      emit(.branchFalse, a: flag, to: end)
      load(context.word(string: "\(name) throws an error"), into: flag)
      emit(.callNative, a: flag, b: flag, c: 1, n: context.native(.mayHappen))
      emit(.branchFalse, a: flag, to: end)
      loadOpaque(into: flag, notNil: true)
      emit(.throwError, a: flag)
      place(end)
    }
  }

  private static func calledName(_ callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name), .member(_, let name): name
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): calledName(inner)
    default: nil
    }
  }

  /// Runs `body` with a handler for errors thrown inside; the handler gets the register of the error.
  func catching<Result>(_ body: () -> Result, handler: (Int) -> Void, end: () -> Label) -> Result {
    let error = allocate()
    let start = code.count
    let wasThrowing = mayThrow
    mayThrow = true
    let result = body()
    mayThrow = wasThrowing
    let stop = code.count
    let label = end()
    jump(label)
    if start < stop {
      let target = code.count
      isReachable = true
      handler(error)
      handlers.append(
        Handler(start: Int32(start), end: Int32(stop), target: Int32(target), register: UInt16(error)))
    }
    place(label)
    return result
  }
}

extension Expression {
  /// `self.init(…)` or `super.init(…)`
  fileprivate var isDelegation: Bool {
    guard case .call(let callee, _) = kind, case .member(let base, "init") = callee.kind else { return false }
    switch base.kind {
    case .selfReference, .superReference: return true
    default: return false
    }
  }
}
