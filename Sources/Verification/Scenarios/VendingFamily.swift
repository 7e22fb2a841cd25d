import Program
import Subjects

/// For which transitions the sources vend an animator: those of the delegates in whose answers it is made.
struct VendingFamily {
  private let index: TypeIndex

  init(_ index: TypeIndex) { self.index = index }

  /// The only family whose delegates make the animator when they are asked for one; nil where there are several, or none.
  func family(of entry: TypeIndex.Entry) -> SwipeSource.Family? {
    let name = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    var found: Set<SwipeSource.Family> = []
    for vendor in index.entries where vendor.isSubject && !index.isTest(file: vendor.file) {
      let queries = vendor.functions.compactMap { function in Self.query(function).map { (function, $0) } }
      if queries.isEmpty { continue }
      let bodies = Dictionary(vendor.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
      for (function, family) in queries where !found.contains(family) {
        if CallFinder.calls(name, in: TriggerGroups.reached(from: function, bodies)) { found.insert(family) }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whose query for an animator a method answers, by its names of all times.
  private static func query(_ function: Function) -> SwipeSource.Family? {
    let labels = function.parameters.compactMap(\.label)
    if labels.contains(where: { $0.hasPrefix("animationControllerForTransitionFrom") }) { return .tabs }
    if labels.contains("animationControllerFor") || labels.contains("animationControllerForOperation") {
      return .navigation
    }
    return function.name.hasPrefix("animationController") ? .modal : nil
  }
}
