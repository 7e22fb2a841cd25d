/// What is explored by itself, and in which order.
extension SubjectFinder.Candidate {
  /// Explored by itself whoever makes it: what its own methods do is the subject.
  package var stands: Bool {
    switch role {
    case .presenter, .pusher, .segueSource, .segueShower, .presentingObject, .presentingExtension, .delegatingPresenter,
      .appearanceCaller, .appFlow, .ownWindow, .embedder:
      true
    default: false
    }
  }

  /// Through whom classes that mention each other are explored: who shows others, then who is shown.
  package var precedence: Int {
    switch role {
    case .presenter, .pusher, .segueSource, .segueShower, .presentingObject, .presentingExtension, .controllerExtension,
      .appearanceCaller, .appFlow, .ownWindow, .embedder:
      0
    case .presented, .pushed, .container, .sheetContent, .delegatingPresenter, .tab: 1
    case .part, .target, .animation: 2
    }
  }

  /// Whether the classes that this one mentions take part in its exploration.
  var mentionsItsParts: Bool {
    switch role {
    case .presented, .presenter, .pusher, .pushed, .container, .sheetContent, .segueSource, .segueShower,
      .delegatingPresenter, .tab, .presentingExtension, .controllerExtension, .appearanceCaller:
      true
    case .presentingObject: !isFlow
    case .part: ![.animator, .presentationController, .interactionController, .presentationDelegate].contains(kind)
    case .target, .animation, .appFlow, .ownWindow, .embedder: false
    }
  }
}
