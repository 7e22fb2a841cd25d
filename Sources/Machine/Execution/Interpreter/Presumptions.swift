import Identifiers

// What code under test relies on may be missing only because nothing has set it up: the app does that elsewhere. Where no
// run of a scenario gets past its beginning, it is explored once more, and such values are taken as present.

extension Machine {
  /// Whether the run goes on as if what the instruction needs were there, although it is not; notes what was presumed.
  ///
  /// - Parameter need: what is taken for granted, as a clause.
  func presumes(_ need: @autoclosure () -> String) -> Bool {
    guard core.pointee.presumesValues, isRunning, row(frame.pointee.function).pointee.isSubject else { return false }
    if core.pointee.isHypothetical { return true }
    let site = Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc))
    log.violate(ViolatedProperty(kind: .presumption, rule: nil, message: need(), site: site))
    return true
  }

  /// … because something of a name is read, written or called on nil.
  func presumesNotNil(member name: Int32) -> Bool {
    if name < 0 { return presumes("a value that is used is not nil") }
    return presumes("the value whose '\(log.image.program.names[Int(name)])' is used is not nil")
  }

  /// A value of which nothing is known but that it is there.
  var presumedValue: Word { Word(opaque: OpaqueTraits.notNil.rawValue) }

  /// `branchNil` of a value that is known to be nil.
  func branchPresumingNotNil(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    guard onlyStops(from: Int(i.n)), presumes("a value that code stops without is not nil") else { return take(i) }
    r[Int(i.a)] = presumedValue
    narrow(i.c, to: presumedValue, r)
    advance()
  }

  /// `branchFalse` of a value that is known to be false. That a value is of a case is not presumed: then it would have a payload.
  func branchPresumingTrue(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let pc = Int(frame.pointee.pc)
    let test = pc > 0 ? log.image.program.functions[Int(frame.pointee.function)].code[pc - 1].op : .jump
    guard test != .isCase, test != .matches, onlyStops(from: Int(i.n)),
      presumes("a condition that code stops without is true")
    else { return take(i) }
    advance()
  }

  /// Follows a branch.
  private func take(_ i: Instruction) {
    let isLoop = i.n <= frame.pointee.pc
    frame.pointee.pc = i.n
    if isLoop { burn() }
  }

  /// Whether the code under test does nothing from an instruction on but to stop the app: the other side of a `guard`
  /// that ends in `fatalError`.
  private func onlyStops(from start: Int) -> Bool {
    let function = frame.pointee.function
    guard row(function).pointee.isSubject else { return false }
    let program = log.image.program
    let code = program.functions[Int(function)].code
    var isSeen = Set<Int>()
    var open = [start]
    var stops = false
    while let pc = open.popLast() {
      guard pc < code.count, isSeen.count < Self.longestStop else { return false }
      guard isSeen.insert(pc).inserted else { continue }
      let next = code[pc]
      switch next.op {
      case .ret, .throwError: return false
      case .trap: stops = true
      case .callNative where program.natives[Int(next.n)] == .fatalError: stops = true
      default: open += Liveness.successors(of: next, at: pc)
      }
    }
    return stops
  }

  /// Instructions that are looked at.
  private static var longestStop: Int { 64 }
}
