// Pushing and popping frames. Invariants: see `Core`; `pushFrame` is followed by `enterFrame` once the parameters are
// in place, and nothing else happens between the two.

extension Machine {
  /// Makes the innermost frame one of `function`, all parameters missing. Answers its registers, nil when a bound is met.
  @inline(__always) func pushFrame(
    _ function: Int32, kind: Frame.Kind, result: UInt16 = 0, receiver: UInt16 = Frame.nowhere,
    arguments: UInt16 = Frame.nowhere, target: Int32 = -1, closure: Word? = nil
  ) -> UnsafeMutablePointer<Word>? {
    let count = core.pointee.frameCount
    var base = 0
    if count > 0 {
      let top = core.pointee.frames + (count - 1)
      base = Int(top.pointee.base) + Int(row(top.pointee.function).pointee.registerCount)
    }
    let row = row(function)
    let registerCount = Int(row.pointee.registerCount)
    if _slowPath(count >= core.pointee.frameLimit || base > core.pointee.registerLimit) {
      exhaust(.callDepth)
      return nil
    }
    (core.pointee.frames + count).initialize(
      to: Frame(
        function: function, pc: 0, base: Int32(truncatingIfNeeded: base), target: target,
        closure: closure ?? Word(function: function),
        resultRegister: result, receiverRegister: receiver, argumentRegister: arguments, kind: kind))
    let registers = core.pointee.registers + base
    let parameterCount = Int(row.pointee.parameterCount)
    for register in 0..<parameterCount { registers[register] = .missing }
    for register in parameterCount..<max(registerCount, parameterCount) { registers[register] = .nil }
    return registers
  }

  /// The frame that `pushFrame` prepared becomes the innermost.
  @inline(__always) func enterFrame() {
    let frame = core.pointee.frames + core.pointee.frameCount
    core.pointee.frameCount += 1
    burn()
    noteDeclaration(frame)
    if row(frame.pointee.function).pointee.isSubject {
      core.pointee.entered[Int(frame.pointee.function)] = true
      if core.pointee.footprint.isRecorded { core.pointee.footprint.entered.insert(frame.pointee.function) }
      noteDepth(frame)
    }
    if _slowPath(core.pointee.isTracing) { traceCall() }
  }

  /// A branch of code under test begins.
  @inline(never) func enterBranch(_ number: Int) {
    let place = core.pointee.tables.functionCount + number
    core.pointee.entered[place] = true
    if core.pointee.footprint.isRecorded { core.pointee.footprint.entered.insert(Int32(truncatingIfNeeded: place)) }
  }

  /// The innermost frame returns a value to its caller.
  func returnFromFrame(_ value: Word, isImplicit: Bool) {
    let frame = self.frame
    let row = row(frame.pointee.function)
    if row.pointee.isSubject && !isImplicit {
      core.pointee.lastSite = Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc)).rawValue
    }
    if _slowPath(core.pointee.isTracing) { traceReturn(value) }
    core.pointee.frameCount -= 1
    if frame.pointee.kind == .boundary {
      core.pointee.result = value
      return
    }
    let caller = self.frame
    let r = registers(of: caller)
    if row.pointee.inoutMask != 0 { copyBack(frame, to: r) }
    switch frame.pointee.kind {
    case .plain: r[Int(frame.pointee.resultRegister)] = value
    case .setter, .boundary: break
    case .initialValues:
      r[0] = value
      return noteDeclaration(caller)
    case .firstUse: return leaveInitialized(Int(frame.pointee.target))
    }
    if !leavesForCaller(frame, value, isImplicit: isImplicit) { noteSite(caller) }
    caller.pointee.pc += 1
  }

  /// Whether the place where a function leaves is where its caller leaves, too, if that does nothing more: a helper that
  /// does a part of the work and answers nothing. Where it always leaves at its end there is nothing to see in it.
  @inline(__always) private func leavesForCaller(
    _ frame: UnsafeMutablePointer<Frame>, _ value: Word, isImplicit: Bool
  ) -> Bool {
    let row = row(frame.pointee.function)
    guard row.pointee.isSubject, value == .void, frame.pointee.kind == .plain else { return false }
    if !isImplicit { return true }
    let last = Site(rawValue: core.pointee.lastSite)
    return !last.isDeclaration && (row.pointee.hasBranches || last.function != Int(frame.pointee.function))
  }

  /// Remembers the declaration of a frame's function, of code under test, as the last place that executed.
  @inline(__always) private func noteDeclaration(_ frame: UnsafeMutablePointer<Frame>) {
    guard row(frame.pointee.function).pointee.isSubject else { return }
    core.pointee.lastSite = Site(declarationOf: Int(frame.pointee.function)).rawValue
  }

  /// Remembers the instruction of a frame of code under test as the last place that executed.
  @inline(__always) func noteSite(_ frame: UnsafeMutablePointer<Frame>) {
    if row(frame.pointee.function).pointee.isSubject {
      core.pointee.lastSite = Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc)).rawValue
    }
  }

  /// The final values of `inout` parameters go to the registers that they came from.
  private func copyBack(_ frame: UnsafeMutablePointer<Frame>, to r: UnsafeMutablePointer<Word>) {
    let row = row(frame.pointee.function)
    let callee = registers(of: frame)
    let offset = row.pointee.isMethod ? 1 : 0
    var mask = row.pointee.inoutMask
    while mask != 0 {
      let parameter = mask.trailingZeroBitCount
      mask &= mask - 1
      let value = callee[parameter]
      if parameter < offset {
        if frame.pointee.receiverRegister != Frame.nowhere { r[Int(frame.pointee.receiverRegister)] = value }
      } else if frame.pointee.argumentRegister != Frame.nowhere {
        var argument = parameter - offset
        if frame.pointee.target >= 0 {
          let target = core.pointee.tables.targets + Int(frame.pointee.target)
          guard argument < Int(target.pointee.mappingCount) else { continue }
          argument = Int(core.pointee.tables.mappings[Int(target.pointee.mappingStart) + argument])
        }
        if argument >= 0 { r[Int(frame.pointee.argumentRegister) + argument] = value }
      }
    }
  }

  /// Unwinds to the innermost handler, with `inout` values going back on the way. Where nobody handles what code under
  /// test throws, the unknown code that called it does.
  func throwError(_ error: Word) {
    let isCaught = hasHandler
    while core.pointee.frameCount > 0 {
      let frame = self.frame
      let row = row(frame.pointee.function)
      if let handler = handler(of: frame) {
        registers(of: frame)[Int(handler.pointee.register)] = error
        frame.pointee.pc = handler.pointee.target
        return
      }
      let isBoundary = frame.pointee.kind == .boundary
      if !isCaught, row.pointee.isSubject, isBoundary || !isCalledBySubject {
        return returnFromFrame(Word(opaque: 0), isImplicit: true)
      }
      if isBoundary { return trap("an error is thrown that nobody catches") }
      if row.pointee.isSubject {
        core.pointee.lastSite = Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc)).rawValue
      }
      if _slowPath(core.pointee.isTracing) { traceReturn(nil) }
      core.pointee.frameCount -= 1
      if row.pointee.inoutMask != 0 { copyBack(frame, to: registers(of: self.frame)) }
    }
  }

  /// Whether some active call up to the next boundary handles errors where it is.
  private var hasHandler: Bool {
    var index = core.pointee.frameCount - 1
    while index >= 0 {
      let frame = core.pointee.frames + index
      if handler(of: frame) != nil { return true }
      if frame.pointee.kind == .boundary { return false }
      index -= 1
    }
    return false
  }

  private func handler(of frame: UnsafeMutablePointer<Frame>) -> UnsafePointer<Handler>? {
    let row = row(frame.pointee.function)
    for index in 0..<Int(row.pointee.handlerCount) {
      let handler = core.pointee.tables.handlers + (Int(row.pointee.handlerStart) + index)
      if frame.pointee.pc >= handler.pointee.start, frame.pointee.pc < handler.pointee.end { return handler }
    }
    return nil
  }

  /// Whether the caller of the innermost call is code under test.
  private var isCalledBySubject: Bool {
    let count = core.pointee.frameCount
    return count > 1 && row(core.pointee.frames[count - 2].function).pointee.isSubject
  }

  /// Prepares a call that the machine itself makes. Nil when a bound is met; otherwise `finishNested` must follow.
  func beginNested(_ function: Int32) -> UnsafeMutablePointer<Word>? {
    guard isRunning else { return nil }
    if core.pointee.nesting >= core.pointee.nestingLimit {
      exhaust(.callDepth)
      return nil
    }
    return pushFrame(function, kind: .boundary)
  }

  /// Makes the call that `beginNested` prepared and answers its result, nil when the run stops inside.
  func finishNested() -> Word? {
    let depth = core.pointee.frameCount
    core.pointee.nesting += 1
    enterFrame()
    execute(downTo: depth)
    core.pointee.nesting -= 1
    return isRunning ? core.pointee.result : nil
  }

  /// Calls a function with up to two arguments to its end; arguments beyond its parameters are dropped.
  @discardableResult
  func nested(_ function: Int32, _ first: Word = .missing, _ second: Word = .missing) -> Word? {
    guard let callee = beginNested(function) else { return nil }
    let count = row(function).pointee.parameterCount
    if count > 0 { callee[0] = first }
    if count > 1 { callee[1] = second }
    return finishNested()
  }
}
