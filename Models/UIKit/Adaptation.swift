// ADP-01: how a presentation adapts to the width when it is requested.

/// What a presentation controller stands in for.
class Adaptation {
  let style: UIModalPresentationStyle
  /// What the controller was presented with.
  let original: UIPresentationController

  init(_ style: UIModalPresentationStyle, _ original: UIPresentationController) {
    self.style = style
    self.original = original
  }
}

extension UIPresentationController {
  /// What the app asked for.
  var original: UIPresentationController { adaptation?.original ?? self }

  /// Whether the width can make a difference: only then it has to be known.
  var dependsOnWidth: Bool {
    let style = original.presentationStyle
    return answersAdaptivity(original.delegate) || style == .popover || isSheet(style) && sheetsFillCompactWidth
      || listens(original, "adaptivePresentationStyle")
  }
}

/// PRES-01 step 2: right after the presentation controller is received, or right before it begins.
func adapt(_ transition: ModalTransition, isEarly: Bool) {
  guard let presentation = transition.presentation else { return }
  if isEarly {
    // F-32
    if hearsAdaptivity(presentation.delegate)
      && choose(
        .F32,
        [
          "adaptivity is asked for when the presentation is requested",
          "adaptivity is asked for right before the presentation begins",
        ]) == 1
    {
      transition.adaptsLate = true
      return
    }
  } else if !transition.adaptsLate {
    return
  }
  if !presentation.dependsOnWidth { return }
  let style = adaptiveStyle(of: presentation)
  if style == presentation.presentationStyle { return }
  let adapted = makeAdapted(presentation, style)
  let controller = adapted.presentedViewController
  if let presenter = transition.presenter, controller !== presentation.presentedViewController {
    presentation.presentedViewController.modalPresenter = nil
    presenter.presentedChild = controller
    controller.modalPresenter = presenter
    transition.presented = controller
  }
  controller.assignedPresentationController = adapted
}

/// PRES-01 step 7: which style it will be, `.none` if it is the one asked for.
func announceAdaptation(_ transition: ModalTransition, isEarly: Bool) {
  if !transition.presents || transition.adaptsLate == isEarly { return }
  transition.adaptsLate = false
  guard let presentation = transition.presentation else { return }
  announce(presentation, transition.isAnimated ? TransitionCoordinator(transition) : nil)
}

func announce(_ presentation: UIPresentationController, _ coordinator: UIViewControllerTransitionCoordinator?) {
  let original = presentation.original
  let isHeard = listens(
    original.delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
  asOwner(nil) {
    if isHeard {
      original.delegate?.presentationController(
        original, willPresentWithAdaptiveStyle: presentation.adaptation?.style ?? .none,
        transitionCoordinator: coordinator)
    }
    if let popover = presentation as? UIPopoverPresentationController {
      (popover.delegate as? UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }
  }
}

/// ADP-03: asked for at the request and at each change of the width, whether or not anything comes of it.
///
/// The style in the present width: what the delegate answers, `.none` being the style asked for; otherwise what the
/// presentation controller says itself, or UIKit does.
func adaptiveStyle(of original: UIPresentationController) -> UIModalPresentationStyle {
  let style = original.presentationStyle
  let isCompact = widthIsCompact()
  let answer = askForStyle(original, isCompact)
  if let answer = answer { return answer == .none ? style : effectiveStyle(answer) }
  if !isCompact { return style }
  let own = original.adaptivePresentationStyle
  return own == .none || isUnknown(own) ? styleInCompactWidth(style) : own
}

/// Nil: nobody answers. The older form is only asked where the width is compact.
private func askForStyle(_ original: UIPresentationController, _ isCompact: Bool) -> UIModalPresentationStyle? {
  guard let delegate = original.delegate else { return nil }
  var answer: UIModalPresentationStyle?
  if listens(delegate, "adaptivePresentationStyle(for:traitCollection:)") {
    answer = judgeQuery(original, "adaptivePresentationStyle(for:traitCollection:)") {
      delegate.adaptivePresentationStyle(for: original, traitCollection: currentTraits())
    }
  } else if isCompact && listens(delegate, "adaptivePresentationStyle(for:)") {
    answer = judgeQuery(original, "adaptivePresentationStyle(for:)") {
      delegate.adaptivePresentationStyle(for: original)
    }
  }
  return isUnknown(answer) ? nil : answer
}

/// The presentation controller that stands in, with the controller that the delegate may exchange.
func makeAdapted(_ original: UIPresentationController, _ style: UIModalPresentationStyle) -> UIPresentationController {
  var controller = original.presentedViewController
  let query = "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
  if let delegate = original.delegate, listens(delegate, query) {
    let answer = judgeQuery(original, query) {
      delegate.presentationController(original, viewControllerForAdaptivePresentationStyle: style)
    }
    if let other = answer, !isUnknown(other) { controller = other }
  }
  let adapted = makePresentationController(of: controller, original.presentingViewController, style)
  adapted.adaptation = Adaptation(style, original)
  if preparesAdaptivePresentations && listens(original.delegate, "presentationController(_:prepare:)") {
    asOwner(nil) { original.delegate?.presentationController(original, prepare: adapted) }
  }
  return adapted
}
