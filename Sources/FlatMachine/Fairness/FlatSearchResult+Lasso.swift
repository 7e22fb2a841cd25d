import Exploration

extension FlatSearchResult {
  /// A run that goes on for ever: a way to a state, then one from there back to it.
  package struct Lasso: Sendable, Hashable {
    /// From the initial state on; its last state is where the cycle begins.
    package var stem: [Step]
    /// At least one step; the last one leads to the end of the stem.
    package var cycle: [Step]
  }
}

extension FlatModel {
  /// Whose events happen in the end if they stay possible: what is on its way arrives, what is due runs. The user and
  /// the app need not do anything.
  package static var fairSources: [String] { ["system", "runLoop"] }
}

extension FairnessDemands {
  init(_ model: FlatModel) {
    let sources = FlatModel.fairSources
    self.init(sources: model.events.map { sources.firstIndex(of: $0.actor) }, of: sources.count)
  }
}
