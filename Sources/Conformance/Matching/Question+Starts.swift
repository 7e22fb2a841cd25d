extension Question {
  /// Whether a start of a scenario has those objects record that the log records, and no others.
  func fits(_ start: RunSpace.Start) -> Bool {
    let recordsBlocks = recorded.contains { $0.name.hasSuffix("Completion") && $0.owner == .request }
    if start.sentences.contains("the log records blocks") != recordsBlocks { return false }
    // Without flags it would only be a second telling of the same run.
    let oldFlags = "the presenter's DIDs are told without animation, as on iOS 8"
    if start.sentences.contains(oldFlags) && !entries.contains(where: { $0.flag != nil }) { return false }
    return Self.details.allSatisfy { sentence, owners in
      start.sentences.contains(sentence) == recorded.contains { owners.contains($0.owner) && $0.order != .free }
    }
  }

  /// The sentences by which scenarios say what is recorded, where they say it at all.
  private static let details: [(sentence: String, owners: Set<Callback.Owner>)] = [
    (
      "the log records the objects of transitions",
      [
        .transitioningDelegate, .presentationController, .animator, .interactionController, .context,
        .navigationDelegate, .tabDelegate, .pageDelegate,
      ]
    ),
    ("the log records coordinators", [.coordinator]), ("the log records the console", [.console]),
    ("the log records the delegate of the sheet", [.adaptiveDelegate]),
  ]
}
