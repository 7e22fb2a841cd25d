// TV802 alongside-handles-cancel

/// Ghost: what blocks of the coordinator change in a transition that may be cancelled.
class AlongsideEffects {
  /// The flags of each participant before the transition.
  let before: [[Any?]]
  var changes: [AlongsideChange] = []
  /// Views that no cancellation puts back, as they were (TC-07).
  var alphas: [FormerValue] = []
  var alphaSite: Site?

  init(_ before: [[Any?]]) { self.before = before }
}

/// A flag that a block changed: of which participant, which one, and where the block was left.
class AlongsideChange {
  let participant: Int
  let flag: Int
  let site: Site?

  init(_ participant: Int, _ flag: Int, _ site: Site?) {
    self.participant = participant
    self.flag = flag
    self.site = site
  }
}

/// An alongside block while it runs.
class AlongsideRun {
  let transition: Transition
  let block: CoordinatorBlock
  let flags: [[Any?]]

  init(_ transition: Transition, _ block: CoordinatorBlock) {
    self.transition = transition
    self.block = block
    flags = flagsOfParticipants(transition)
  }
}

/// Only during a step.
var currentAlongside: AlongsideRun?

/// Those who take part in a transition and may remember something of it.
func participants(of transition: Transition) -> [AnyObject] {
  var all: [AnyObject] = []
  for controller in [transition.fromController, transition.toController] {
    guard let taking = controller else { continue }
    all.append(taking)
    if taking.outermost !== taking { all.append(taking.outermost) }
  }
  if let presentation = (transition as? ModalTransition)?.presentation { all.append(presentation) }
  return all
}

func flagsOfParticipants(_ transition: Transition) -> [[Any?]] { participants(of: transition).map { ownFlags(of: $0) } }

/// The transition is about to start: only one that may be cancelled is watched.
func watchEffects(_ transition: Transition) {
  if transition.interactor == nil && !transition.isInteractive { return }
  transition.openRegistrations.effects = AlongsideEffects(flagsOfParticipants(transition))
}

/// An alongside block has run.
func noteAlongsideEffects(_ run: AlongsideRun, unscrubbed: [FormerValue]) {
  guard let effects = run.transition.registrations?.effects else { return }
  noteChanges(effects, run.flags, flagsOfParticipants(run.transition))
  let lasting = unscrubbed.filter { $0.property == .alpha && $0.view.window != nil }
  if lasting.isEmpty { return }
  for change in lasting where !effects.alphas.contains(where: { $0.view === change.view }) {
    effects.alphas.append(change)
  }
  effects.alphaSite = here()
}

/// A completion has run. One that asked for the outcome knows what it does.
func noteCompletionEffects(_ transition: Transition, _ former: [[Any?]]) {
  guard let registrations = transition.registrations, let effects = registrations.effects else { return }
  if registrations.wasAskedForOutcome { return }
  noteChanges(effects, former, flagsOfParticipants(transition))
}

private func noteChanges(_ effects: AlongsideEffects, _ former: [[Any?]], _ present: [[Any?]]) {
  if !differ(former, present) { return }
  for (participant, flags) in present.enumerated() where participant < former.count {
    for (flag, value) in flags.enumerated() where differ(former[participant][flag], value) {
      if effects.changes.contains(where: { $0.participant == participant && $0.flag == flag }) { continue }
      effects.changes.append(AlongsideChange(participant, flag, here()))
    }
  }
}

/// The step that ended the transition is over.
func judgeAlongsideEffects(_ transition: Transition) {
  guard transition.transitionWasCancelled, let effects = transition.registrations?.effects else { return }
  let all = participants(of: transition)
  for change in effects.changes where change.participant < all.count {
    let object = all[change.participant]
    check(
      !differ(effects.before[change.participant][change.flag], ownFlags(of: object)[change.flag]), .TV802,
      "what a coordinator's block changed stays, although the transition was cancelled", as: .flagStays,
      at: change.site, about: object)
  }
  for former in effects.alphas where former.view.window != nil {
    check(
      !differ(former.value, former.view.alpha), .TV802,
      "a view that an alongside block changed stays so, although the transition was cancelled", as: .viewStays,
      at: effects.alphaSite,
      about: former.view)
  }
}
