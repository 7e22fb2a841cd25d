import Program
import Subjects

/// The interaction controllers of the sources that no class of theirs mentions: each belongs to somebody outside.
struct FreeInteraction {
  /// Whether there is one.
  let exists: Bool
  /// Whether all of them dismiss or pop by themselves, and none presents or pushes: they drive no presentation.
  let onlyDismisses: Bool

  /// Walks the code of every class once, if there is an interaction controller at all.
  init(_ index: TypeIndex) {
    let drivers = Self.drivers(in: index)
    exists = !drivers.isEmpty
    onlyDismisses = drivers.allSatisfy { driver in
      let bodies = AnimatorPurpose.bodies(of: driver)
      let calls = { (names: [String]) in names.contains { name in bodies.contains { CallFinder.calls(name, in: $0) } } }
      return calls(["dismiss", "popViewController"]) && !calls(["present", "pushViewController", "performSegue"])
    }
  }

  private static func drivers(in index: TypeIndex) -> [TypeIndex.Entry] {
    let subjects = index.entries.filter { $0.isSubject && $0.declaration.kind == .class }
    var drivers = subjects.filter { index.ancestors(of: $0).contains("UIViewControllerInteractiveTransitioning") }
    for subject in subjects where !drivers.isEmpty {
      let names = CallFinder.mentionedNames(in: subject)
      drivers.removeAll { $0.name != subject.name && names.contains($0.name) }
    }
    return drivers
  }
}
