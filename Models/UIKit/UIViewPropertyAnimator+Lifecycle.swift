import Foundation

// The states of a property animator: inactive → active (running or paused) → stopped → inactive.

extension UIViewPropertyAnimator {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  func addAnimations(_ animation: @escaping () -> Void) {
    hasEnded = false
    if state == .inactive {
      changes = (changes ?? []) + [animation]
      stall(self)
    } else {
      make([animation])
    }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    hasEnded = false
    completions = (completions ?? []) + [completion]
  }

  func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts an inactive animator, resumes a paused one.
  func startAnimation(afterDelay delay: TimeInterval) {
    judgeLifecycle(self, state != .stopped, "a stopped property animator is started", as: .stoppedIsStarted)
    if state == .stopped || isScheduled { return }
    let isNew = state == .inactive
    if isNew { judgeDuration(delay + duration) }
    activate()
    run(for: isNew ? effectiveDuration(delay + duration) : unknown())
  }

  func pauseAnimation() {
    judgeLifecycle(self, state != .stopped, "a stopped property animator is paused", as: .stoppedIsPaused)
    if state == .stopped { return }
    if isRunning { hasMoved = true }
    activate()
    mainRunLoop.cancel(source: self)
    suspend()
  }

  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
    judgeLifecycle(
      self, state == .active, "a property animator that is not active is continued", as: .inactiveIsContinued)
    if state != .active || isScheduled { return }
    run(for: unknown())
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    if state != .active { return }
    if isRunning { hasMoved = true }
    mainRunLoop.cancel(source: self)
    state = .stopped
    if withoutFinishing {
      judgeEarlyEnd(of: self)
      reset()
    } else {
      suspend()
    }
  }

  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    judgeLifecycle(
      self, state == .stopped, "a property animator that is not stopped is finished", as: .activeIsFinished)
    if state == .stopped { finish(at: finalPosition) }
  }

  /// Its end is on the run loop, be it held by a percent-driven controller.
  var isScheduled: Bool { mainRunLoop.pending.contains { $0.source === self } }

  private func activate() {
    if state == .active { return }
    state = .active
    let blocks = changes ?? []
    changes = nil
    make(blocks)
  }

  private func make(_ blocks: [() -> Void]) {
    guard let animation = animate(lasting: duration, { for block in blocks { block() } }) else { return }
    if !animation.formerValues.isEmpty { formerValues = (formerValues ?? []) + animation.formerValues }
    if let page = animation.leaving { leaving = page }
  }

  private func suspend() {
    suspendedAt = here()
    stall(self)
  }

  private func run(for time: Double) {
    judgeUnscrubbed(self)
    resume(self)
    suspendedAt = nil
    extendTransactions(to: time)
    mainRunLoop.schedule(.animation, after: time, source: self, leaving: leaving) { _ in self.comeToEnd() }
  }

  private func comeToEnd() {
    if pausesOnCompletion { suspend() } else { finish(at: isReversed ? .start : .end) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    if position == .start { restore(formerValues ?? []) }
    let blocks = completions ?? []
    reset()
    for block in blocks { block(position) }
  }

  private func reset() {
    resume(self)
    suspendedAt = nil
    hasMoved = false
    state = .inactive
    hasEnded = true
    completions = nil
    formerValues = nil
    leaving = nil
  }
}
