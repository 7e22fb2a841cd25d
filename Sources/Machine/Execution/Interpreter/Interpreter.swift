// The interpreter loop. Longer than other functions because the loop's locals must stay in registers.
//
// Invariants: the bytecode is verified (`ProgramImage.init`); `frame.pc` is the instruction being executed whenever
// anything outside this loop runs; an instruction that is not finished here is carried out by `perform`, which either
// moves `frame.pc` on or pushes a frame. See `Core` for the memory.

extension Machine {
  /// Executes until the frame at index `depth` has returned or the run has stopped.
  func execute(downTo depth: Int) {
    let code = core.pointee.tables.code
    let functions = core.pointee.tables.functions
    let arena = core.pointee.arena
    let isTracing = core.pointee.isTracing
    while core.pointee.status == .running && core.pointee.frameCount > depth {
      let frame = self.frame
      let start = code + Int(functions[Int(frame.pointee.function)].codeStart)
      let r = core.pointee.registers + Int(frame.pointee.base)
      var ip = start + Int(frame.pointee.pc)
      var executed = 0
      fast: while true {
        let i = ip.pointee
        executed += 1
        if _slowPath(isTracing) {
          frame.pointee.pc = Int32(truncatingIfNeeded: ip - start)
          traceInstruction()
        }
        switch i.op {
        case .constant:
          r[Int(i.a)] = core.pointee.tables.constants[Int(i.n)]
        case .move:
          r[Int(i.a)] = r[Int(i.b)]
        case .global:
          noteRead(0, Int(i.n))
          let word = Word(bits: arena[Int(i.n)])
          if _slowPath(word.isUninitialized) { break fast }
          r[Int(i.a)] = word.strengthened
        case .setGlobal:
          noteWrite(0, Int(i.n))
          arena[Int(i.n)] = r[Int(i.a)].bits
        case .capture:
          let closure = frame.pointee.closure
          if i.n < 0 {
            r[Int(i.a)] = closure
          } else {
            noteRead(closure.index, 2 + Int(i.n))
            r[Int(i.a)] = Word(bits: arena[closure.index + 2 + Int(i.n)]).strengthened
          }
        case .cell:
          let cell = r[Int(i.b)]
          if _slowPath(!cell.isReference) { break fast }
          noteRead(cell.index, 1)
          r[Int(i.a)] = Word(bits: arena[cell.index + 1]).strengthened
        case .weaken:
          r[Int(i.a)] = weakened(r[Int(i.b)])
        case .slot:
          let base = r[Int(i.b)]
          if _slowPath(!base.isReference) { break fast }
          noteRead(base.index, 1 + Int(i.n))
          r[Int(i.a)] = Word(bits: arena[base.index + 1 + Int(i.n)]).strengthened
        case .element:
          let base = r[Int(i.b)]
          if _slowPath(!base.isReference || count(at: base.index) <= max(Int(i.n) + 1, Int(i.c))) { break fast }
          noteRead(base.index, 2 + Int(i.n))
          r[Int(i.a)] = Word(bits: arena[base.index + 2 + Int(i.n)]).strengthened
        case .member:
          let base = r[Int(i.b)]
          if !base.isReference { break fast }
          let entry = memberIndex(row: Int(type(at: base.index)), name: i.n)
          if entry < 0 || core.pointee.tables.memberEntries[Int(entry)].kind != .slot { break fast }
          let slot = Int(core.pointee.tables.memberEntries[Int(entry)].index)
          let word = load(base.index, slot)
          if _slowPath(word.isUninitialized) { break fast }
          r[Int(i.a)] = word.strengthened
        case .branchReference:
          let word = r[Int(i.a)]
          let stays = word.isReference ? isIdentity(word) : word.isNil || word.isOpaque || word.isMetatype
          if stays {
            ip = start + Int(i.n)
            continue fast
          }
        case .jump:
          let target = start + Int(i.n)
          if target <= ip {
            frame.pointee.pc = i.n
            burn()
            if _slowPath(!self.isRunning) { return }
          }
          ip = target
          continue fast
        case .branchFalse:
          let word = r[Int(i.a)]
          if _slowPath(!word.isBoolean) { break fast }
          if _slowPath(word.isFinishedFlag) { noteFinishedBranch(Int32(truncatingIfNeeded: ip - start)) }
          if !word.truth {
            if _slowPath(core.pointee.presumesValues) { break fast }
            let target = start + Int(i.n)
            if target <= ip {
              frame.pointee.pc = i.n
              burn()
              if _slowPath(!self.isRunning) { return }
            }
            ip = target
            continue fast
          }
        case .branchNil:
          let word = r[Int(i.a)]
          if word.isNil {
            if _slowPath(core.pointee.presumesValues) { break fast }
            ip = start + Int(i.n)
            continue fast
          }
          if word.isOpaque && word.traits & OpaqueTraits.notNil.rawValue == 0 { break fast }
        case .branchPresent:
          if !r[Int(i.a)].isMissing {
            ip = start + Int(i.n)
            continue fast
          }
        case .branchInitialized:
          if !r[Int(i.a)].isUninitialized {
            ip = start + Int(i.n)
            continue fast
          }
        case .branch:
          enterBranch(Int(i.n))
        case .binary:
          let left = r[Int(i.b)]
          let right = r[Int(i.c)]
          guard left.isInteger && right.isInteger, let word = fastBinary(i.n, left, right) else { break fast }
          r[Int(i.a)] = word
        case .callFunction:
          frame.pointee.pc = Int32(truncatingIfNeeded: ip - start)
          core.pointee.instructions += executed - 1
          callFunction(i, r)
          break fast
        case .callMethod:
          frame.pointee.pc = Int32(truncatingIfNeeded: ip - start)
          core.pointee.instructions += executed - 1
          callMethod(i, r)
          break fast
        case .ret:
          frame.pointee.pc = Int32(truncatingIfNeeded: ip - start)
          core.pointee.instructions += executed - 1
          returnFromFrame(r[Int(i.a)], isImplicit: i.b == 1)
          break fast
        default:
          break fast
        }
        ip += 1
      }
      let i = ip.pointee
      switch i.op {
      case .callFunction, .callMethod, .ret: break
      default:
        core.pointee.instructions += executed - 1
        frame.pointee.pc = Int32(truncatingIfNeeded: ip - start)
        perform(i, r)
      }
    }
  }

  /// Comparisons and sums of integers; nil when the operation is another or leaves the range.
  @inline(__always) private func fastBinary(_ operation: Int32, _ left: Word, _ right: Word) -> Word? {
    switch BinaryOperator(rawValue: operation).unsafelyUnwrapped {
    case .add: Word(exactly: left.integer + right.integer)
    case .subtract: Word(exactly: left.integer - right.integer)
    case .equal: Word(left.bits == right.bits)
    case .notEqual: Word(left.bits != right.bits)
    case .less: Word(left.integer < right.integer)
    case .lessOrEqual: Word(left.integer <= right.integer)
    case .greater: Word(left.integer > right.integer)
    case .greaterOrEqual: Word(left.integer >= right.integer)
    default: nil
    }
  }

  /// Counts a call or an iteration.
  @inline(__always) func burn() {
    core.pointee.fuel -= 1
    if _slowPath(core.pointee.fuel < 0) { exhaust(.fuel) }
  }

  /// Carries out an instruction that the loop does not finish by itself.
  private func perform(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    switch i.op {
    case .global: initializeGlobal(Int(i.n))
    case .makeCell:
      r[Int(i.a)] = box(TypeInfo.Builtin.cell.id, r + Int(i.b), 1)
      advance()
    case .setCell: setCell(i, r)
    case .element where r[Int(i.b)].isReference: readSpreadElement(i, r)
    case .cell, .slot, .element: readOpaquePart(i, r)
    case .setSlot: setSlot(i, r)
    case .member: readMember(i, r)
    case .setMember: writeMember(i, r)
    case .index: readIndex(i, r)
    case .setIndex: writeIndex(i, r)
    case .branchFalse: r[Int(i.a)].isBoolean ? branchPresumingTrue(i, r) : branchOnOpaqueBoolean(i, r)
    case .branchNil: r[Int(i.a)].isNil ? branchPresumingNotNil(i, r) : branchOnOpaqueOptional(i, r)
    case .throwError: throwError(r[Int(i.a)])
    case .trap: trap(core.pointee.log.takeUnretainedValue().image.program.traps[Int(i.n)])
    case .callValue: callValue(i, r)
    case .callNative: callNative(i, r)
    case .closure: makeClosure(i, r)
    case .array: makeBox(TypeInfo.Builtin.array.id, i, r, Int(i.c))
    case .dictionary: makeDictionary(i, r)
    case .tuple: makeTuple(i, r)
    case .implicitCall: makeImplicitCall(i, r)
    case .coerce: coerce(i, r)
    case .isType: testType(i, r)
    case .castOrNil: castOrNil(i, r)
    case .castOrTrap: castOrTrap(i, r)
    case .binary: binary(i, r)
    case .unary: unary(i, r)
    case .isCase: testCase(i, r)
    case .matches: testMatch(i, r)
    case .forceUnwrap: forceUnwrap(i, r)
    case .next: nextElement(i, r)
    case .constant, .move, .setGlobal, .capture, .weaken, .branch, .branchReference, .jump, .branchPresent,
      .branchInitialized, .ret, .callFunction, .callMethod:
      advance()
    }
  }
}
