// TV902 no-retention

/// Ghost: what a committed dismissal must have released. Weak, so it costs nothing where nothing leaks.
class Retired {
  weak var controller: UIViewController?
  weak var presentation: Transition?
  weak var dismissal: Transition?
  /// An animator or interaction controller that was made for one presentation, and where its code was left.
  weak var part: AnyObject?
  var partSeenAt: Site?
  /// The controller was presented from there, and a controller that stays holds it in a property.
  var kept: KeptController?
}

/// What a property holds when it has been dismissed: whether that is on purpose is seen when the code presents again.
final class KeptController {
  let site: Site
  let kind: AnyObject.Type

  init(_ controller: UIViewController, _ site: Site) {
    self.site = site
    kind = type(of: controller)
  }
}

let retired = Retired()

/// Called when the step that ended a committed dismissal is over.
func noteRetired(_ transition: ModalTransition) {
  notePart(of: transition)
  if transition.presents {
    transition.presentation?.startedBy = transition
    if transition.committed { forgetRetired() }
    return
  }
  if !transition.committed { return }
  check(true, .TV902, "something is retained")
  // Unknown code may call back later, but that it keeps what the closure has captured is no finding.
  forgetEscapedClosures()
  retired.dismissal = transition
  retired.presentation = transition.presentation?.startedBy
  if scenario?.keepsPresented == true { return }
  guard let controller = transition.presented else { return }
  // One that app code has not presented itself was seen last where its animator was left. Without any place there is
  // nobody to blame; the animated dismissal of the same controller finds it.
  if controller.presentedAt == nil {
    controller.presentedAt =
      transition.lastExit ?? controller.delegateAssignedAt ?? declaration(of: controller, "viewDidLoad()")
  }
  guard let site = controller.presentedAt else { return }
  retired.controller = controller
  retired.kept = isKept(controller) ? KeptController(controller, site) : nil
}

/// Whether a property of a controller that is still there holds it, or perhaps one of an object that presents for others.
private func isKept(_ controller: UIViewController) -> Bool {
  guard let world = scenario, let root = keyWindow?.rootViewController else { return false }
  if isHeldByFlow(controller) || (world as? ModalScenario)?.letsOthersPresent == true { return true }
  if world.keptByClient === controller { return true }
  return world.shown(in: root) { owner in
    owner !== controller && holds(owner, controller)
  } != nil
}

/// How long a coordinator lives is the business of whoever holds it, whom the sources do not show.
func isHeldByFlow(_ controller: UIViewController) -> Bool {
  guard let flow = (scenario as? PresentingObjectScenario)?.object else { return false }
  return holds(flow, controller)
}

/// In a property of its own, or of a part that it has: a helper that makes an alert once.
private func holds(_ owner: AnyObject, _ controller: UIViewController) -> Bool {
  ownValues(of: owner).contains { value in
    if isUnknown(value) { return false }
    if let page = value as? UIViewController { return page === controller }
    guard let part = value as AnyObject? else { return false }
    return ownValues(of: part).contains { !isUnknown($0) && ($0 as? UIViewController) === controller }
  }
}

/// App code presents again what it has kept for that, or something new although it has kept the last one.
func judgeKept(_ presented: UIViewController) {
  guard let kept = retired.kept, retired.controller != nil else { return }
  guard kept.site == presented.presentedAt, kept.kind == type(of: presented) else { return }
  retired.kept = nil
  check(
    existedBefore(presented), .TV902, "the dismissed controller is still held after the dismissal",
    as: .dismissedIsHeld, at: kept.site, about: presented)
}

/// What nobody else holds must go with the presentation that it was made for.
private func notePart(of transition: ModalTransition) {
  if !transition.committed { return }
  let part = scenario?.part(madeFor: transition)
  if part == nil && !transition.presents { return }
  retired.part = part
  retired.partSeenAt = transition.presented?.presentedAt ?? transition.lastExit
}

/// While something is presented nothing is judged, and the next committed dismissal begins anew.
private func forgetRetired() {
  retired.controller = nil
  retired.presentation = nil
  retired.dismissal = nil
  retired.kept = nil
}

/// Where it was left is of no interest once it has gone.
func forgetGonePart() {
  if retired.part == nil { retired.partSeenAt = nil }
  if retired.controller == nil { retired.kept = nil }
}

/// A committed pop: the controller may be kept, the context may not.
func noteRetiredContext(_ transition: Transition) {
  check(true, .TV902, "something is retained")
  forgetEscapedClosures()
  retired.dismissal = transition
}

/// A settled state in which nothing is presented.
func judgeRetention() {
  if let context = retired.dismissal ?? retired.presentation {
    check(
      false, .TV902, "the transition context is still held after its transition", as: .contextIsHeld,
      at: context.keptAt ?? context.lastExit)
  } else if let controller = retired.controller, !dismissedChain.contains(controller), !isKept(controller) {
    check(
      controller.modalPresenter != nil, .TV902, "the dismissed controller is still held after the dismissal",
      as: .dismissedIsHeld,
      at: controller.presentedAt, about: controller)
  } else if let part = retired.part {
    check(
      false, .TV902, "an object that was made for the transition keeps itself alive", as: .partKeepsItself,
      at: retired.partSeenAt,
      about: part)
  }
}
