extension Workspace {
  /// Whatever the body runs may be repeated instead of executed.
  func withMemo<Result>(_ body: () -> Result) -> Result {
    if image.tables.globalCount > 0 { log.memo = image.memos.take(limits) }
    defer {
      if let memo = log.memo { image.memos.giveBack(memo) }
      log.memo = nil
    }
    return body()
  }

  /// Executes `offerEvents` on the state that has been loaded from a memory, or repeats what it has done before.
  func callOffers(_ state: UnsafeBufferPointer<UInt64>) {
    let hook = image.program.hooks.offerEvents
    var isRecorded = false
    let memo = log.memo
    if let memo, memo.isFull { memo.forget() }
    if let memo, hook >= 0, !core.pointee.isTracing, core.pointee.choiceCount == 0,
      memo.begin(Word(function: hook), in: state)
    {
      switch memo.find() {
      case .outcome(let number): if memo.repeatRun(number, machine) { return }
      case .missing: isRecorded = true
      case .open, .choice: break
      }
    }
    if isRecorded { memo?.beginRecording(Word(function: hook), machine) }
    call(hook)
    if isRecorded { memo?.endRecording(machine) }
  }

  /// Executes an offer that has been remembered, or repeats what it has done before.
  func runOffered(_ event: Int) {
    let offer = log.offers[event]
    repeatOrRun(offer.body) {
      if core.pointee.isTracing { machine.traceOffer(offer.event, actor: offer.actor, disturbs: offer.disturbs) }
      machine.callToEnd(offer.body)
    }
  }

  /// Runs a body from the memory that `saveOffered` remembered, or repeats what it has done before, up to its end or to a
  /// choice.
  func repeatOrRun(_ body: Word, execute: () -> Void) {
    loadOffered()
    if let memo = log.memo, memo.isFull {
      settleJoins(nil, memo)
      memo.forget()
    }
    guard let memo = log.memo, !core.pointee.isTracing,
      memo.begin(body, in: UnsafeBufferPointer(start: offered, count: offeredCount))
    else { return execute() }
    var isRecorded = false
    switch repeatRun(memo) {
    case .outcome: return
    case .missing: isRecorded = true
    case .open, .choice: break
    }
    settleJoins(nil, memo)
    if let fork = memo.fork, memo.repeatRun(fork.checkpoint, machine) {
      core.pointee.choicePosition = fork.position
      if isRecorded { memo.resumeRecording(fork, machine) }
      machine.resume()
    } else {
      if isRecorded { memo.beginRecording(body, machine) }
      execute()
    }
    if isRecorded { memo.endRecording(machine) }
  }

  /// Repeats what is known of a run. Where that ends the choices made so far are prescribed, and the memory from which
  /// the run starts is loaded.
  private func repeatRun(_ memo: StepMemo) -> StepMemo.Finding {
    var position = 0
    while true {
      let finding = memo.find()
      switch finding {
      case .outcome(let number):
        guard memo.repeatRun(number, machine) else { return .open }
        repeatedRuns += 1
        core.pointee.choicePosition = position
        return finding
      case .choice(let arity, let checkpoint, let decider):
        memo.noteFork(checkpoint, position: position)
        if let decided = machine.decided(by: decider, of: arity) {
          memo.take(decided)
          continue
        }
        guard position < core.pointee.choiceLimit else { return .open }
        if position >= core.pointee.choiceCount {
          guard let isRepeated = isRepeated(at: checkpoint, memo, position: position, by: decider) else {
            return .open
          }
          if isRepeated {
            core.pointee.status = .impossible
            core.pointee.choicePosition = position
            return .outcome(checkpoint ?? 0)
          }
          core.pointee.choices[position] = ChoicePoint(arity: UInt32(arity), chosen: 0)
          core.pointee.choiceCount = position + 1
        }
        machine.describeChoice(at: position, of: arity, by: decider)
        memo.take(min(Int(core.pointee.choices[position].chosen), arity - 1))
        position += 1
      case .open, .missing: return finding
      }
    }
  }

  /// Whether an earlier run of the step was at a checkpoint, too; if not, the run is at its beginning again. Nil when there
  /// is no room to see it.
  private func isRepeated(
    at checkpoint: Int?, _ memo: StepMemo, position: Int, by decider: ChoiceDecider
  ) -> Bool? {
    guard isJoining, let checkpoint, let joins = log.joins else { return false }
    let sketch = memo.runs[checkpoint].sketch
    let answers = machine.countedAnswers(before: position)
    guard joins.hasMet(sketch) else {
      // Properties are numbered as if the run were executed up to here.
      for property in memo.runs[checkpoint].violations { _ = log.properties.number(of: property) }
      if machine.isOnlyRun(upTo: position, by: decider) {
        _ = joins.passes(sketch)
        return false
      }
      joins.postpone(
        checkpoint, sketch: sketch, after: answers, registers: memo.runs[checkpoint].registerCount,
        objects: UnsafeBufferPointer(start: memo.walk.objects, count: memo.walk.count))
      return false
    }
    settleJoins(sketch, memo)
    guard memo.repeatRun(checkpoint, machine) else { return nil }
    if joins.isRepeated(after: answers) { return true }
    rewindToOffers()
    return false
  }

  /// Writes down the configurations that have been postponed, of one sketch or all; the run is at its beginning again.
  private func settleJoins(_ sketch: UInt64?, _ memo: StepMemo) {
    guard let joins = log.joins, joins.hasPostponed else { return }
    joins.settle(sketch) { checkpoint, objects in
      rewindToOffers()
      return memo.repeatRun(checkpoint, machine, objects)
    }
    rewindToOffers()
  }
}

extension Machine {
  /// Goes on from a checkpoint, at the instruction that chooses.
  fileprivate func resume() {
    execute(downTo: 0)
    core.pointee.nesting -= 1
  }
}
