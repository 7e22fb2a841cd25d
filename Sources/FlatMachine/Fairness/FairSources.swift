import Exploration

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
