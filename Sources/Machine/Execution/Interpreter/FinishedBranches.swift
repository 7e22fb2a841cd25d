// What code does only because an animation has, or has not, run to its end (TV105).

extension Machine {
  /// A frame branches on a flag that carries the mark of `finished`.
  func noteFinishedBranch(_ pc: Int32) {
    guard row(frame.pointee.function).pointee.isSubject else { return }
    core.pointee.finishedFrame = core.pointee.frameCount - 1
    core.pointee.finishedFunction = frame.pointee.function
    core.pointee.finishedBranch = pc
  }

  /// See `Native.isDecidedByFinished`: the frame that branched is still active, at an instruction to which only one side
  /// of its branch leads.
  func isDecidedByFinished() -> Bool {
    let index = core.pointee.finishedFrame
    guard index >= 0, index < core.pointee.frameCount - 1 else { return false }
    let frame = core.pointee.frames + index
    guard frame.pointee.function == core.pointee.finishedFunction else { return false }
    let code = log.image.program.functions[Int(frame.pointee.function)].code
    let branch = Int(core.pointee.finishedBranch)
    let place = Int(frame.pointee.pc)
    let sides = Liveness.successors(of: code[branch], at: branch)
    return sides.count { Self.reaches(place, from: $0, in: code) } == 1
  }

  private static func reaches(_ place: Int, from start: Int, in code: [Instruction]) -> Bool {
    var isSeen = [Bool](repeating: false, count: code.count)
    var open = [start]
    while let pc = open.popLast() {
      guard pc < code.count, !isSeen[pc] else { continue }
      if pc == place { return true }
      isSeen[pc] = true
      open += Liveness.successors(of: code[pc], at: pc)
    }
    return false
  }
}
