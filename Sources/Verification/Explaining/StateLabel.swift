import Machine

/// What a state of the machine is called in a subject's diagram: what is on its way, and what the person who uses the app
/// sees.
struct StateLabel: Hashable {
  /// "a presentation", "a dismissal", …; nil when no transition is on its way.
  var transition: String?
  /// "requested", "in flight", "ending".
  var phase = ""
  var isInteractive = false
  var isCancelled = false
  var isPresented = false
  var isInBackground = false
  var isSettled: Bool

  init(_ state: StateReader, isSettled: Bool) {
    self.isSettled = isSettled
    isInBackground = state.global("applicationIsInBackground")?.bool == true
    let window = state.global("keyWindow")
    let root = window.flatMap { state.field("rootController", of: $0) ?? state.field("rootViewController", of: $0) }
    isPresented = root.flatMap { state.field("presentedChild", of: $0) }?.object != nil
    let active = state.global("activeTransitions").flatMap { state.elements(of: $0) } ?? []
    guard let last = active.last else { return }
    transition = Self.kind(of: last, in: state)
    phase = Self.phases[state.field("phase", of: last).flatMap(state.symbol) ?? ""] ?? ""
    isInteractive = state.field("isInteractive", of: last)?.bool == true
    isCancelled = state.field("transitionWasCancelled", of: last)?.bool == true
  }

  private static func kind(of transition: StateReader.Value, in state: StateReader) -> String {
    if let presents = state.field("presents", of: transition)?.bool { return presents ? "presentation" : "dismissal" }
    switch state.typeName(transition) {
    case "NavigationTransition": return "push or pop"
    case "TabTransition": return "change of tab"
    default: return "transition"
    }
  }

  private static let phases = [
    "requested": "requested", "starting": "requested", "inFlight": "in flight", "ending": "ending", "over": "ending",
  ]

  /// What is left out of labels where there would be too many, the first before the others.
  enum Feature: CaseIterable { case background, interactive, cancelled, phase, settled }

  func without(_ features: some Sequence<Feature>) -> StateLabel {
    var copy = self
    for feature in features {
      switch feature {
      case .background: copy.isInBackground = false
      case .interactive: copy.isInteractive = false
      case .cancelled: copy.isCancelled = false
      case .phase: copy.phase = ""
      case .settled: copy.isSettled = true
      }
    }
    return copy
  }

  var text: String {
    var parts: [String] = []
    if let transition {
      parts.append(phase.isEmpty ? transition : "\(transition) \(phase)")
      if isInteractive { parts.append("interactive") }
      if isCancelled { parts.append("cancelled") }
    } else {
      parts.append(isPresented ? "presented" : "nothing presented")
      if !isSettled { parts.append("something pending") }
    }
    if isInBackground { parts.append("app in the background") }
    return parts.joined(separator: ", ")
  }
}
