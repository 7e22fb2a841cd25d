// Function values that were passed to code nobody defines: each may be called once, later, or never.

final class EscapedClosure {
  let body: Any
  /// Ghost: on whose behalf it was passed.
  weak var owner: AnyObject?

  init(_ body: Any) {
    self.body = body
    owner = currentOwner
  }
}

/// The last few of each object: calling one more or one less of many rarely makes a difference that its neighbours do
/// not make.
var escapedClosures: [EscapedClosure]?

/// Hook of the machine: a function value was passed to code that nobody defines.
func closureEscaped(_ body: Any) {
  var kept = escapedClosures ?? []
  let own = kept.filter { $0.owner === currentOwner }
  if own.count >= 2 {
    kept = kept.filter { $0 !== own[0] }
  } else if kept.count >= 4 {
    kept.removeFirst()
  }
  kept.append(EscapedClosure(body))
  escapedClosures = kept
}

/// Hook of the machine: a transition was passed to code that nobody defines, which may animate and complete it.
func transitionEscaped(_ transition: Transition) { transition.isHandedOver = true }

func offerEscapedClosures() {
  guard let closures = escapedClosures else { return }
  for closure in closures {
    offer("unknown code calls back", by: .app) {
      assume(mayHappen("unknown code calls the closure that it was given", by: .code))
      let others = closures.filter { $0 !== closure }
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
