// TV1201 non-animated-equivalent: of what a presentation shows. What a presentation changed and a dismissal without
// animation does not give back is found in `PropertyChanges.swift`.

/// What the chrome of a settled animated presentation looked like, until it has been compared.
final class RememberedChrome {
  let kind: AnyObject.Type
  let look: Int
  /// The numbers of the views that a transform draws elsewhere.
  let moved: [Int]
  let place: PlaceOfPresented
  /// What is presented: its class, and what was answered about it where that is not known.
  let presentedKind: AnyObject.Type
  let answers: [Any]?
  /// The block without which its views look otherwise.
  let fadesAt: Site?

  init(_ presentation: UIPresentationController, _ look: Int) {
    kind = type(of: presentation)
    self.look = look
    let views = chromeViews(of: presentation)
    moved = views.indices.filter { drawsElsewhere(views[$0]) }
    let place = placeOfPresented(presentation)
    self.place = place == .inFrame && !presentation.framesPresented ? .inContainer : place
    presentedKind = type(of: presentation.presentedViewController)
    answers = presentation.presentedViewController.typeAnswers
    fadesAt = presentation.fadesAlongsideAt
  }
}

/// Ghost: nil when there is nothing to compare.
var rememberedChrome: RememberedChrome?

private func hasChrome(_ presentation: UIPresentationController) -> Bool {
  listens(presentation, "presentationTransitionWillBegin()")
}

/// Called when a presentation is committed. Chrome that lacks a snapshot looks otherwise for a reason of its own.
func noteAnimation(of presentation: UIPresentationController, in transition: ModalTransition) {
  presentation.wasAnimated =
    transition.lacksSnapshot ? nil : transition.isAnimated || !hasChrome(presentation)
  let view = presentation.presentedViewController.loadedView
  // Later nobody knows any more who has added it.
  presentation.framesPresented =
    hasChrome(presentation) && view?.addedBy === presentation && placeOfPresented(presentation) == .inFrame
}

/// Called at the end of every step.
func compareChrome() {
  guard let root = keyWindow?.rootViewController, root.presentedChild != nil, isSettled() else { return }
  guard let presentation = openPresentations(above: root).last, let look = chromeLook(of: presentation) else { return }
  guard let wasAnimated = presentation.wasAnimated else { return }
  if wasAnimated {
    if rememberedChrome == nil { rememberedChrome = RememberedChrome(presentation, look) }
    return
  }
  guard let known = rememberedChrome, known.kind == type(of: presentation) else { return }
  // Another controller may have another chrome.
  let presented = presentation.presentedViewController
  if known.presentedKind != type(of: presented) || differ(known.answers, presented.typeAnswers) { return }
  let isShown = shows(presentation, at: known.place)
  if (known.look != look || !isShown) && !isPresentedWithoutAnimation() { return }
  check(
    isShown, .TV1201, "without animation the presented view is not shown where it is with animation",
    as: .viewsEndOtherwise,
    at: declaration(of: presentation, "presentationTransitionWillBegin()"), about: presentation)
  check(
    known.look == look, .TV1201,
    "without animation the views of the presentation controller end otherwise than with animation",
    as: .viewsEndOtherwise,
    at: chromeSite(of: presentation, known), about: presentation)
  rememberedChrome = nil
}

/// That somebody presents without animation is up to the app where only the scenario does so.
private func isPresentedWithoutAnimation() -> Bool {
  guard let modal = scenario as? ModalScenario, modal.presentsWithoutAnimation else { return true }
  return mayHappen("the app presents without animation", by: .client)
}

/// Whether the container is visible, and which views of the presentation controller, and whether where their frames are,
/// from back to front, as digits, and how many in them are not; nil when nobody knows, or when it is not app code that adds them.
private func chromeLook(of presentation: UIPresentationController) -> Int? {
  guard hasChrome(presentation), let container = presentation.containerView else { return nil }
  var look = 0
  for view in [container as UIView] + chromeViews(of: presentation) {
    if isUnknown(view.alpha) || isUnknown(view.isHidden) { return nil }
    look = look * 5 + (hidesItself(view) ? 1 : isWithoutEffect(view) ? 4 : drawsElsewhere(view) ? 3 : 2)
  }
  return look * 10 + min(chromeViews(of: presentation).reduce(0) { $0 + hiddenViews(in: $1).count }, 9)
}

/// Whether a transform draws the view elsewhere than its frame would say.
private func drawsElsewhere(_ view: UIView) -> Bool { view.placement?.transform.isVisible ?? false }

private func isWithoutEffect(_ view: UIView) -> Bool { (view as? UIVisualEffectView)?.lacksEffect ?? false }

/// What is hidden in a view of the presentation controller.
private func hiddenViews(in view: UIView) -> [UIView] {
  view.subviews.flatMap { subview -> [UIView] in
    if subview.owningController != nil { return [] }
    return hidesItself(subview) ? [subview] : hiddenViews(in: subview)
  }
}

enum PlaceOfPresented {
  case nowhere
  case inContainer
  /// In a view that somebody else has put into the container.
  case inFrame
}

private func placeOfPresented(_ presentation: UIPresentationController) -> PlaceOfPresented {
  guard let view = presentation.presentedViewController.loadedView, let container = presentation.containerView else {
    return .nowhere
  }
  if container.window == nil || !view.isDescendant(of: container) { return .nowhere }
  return view.superview === container ? .inContainer : .inFrame
}

/// Without an animator UIKit adds `presentedView` itself (PRES-04): a frame that the presentation controller has put that
/// view into is left empty.
private func shows(_ presentation: UIPresentationController, at known: PlaceOfPresented) -> Bool {
  let place = placeOfPresented(presentation)
  return place == known || place == .inFrame || known == .nowhere
}

/// What stays hidden lacks the block that shows it; what stays in its place the one that moves it.
private func chromeSite(of presentation: UIPresentationController, _ known: RememberedChrome) -> Site? {
  let all = chromeViews(of: presentation)
  let hidden = all.first { hidesItself($0) } ?? all.lazy.flatMap { hiddenViews(in: $0) }.first
  let unmoved = known.moved.first { $0 < all.count && !drawsElsewhere(all[$0]) }
  let faded = hidden ?? all.first { isWithoutEffect($0) }
  let place = faded.flatMap { known.fadesAt ?? $0.addedAt } ?? unmoved.flatMap { all[$0].addedAt }
  if place == nil, let container = presentation.containerView, hidesItself(container), let site = known.fadesAt {
    return site
  }
  return place ?? declaration(of: presentation, "presentationTransitionWillBegin()")
}

/// Called when an alongside block has run.
func noteAlongsideFades(_ changes: [FormerValue], _ block: CoordinatorBlock, _ transition: Transition) {
  guard let modal = transition as? ModalTransition, modal.presents else { return }
  guard let presentation = block.owner as? UIPresentationController, presentation === modal.presentation else { return }
  if changes.contains(where: { $0.property == .alpha && $0.view.owningController == nil }) {
    presentation.fadesAlongsideAt = block.registeredAt
  }
}

/// A view gets its effect; in an alongside block that is what the block is for.
func noteEffectAlongside() {
  guard let run = currentAlongside, let modal = run.transition as? ModalTransition, modal.presents else { return }
  if let presentation = run.block.owner as? UIPresentationController, presentation === modal.presentation {
    presentation.fadesAlongsideAt = run.block.registeredAt
  }
}
