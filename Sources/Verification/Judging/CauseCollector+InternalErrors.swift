import RunReport

extension CauseCollector {
  /// What went wrong in the machine itself: the message, its place, and the events that lead there.
  func internalErrors(of exploration: Search.Exploration) -> [String] {
    exploration.internalErrors.map { property, number, path in
      var text = "internal error: \(property.message)"
      if let site = property.site, let place = replayer.location(of: site) { text += ", at \(place)" }
      guard let path, let replay = replayer.replay(path, to: number, of: exploration) else { return text }
      return text + ", after: " + replay.steps.map(summary).joined(separator: "; ")
    }
  }

  /// An event with what was taken for granted in it.
  private func summary(of step: ReplayedStep) -> String {
    let choices = step.choices.filter { $0.assumption != nil }.map(\.text)
    let event = step.event.sentence
    return choices.isEmpty ? event : event + " (" + choices.joined(separator: ", ") + ")"
  }
}
