/// Ghost (TV307, TV1005): what the objects of transitions changed of lasting views; nil when there is nothing.
var propertyChanges: [PropertyChange]?

/// A property of a view that an animator or an interaction controller changed, until it has its former value again.
final class PropertyChange {
  weak var view: UIView?
  let property: ViewProperty
  let former: Any?
  /// The transition, until it is over.
  weak var transition: Transition?
  /// Changed by a committed presentation: what it is to be given back with.
  weak var round: UIPresentationController?
  /// It was not the animator's: only a dismissal without animation is judged, which the app may have forgotten (TV1201).
  let isChromes: Bool
  /// It leaves the view of the presenter invisible: UIKit brings that back as it is, where no animator does.
  var hidesPresenter = false
  /// Due after a dismissal without animation.
  var isUnanimated = false
  /// From now on the property should have its former value.
  var isDue = false
  /// Due when its controller is shown again (TV307 of pushes and changes of tab).
  var isOffScreen = false
  /// It is in what a client may keep and show again.
  var isKept = false
  /// Where the one was made that it comes after.
  let earlierSite: Site?
  /// The last change led away: an animation or a drag made it, and the transition had not been cancelled.
  var leadsAway = false
  var site: Site?
  /// What a frame was set to then.
  var target: CGRect?

  /// `earlier`: a change of the same property that is due and not given back.
  init(
    _ view: UIView, _ property: ViewProperty, _ transition: Transition, isChromes: Bool, after earlier: PropertyChange?
  ) {
    self.isChromes = isChromes
    self.view = view
    self.property = property
    self.transition = transition
    former = earlier == nil ? view.value(of: property) : earlier?.former
    earlierSite = earlier?.site
  }
}

/// Called before a property of a view changes.
func noteChange(of view: UIView, _ property: ViewProperty, to target: CGRect? = nil, movesView: Bool = true) {
  guard let owner = currentOwner else { return }
  for transition in activeTransitions where transition.hasStarted {
    let isAnimators = transition.isAnimatedBy(owner)
    if !isAnimators && !isPresentation(transition, by: owner) { continue }
    if !lasts(view, transition) { continue }
    change(of: view, property, transition, isChromes: !isAnimators).update(owner, target, movesView)
  }
}

private func isPresentation(_ transition: Transition, by owner: AnyObject) -> Bool {
  guard let modal = transition as? ModalTransition else { return false }
  return modal.presents && modal.presentation === owner
}

private func change(
  of view: UIView, _ property: ViewProperty, _ transition: Transition, isChromes: Bool
) -> PropertyChange {
  let known = propertyChanges ?? []
  let same = known.filter { $0.view === view && $0.property == property }
  if let change = same.first(where: { $0.transition === transition }) { return change }
  let earlier = same.first { $0.isOffScreen }
  let new = PropertyChange(view, property, transition, isChromes: isChromes, after: earlier)
  propertyChanges = known.filter { $0 !== earlier } + [new]
  return new
}

extension PropertyChange {
  func update(_ owner: AnyObject, _ frame: CGRect?, _ movesView: Bool) {
    guard let running = transition else { return }
    let isDragged = owner === running.interactor && running.isInteractive
    leadsAway = movesView && (currentAnimation != nil || isDragged) && !running.transitionWasCancelled
    site = here()
    target = isUnknown(frame) ? nil : frame?.kept
  }
}

/// Whether the view belongs to a controller, and not to what the transition's objects made themselves.
func lasts(_ view: UIView, _ transition: Transition) -> Bool {
  if view.owningController != nil { return true }
  if view is UITransitionView || transition.isAnimatedBy(view.addedBy) { return false }
  guard let parent = view.superview else { return false }
  return lasts(parent, transition)
}

/// Called when the step that ended the transition is over: what must be given back is due now.
func settleChanges(of transition: Transition) {
  guard let changes = propertyChanges else { return }
  for change in changes where change.transition === transition {
    change.transition = nil
    // What follows from a wrong flag is no finding of its own.
    if transition.isHonest { settle(change, transition) } else { giveBack(change) }
  }
  if let ended = transition as? ModalTransition, !ended.presents && ended.committed {
    for change in changes where change.round != nil && change.round === ended.presentation {
      change.round = nil
      change.isUnanimated = !ended.isAnimated
      change.isDue = change.isUnanimated || !change.isChromes && !change.hidesPresenter
    }
  }
  if !transition.isAnimated, let ended = transition as? NavigationTransition, ended.committed {
    let shown = changes.filter { change in
      change.isDue && !change.isKept && (change.view.map { owns(ended.to, $0) } ?? false)
    }
    let isAskedFor = shown.isEmpty || isDoneWithoutAnimation()
    for change in shown {
      change.isUnanimated = true
      if !isAskedFor { giveBack(change) }
    }
  }
  dropRestored()
}

/// That somebody pops without animation is up to the app where only the scenario does so (TV1201).
private func isDoneWithoutAnimation() -> Bool {
  guard let content = scenario as? NavigationScenario, content.pushesWithoutAnimation else { return true }
  return mayHappen("the app pops without animation", by: .client)
}

func giveBack(_ change: PropertyChange) { change.view?.restore(change.property, to: change.former) }

private func settle(_ change: PropertyChange, _ transition: Transition) {
  guard let view = change.view else { return }
  guard let modal = transition as? ModalTransition else {
    settleContent(change, view, transition)
    return
  }
  let presentedView = modal.presented?.loadedView
  let isPresented = presentedView.map { view.isDescendant(of: $0) } ?? false
  if !modal.committed {
    // What a cancelled presentation does not show is gone.
    change.isDue = !(modal.presents && isPresented) && !change.isChromes
  } else if !modal.presents {
    change.isDue = !isPresented && !isExpected(change, of: modal.presenter) && !isNeutral(change)
    if isPresented { keep(change, in: modal.presented) }
  } else if isPresented {
    // Its subviews are there to be seen, and what is shown for good is meant to be; TV301 speaks of the view itself.
    change.isDue = view !== presentedView && change.property != .frame && !change.isChromes && !isNeutral(change)
  } else {
    // A presenter that the presentation leaves invisible is judged by TV301 when an animator brings it back.
    change.hidesPresenter = isHidden(change, modal.presenter)
    if change.hidesPresenter || !isExpected(change, of: modal.presenter) { change.round = modal.presentation }
  }
}

/// Pushes, pops, changes of tab. Who has left the screen comes back later, by an animator that may put things right, or
/// without; unless it has left for good.
private func settleContent(_ change: PropertyChange, _ view: UIView, _ transition: Transition) {
  let coming = transition.committed ? transition.toController : transition.fromController
  let going = transition.committed ? transition.fromController : transition.toController
  if owns(going, view) {
    // The frame of a controller's view is set when it is shown again.
    change.isDue = going?.parent != nil && !(change.property == .frame && view === going?.loadedView)
    change.isOffScreen = change.isDue
    if going?.parent == nil && transition.committed { keep(change, in: going) }
    // A cancelled transition has changed nothing.
    if !transition.committed, let site = change.earlierSite { change.site = site }
  } else if transition.committed && owns(coming, view) {
    change.isDue = !isExpected(change, of: coming) && !isNeutral(change)
  } else {
    change.isDue = !change.isChromes
  }
}

/// What an animator has left changed in what has gone: who keeps that and shows it again finds it so. Frames are set anew.
private func keep(_ change: PropertyChange, in controller: UIViewController?) {
  guard let world = scenario, world.clientsKeep, let controller = controller else { return }
  if change.isChromes || change.property == .frame || isNeutral(change) { return }
  world.keptByClient = controller
  change.isKept = true
  change.isDue = true
  change.isOffScreen = true
}

private func owns(_ controller: UIViewController?, _ view: UIView) -> Bool {
  controller?.loadedView.map { view.isDescendant(of: $0) } ?? false
}

/// A final frame is what a transition is for; a view that cannot be seen is TV301's business.
private func isExpected(_ change: PropertyChange, of controller: UIViewController?) -> Bool {
  guard let view = change.view, view === controller?.loadedView else { return false }
  return change.property == .frame || isHidden(change, controller)
}

private func isHidden(_ change: PropertyChange, _ controller: UIViewController?) -> Bool {
  guard let view = change.view, view === controller?.loadedView else { return false }
  return (change.property == .alpha || change.property == .isHidden) && hidesItself(view)
}

/// A dismissal may itself undo what something else has changed for the presentation.
private func isNeutral(_ change: PropertyChange) -> Bool {
  guard let view = change.view else { return true }
  let now = view.value(of: change.property)
  if isUnknown(now) { return true }
  switch change.property {
  case .alpha: return (now as! CGFloat) == 1
  case .isHidden: return !(now as! Bool)
  case .transform: return !(now as! TransformKind).isVisible
  case .cornerRadius: return now == nil || (now as! CGFloat) == 0
  case .frame: return now == nil
  }
}

/// Forgets what has its former value, what is no concern of anybody, and views that are gone.
func dropRestored() {
  guard let changes = propertyChanges else { return }
  let rest = changes.filter { change in
    if change.view == nil { return false }
    if change.isDue { return !isRestored(change) }
    // What a presentation has changed and given back itself is no concern of its dismissal. What a dismissal on its way
    // gives back it may take again.
    if change.round != nil { return !activeTransitions.isEmpty || !isRestored(change) }
    return change.transition != nil
  }
  propertyChanges = rest.isEmpty ? nil : rest
}
