// Functions that call themselves because unknown values say so: `if let parent = context.parent { save(parent) }`. Every
// answer that there is one more leads to one call more, and only a bound would end that. Deeper levels are left out and said
// (`Limit.calls`): what they would show, the levels above them have shown with the same unknown values.
//
// Runs that are joined go on as the first of them, so that where one of the others is cut may differ by what it was called
// with; which run is the first is always the same.
//
// Calls without a choice between them nest without end whatever is unknown: the code means it, or it was misunderstood,
// as where a name has another meaning for Swift. The innermost one that there is room for answers something unknown, and
// the run goes on.

extension Machine {
  /// So many calls of a function inside each other differ in nothing but unknown values.
  private static let mostUnknown = 4
  /// … or in which objects they are about: views inside views are known, and seldom deeper.
  private static let mostKnown = 10
  /// … or in a number, too, that says how deep they are, beside unknown values.
  private static let mostCounted = 6
  /// Calls of the machine's own code for which room is left.
  private static let reserve = 64

  /// The innermost call of code under test has begun: says what with, and ends the run if it is one too many.
  @inline(__always) func noteDepth(_ frame: UnsafeMutablePointer<Frame>) {
    frame.pointee.arguments = arguments(of: frame)
    frame.pointee.choices = UInt32(truncatingIfNeeded: core.pointee.choicePosition)
    if _slowPath(core.pointee.frameCount > Self.mostUnknown && core.pointee.joinNesting >= 0) { boundDepth(frame) }
  }

  /// What a call is about: bit 0 says that something of it is unknown. Objects are alike, since which one it is differs
  /// between states that are the same.
  private func arguments(of frame: UnsafeMutablePointer<Frame>) -> UInt32 {
    let registers = registers(of: frame)
    var unknown: UInt32 = 0
    var print: UInt32 = 5381
    for register in 0..<Int(row(frame.pointee.function).pointee.parameterCount) {
      let word = registers[register]
      if word.isOpaque { unknown = 1 }
      let bits = word.isReference || word.isOpaque ? UInt64(word.isOpaque ? 1 : 2) : word.bits
      print = print &* 33 ^ UInt32(truncatingIfNeeded: bits ^ bits >> 32)
    }
    return print << 1 | unknown
  }

  /// Walks the calls that are active: O(depth).
  @inline(never) private func boundDepth(_ frame: UnsafeMutablePointer<Frame>) {
    if core.pointee.frameCount >= core.pointee.frameLimit - Self.reserve, nestsAlike(frame) {
      noteCut(frame)
      return returnFromFrame(Word(opaque: 0), isImplicit: true)
    }
    let isUnknown = frame.pointee.arguments & 1 == 1
    let most = isUnknown ? Self.mostUnknown : Self.mostKnown
    var alike = 0
    var counted = 0
    var index = core.pointee.frameCount - 1
    while index > 0 {
      index -= 1
      let other = core.pointee.frames + index
      guard other.pointee.function == frame.pointee.function else { continue }
      if other.pointee.arguments == frame.pointee.arguments { alike += 1 }
      if isUnknown, other.pointee.arguments & 1 == 1 { counted += 1 }
      // Something was chosen since each of them.
      if alike < most && counted < Self.mostCounted || other.pointee.choices >= frame.pointee.choices { continue }
      noteCut(frame)
      core.pointee.status = .tooDeep
      return
    }
  }

  /// Whether at least an eighth of what is active are calls of this function: with fewer, functions call each other so far
  /// round that none of them is to blame.
  private func nestsAlike(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
    let active = (0..<core.pointee.frameCount).count { core.pointee.frames[$0].function == frame.pointee.function }
    return active * 8 >= core.pointee.frameCount
  }

  private func noteCut(_ frame: UnsafeMutablePointer<Frame>) {
    if let name = log.image.nameIDs["calls"] { mark(name) }
    core.pointee.endlessFunction = frame.pointee.function
  }
}
