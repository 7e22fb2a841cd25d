import Program

/// Animators that run only where the presentation controller beside them has not stopped the app.
///
/// Both may insist on the same of what is presented, that it is of a class for example. The presentation controller is
/// asked first, so an exploration of both never comes to what the animator insists on.
struct TrapsAhead {
  private let hidden: Set<Int>

  /// `vendors` mention the parts that they answer.
  init(vendors: [TypeIndex.Entry], index: TypeIndex, mentions: Mentions) {
    var hidden: Set<Int> = []
    for vendor in vendors {
      let parts = mentions.direct(of: vendor).map { index.entries[$0] }.filter(Self.stopsTheApp)
      let isAhead = parts.contains { index.ancestors(of: $0).contains("UIPresentationController") }
      if !isAhead { continue }
      hidden.formUnion(
        parts.filter { index.ancestors(of: $0).contains("UIViewControllerAnimatedTransitioning") }.map(\.id))
    }
    self.hidden = hidden
  }

  func hides(_ entry: TypeIndex.Entry) -> Bool { hidden.contains(entry.id) }

  private static func stopsTheApp(_ entry: TypeIndex.Entry) -> Bool {
    entry.functions.contains { function in
      ["fatalError", "preconditionFailure"].contains { CallFinder.calls($0, in: function.body ?? []) }
    }
  }
}
