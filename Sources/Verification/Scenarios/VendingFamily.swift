import Program
import Subjects

/// For which transitions the sources vend an animator: those of the delegates in whose answers it is made.
struct VendingFamily {
  private let index: TypeIndex

  init(_ index: TypeIndex) { self.index = index }

  /// The only family whose delegates make the animator when they are asked for one; nil where there are several, or none.
  func family(of entry: TypeIndex.Entry) -> SwipeSource.Family? {
    let name = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    let makers = makers(of: name)
    var found: Set<SwipeSource.Family> = []
    for vendor in index.entries where vendor.isSubject && !index.isTest(file: vendor.file) {
      let queries = vendor.functions.compactMap { function in Self.query(function).map { (function, $0) } }
      if queries.isEmpty { continue }
      let bodies = Dictionary(vendor.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
      for (function, family) in queries where !found.contains(family) {
        let reached = TriggerGroups.reached(from: function, bodies)
        if CallFinder.calls(name, in: reached) || makers.contains(where: { $0.answers(in: reached, of: vendor, index) })
        {
          found.insert(family)
        }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// A property or a method that makes the animator: `var animator` of an enum of transitions, `let slide = Slide()`.
  private struct Maker {
    let name: String
    let owner: TypeIndex.Entry

    /// Whether code of a delegate asks for it: for a property of its own, or for one of another kind of type.
    func answers(in body: [Statement], of vendor: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
      let isOwn = index.lineage(of: vendor).contains { $0.id == owner.id || $0.name == owner.name }
      if isOwn { return CallFinder.mentions(name, in: body) }
      guard owner.declaration.kind != .class else { return false }
      var found = false
      Walk.expressions(in: body) { expression in
        guard case .member(let base, name) = expression.kind else { return }
        if case .selfReference = base.kind { return }
        found = true
      }
      return found
    }
  }

  private func makers(of name: String) -> [Maker] {
    index.entries.filter { $0.isSubject && !index.isTest(file: $0.file) }.flatMap { owner in
      let makes = { (body: [Statement]) in CallFinder.calls(name, in: body) }
      let variables = owner.variables.filter { makes(HelperMethods.code(of: $0)) }.map(\.name)
      let functions = owner.functions.filter { $0.result != nil && makes($0.body ?? []) }.map(\.name)
      return Set(variables + functions).sorted().map { Maker(name: $0, owner: owner) }
    }
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
