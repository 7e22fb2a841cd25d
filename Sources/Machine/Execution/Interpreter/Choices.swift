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
  /// Which element of a known array an unknown index leads to: the alternative is the index.
  case element
  /// A free parameter by name; the alternative is the index.
  case parameter(String)
  /// A documented possibility: 0 it does not happen, 1 it does.
  case documented(String)
  /// Something that code nobody defines may do: 0 it does not, 1 it does.
  case assumed(String)
  /// A documented use of the code under test that a client may make: 0 it does not, 1 it does.
  case configured(String)
  /// An event of the environment that falls into the step: 0 it does not come, 1 it does.
  case coincidence(String)
}

extension Machine {
  /// Chooses one of `arity` alternatives: as the prefix says, else the first. 0 when a bound is met. `value` is what is
  /// tested, or the array of a free parameter's alternatives.
  func choose(
    _ arity: Int, _ kind: @autoclosure () -> ChoiceKind, about value: Word = .nil, by decider: ChoiceDecider = .nobody
  ) -> Int {
    guard isRunning, arity > 0 else { return 0 }
    if core.pointee.isHypothetical {
      noteHypotheticalChoice(decider)
      core.pointee.status = .impossible
      return 0
    }
    if core.pointee.holdsAnswers, case .nobody = decider, let held = heldAnswer(of: arity) {
      if core.pointee.isTracing { traceChoice(kind(), arity: arity, chosen: held, about: value) }
      return held
    }
    if core.pointee.footprint.isRecorded { log.memo?.willChoose(arity, decider, self) }
    let position = core.pointee.choicePosition
    if position >= core.pointee.choiceCount {
      guard position < core.pointee.choiceLimit else {
        log.memo?.stop(self)
        exhaust(.choices)
        return 0
      }
      if core.pointee.nesting == core.pointee.joinNesting, !isAlone(at: position, by: decider),
        isRepeated(at: position)
      {
        core.pointee.status = .impossible
        return 0
      }
      core.pointee.choices[position] = ChoicePoint(arity: UInt32(arity), chosen: 0)
      core.pointee.choiceCount = position + 1
    }
    describeChoice(at: position, of: arity, by: decider)
    core.pointee.choicePosition = position + 1
    let chosen = min(Int(core.pointee.choices[position].chosen), arity - 1)
    if core.pointee.footprint.isRecorded { log.memo?.didChoose(chosen) }
    if core.pointee.isTracing { traceChoice(kind(), arity: arity, chosen: chosen, about: value) }
    return chosen
  }

  /// The alternative that the configuration prescribes at this place.
  private func heldAnswer(of arity: Int) -> Int? {
    log.heldAnswers[Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc))].flatMap {
      $0 < arity ? $0 : nil
    }
  }

  /// Whether the run is the only one of its step up to this choice, begins none here, and is here for the first time:
  /// there is nothing to compare it with.
  private func isAlone(at position: Int, by decider: ChoiceDecider) -> Bool {
    isOnlyRun(upTo: position, by: decider) && log.joins?.passes(sketch()) ?? false
  }

  /// Whether a choice and all before it leave what is usual alone. O(choices).
  func isOnlyRun(upTo position: Int, by decider: ChoiceDecider) -> Bool {
    guard core.pointee.pass.most == 0, !decider.isParameter else { return false }
    for choice in 0..<position where core.pointee.choices[choice].arity > 1 { return false }
    return true
  }

  /// Says of a choice what is to be tried of it: the first answer alone where the run has as many unusual ones as the pass
  /// allows.
  @inline(__always) func describeChoice(at position: Int, of arity: Int, by decider: ChoiceDecider) {
    let point = core.pointee.choices + position
    point.pointee.isAnswer = !decider.isParameter
    let most = core.pointee.pass.most
    let isLimited =
      most < .max && arity > 1 && point.pointee.isAnswer && unusualAnswers(before: position) >= most
    if isLimited { core.pointee.leavesRunsOut = true }
    point.pointee.arity = isLimited ? 1 : UInt32(arity)
  }

  /// How often something has gone another way than usual in the run before a choice. O(choices).
  func unusualAnswers(before position: Int) -> Int {
    var count = 0
    for choice in 0..<position where core.pointee.choices[choice].isUnusual { count += 1 }
    return count
  }

  /// The same, as far as the pass tells runs apart by it.
  func countedAnswers(before position: Int) -> Int {
    let cap = core.pointee.pass.cap
    return cap == 0 ? 0 : min(cap, unusualAnswers(before: position))
  }

  /// The alternative that the configuration prescribes, if it does.
  func decided(by decider: ChoiceDecider, of arity: Int) -> Int? {
    switch decider {
    case .nobody: return nil
    case .nothingHappens: return core.pointee.nothingHappens ? 0 : nil
    case .parameter(let name):
      let fixed = Int(core.pointee.fixedParameters[Int(name)])
      return fixed >= 0 && fixed < arity ? fixed : nil
    }
  }

  /// A choice that the configuration has made: what follows is what follows when the run chooses so.
  func noteDecided(_ alternative: Int, of arity: Int, by decider: ChoiceDecider) {
    guard core.pointee.footprint.isRecorded else { return }
    if core.pointee.isHypothetical { return endFootprint() }
    log.memo?.willChoose(arity, decider, self)
    if core.pointee.footprint.isRecorded { log.memo?.didChoose(alternative) }
  }

  /// Where nothing chooses, another configuration may decide.
  private func noteHypotheticalChoice(_ decider: ChoiceDecider) {
    if case .nobody = decider { return }
    endFootprint()
  }

  /// Whether an earlier run of the step was here. To compare the two is not to read what they are compared by.
  private func isRepeated(at position: Int) -> Bool {
    let isRecorded = core.pointee.footprint.isRecorded
    endFootprint()
    let isRepeated = log.joins?.isRepeated(after: countedAnswers(before: position)) ?? false
    if isRepeated { log.memo?.stop(self) } else { core.pointee.footprint.isRecorded = isRecorded }
    return isRepeated
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
    if i.b != NilTest.asks.rawValue, core.pointee.footprint.decisions.leavesNilOpen {
      if i.b == NilTest.merges.rawValue { r[Int(i.a)] = present(value) }
      return advance()
    }
    let isPresent = choose(2, .optional, about: value) == 0
    guard isRunning else { return }
    let word = isPresent ? Word(opaque: value.traits | OpaqueTraits.notNil.rawValue) : .nil
    r[Int(i.a)] = word
    narrow(i.c, to: word, r)
    if isPresent { advance() } else { frame.pointee.pc = i.n }
  }
}
