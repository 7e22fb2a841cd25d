/// What a choice is about.
package enum ChoiceKind: Sendable, Hashable {
  /// A condition that nobody knows: alternative 0 is true, 1 false.
  case condition
  /// Whether an unknown value is there: 0 is not nil, 1 nil.
  case optional
  /// Whether an unknown value is of a type: 0 yes, 1 no.
  case type
  /// Whether an unknown value is of an enum case or equal to a pattern: 0 yes, 1 no.
  case pattern
  /// Whether an unknown sequence has an element: 0 none, 1 one.
  case sequence
  /// A free parameter by name; the alternative is the index.
  case parameter(String)
  /// A documented possibility: 0 it does not happen, 1 it does.
  case documented(String)
  /// Something that code nobody defines may do: 0 it does not, 1 it does.
  case assumed(String)
}

extension Machine {
  /// Chooses one of `arity` alternatives: as the prefix says, else the first. 0 when a bound is met. `value` is what is
  /// tested, or the array of a free parameter's alternatives.
  func choose(_ arity: Int, _ kind: @autoclosure () -> ChoiceKind, about value: Word = .nil) -> Int {
    guard isRunning, arity > 0 else { return 0 }
    if core.pointee.isHypothetical {
      core.pointee.status = .impossible
      return 0
    }
    endFootprint()
    let position = core.pointee.choicePosition
    if position >= core.pointee.choiceCount {
      guard position < core.pointee.choiceLimit else {
        exhaust(.choices)
        return 0
      }
      if core.pointee.nesting == core.pointee.joinNesting, log.joins?.isRepeated() ?? false {
        core.pointee.status = .impossible
        return 0
      }
      core.pointee.choices[position] = ChoicePoint(arity: UInt32(arity), chosen: 0)
      core.pointee.choiceCount = position + 1
    }
    core.pointee.choices[position].arity = UInt32(arity)
    core.pointee.choicePosition = position + 1
    let chosen = min(Int(core.pointee.choices[position].chosen), arity - 1)
    if core.pointee.isTracing { traceChoice(kind(), arity: arity, chosen: chosen, about: value) }
    return chosen
  }

  /// Moves on to the next sequence of choices, depth first; false when all have been taken.
  func nextChoices() -> Bool {
    var count = core.pointee.choicePosition
    while count > 0 {
      let last = core.pointee.choices + (count - 1)
      if last.pointee.chosen + 1 < last.pointee.arity {
        last.pointee.chosen += 1
        core.pointee.choiceCount = count
        return true
      }
      count -= 1
    }
    core.pointee.choiceCount = 0
    return false
  }

  /// A branch on something that is no Boolean. nil is not true: `flag == true` of an optional is lowered to a branch.
  func branchOnOpaqueBoolean(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    if r[Int(i.a)].isNil {
      frame.pointee.pc = i.n
      return
    }
    let word = Word(choose(2, .condition, about: r[Int(i.a)]) == 0)
    guard isRunning else { return }
    let isOpaque = r[Int(i.a)].isOpaque
    r[Int(i.a)] = word
    if isOpaque { narrow(i.c, to: word, r) }
    if word.truth { advance() } else { frame.pointee.pc = i.n }
  }

  func branchOnOpaqueOptional(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let value = r[Int(i.a)]
    let isPresent = choose(2, .optional, about: value) == 0
    guard isRunning else { return }
    let word = isPresent ? Word(opaque: value.traits | OpaqueTraits.notNil.rawValue) : .nil
    r[Int(i.a)] = word
    narrow(i.c, to: word, r)
    if isPresent { advance() } else { frame.pointee.pc = i.n }
  }
}
