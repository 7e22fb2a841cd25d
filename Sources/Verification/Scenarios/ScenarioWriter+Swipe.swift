import Program
import Subjects

/// Where the scenario's own swipe drives transitions.
extension ScenarioWriter {
  /// Not where the class, or one that it mentions, answers the interaction queries itself, and not where nobody can.
  func drivesInteractively(_ entry: TypeIndex.Entry) -> ScenarioClass.Override {
    .init("var drivesInteractively: Bool", "\(!vendsInteraction(entry) && !swipe.isNobody(for: entry))")
  }

  /// Of a delegate, which is asked itself.
  func swipeOfItself(_ entry: TypeIndex.Entry, _ family: SwipeSource.Family = .modal) -> [ScenarioClass.Override] {
    swipe.isNobody(for: entry, family) ? [.init("var drivesInteractively: Bool", "false")] : []
  }

  /// Of what delegates vend: clients may use it in every way, unless the sources show how it is used.
  ///
  /// - Parameter isVended: the delegates that make it are explored, too, and have not come to it.
  func swipeOfClients(
    of entry: TypeIndex.Entry, _ family: SwipeSource.Family = .modal, isVended: Bool = false
  ) -> [ScenarioClass.Override] {
    // An interaction controller that nobody vends is there for somebody.
    if interaction.exists { return [] }
    let isOnlyVended = isVended && entry.declaration.attributes.access != .open && swipe.isVendedWithout(entry, family)
    if isOnlyVended || swipe.isNobody(for: entry, family, isPart: true) {
      return [.init("var drivesInteractively: Bool", "false")]
    }
    return swipe.isVendedWithout(entry, family) ? [.init("var isReusable: Bool", "false")] : []
  }

  private func vendsInteraction(_ entry: TypeIndex.Entry) -> Bool {
    let others = CallFinder.mentionedNames(in: entry).sorted().compactMap { index.entry(named: $0, from: entry.file) }
    let vendors = [entry] + others.filter(\.isSubject)
    return ["interactionControllerForPresentation", "interactionControllerForDismissal"].contains {
      CallFinder.declares($0, in: vendors)
    }
  }
}
