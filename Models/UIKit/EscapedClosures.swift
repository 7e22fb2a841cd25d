// Function values that were passed to code nobody defines: each may be called once, later, or never; what listens to a
// source of values may be called again.

final class EscapedClosure {
  let body: Any
  /// Ghost: on whose behalf it was passed.
  weak var owner: AnyObject?
  /// Whether it may be called a second time, which shows what repeating it does.
  let listens: Bool
  /// Whether a controller or a view has it, and which one.
  let isScreens: Bool
  weak var screen: UIResponder?

  init(_ body: Any, listens: Bool, of screen: UIResponder? = nil) {
    self.body = body
    self.listens = listens
    self.screen = screen
    isScreens = screen != nil
    owner = currentOwner
  }

  /// What a screen was given it calls when the user does something on it, and touches reach it only when it has appeared.
  /// Without the screen nobody calls it.
  var isReachable: Bool {
    if !isScreens { return true }
    if let controller = screen as? UIViewController { return controller.appearanceState == .appeared }
    return (screen as? UIView)?.window != nil
  }
}

/// The last few of each object: calling one more or one less of many rarely makes a difference that its neighbours do
/// not make.
var escapedClosures: [EscapedClosure]?

/// Hook of the machine: a function value was passed to code that nobody defines.
func closureEscaped(_ body: Any) { keepEscaped(EscapedClosure(body, listens: false)) }

/// Hook of the machine: a function value was stored in a property of an object, and nobody defines what that does with it.
func closureStored(_ body: Any, _ holder: AnyObject) {
  keepEscaped(EscapedClosure(body, listens: false, of: holder as? UIResponder))
}

/// Hook of the machine: a function value listens to a source of values, a Combine publisher, that nobody defines.
func closureListens(_ body: Any) { keepEscaped(EscapedClosure(body, listens: true)) }

private func keepEscaped(_ closure: EscapedClosure) {
  // Whoever gets a closure from an interaction controller that is being made handles the drag, and the drag of the
  // scenario stands for him.
  if currentOwner == nil && scenario is InteractionControllerScenario { return }
  var kept = escapedClosures ?? []
  let own = kept.filter { $0.owner === currentOwner }
  if own.count >= 2 {
    kept = kept.filter { $0 !== own[0] }
  } else if kept.count >= 4 {
    kept.removeFirst()
  }
  kept.append(closure)
  escapedClosures = kept
}

/// Hook of the machine: function values were passed to code that nobody defines, and whose name says that it animates. It
/// works like `UIView.animate`: all but the last are called at once; the last one, if it is not nil, when the animation
/// has ended.
func animationEscaped(_ bodies: [Any?]) {
  let animations: () -> Void = {
    for body in bodies.dropLast() {
      if let body = body { callEscaped(body) }
    }
  }
  guard let completion = bodies[bodies.count - 1] else {
    UIView.animate(withDuration: unknown(), animations: animations)
    return
  }
  UIView.animate(withDuration: unknown(), animations: animations) { finished in
    if mayHappen("the app's own animation function passes on whether the animation finished", by: .code) {
      (completion as! (Bool) -> Void)(finished)
    } else {
      callEscaped(completion)
    }
  }
}

/// Hook of the machine: a transition was passed to code that nobody defines, which may animate and complete it.
func transitionEscaped(_ transition: Transition) { transition.isHandedOver = true }

/// Hook of the machine: code under test has stored a transition in a property (TV902).
func transitionKept(_ transition: Transition) {
  transition.keptAt = here()
  (scenario as? InteractionControllerScenario)?.contextIsKept(transition)
}

/// Hook of the machine: a view was passed to code that nobody defines, which may show something in it.
func viewEscaped(_ view: UIView) {
  for transition in activeTransitions where transition.container === view { transition.isContainerHandedOver = true }
}

/// Hook of the machine: a recogniser was passed to code that nobody defines, such as a view that a storyboard makes: that
/// may have added it to a view.
func recognizerEscaped(_ recognizer: UIGestureRecognizer) {
  if recognizer.view == nil { recognizer.view = unknown() }
}

func offerEscapedClosures() {
  guard let closures = escapedClosures, !mainRunLoop.isCrowded else { return }
  for closure in closures where closure.isReachable {
    offer(.unknownCodeCallsBack, by: .app, disturbs: isInTransition()) {
      assume(mayHappen("unknown code calls the closure that it was given", by: .code))
      var others = closures.filter { $0 !== closure }
      if closure.listens {
        let again = EscapedClosure(closure.body, listens: false)
        again.owner = closure.owner
        others.append(again)
      }
      escapedClosures = others.isEmpty ? nil : others
      performStep {
        asOwner(closure.owner) { callEscaped(closure.body) }
        if let owner = closure.owner { transitionCodeDidReturn(owner) }
      }
    }
  }
}

/// Nobody will call them any more: a presentation is over and what it captured should be free.
func forgetEscapedClosures() { escapedClosures = nil }
