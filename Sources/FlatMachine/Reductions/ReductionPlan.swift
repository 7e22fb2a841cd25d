/// How a model is reduced: only what has been proved.
struct ReductionPlan: Sendable {
  /// Apart from each other: no slot belongs to elements of two classes.
  var classes: [SymmetryClass] = []
  var dead: DeadSlots?
  /// For each event the ones that it becomes when elements are exchanged, itself among them.
  var likeEvents: [[Int]] = []
  var notes: [ReductionNote] = []

  var isEmpty: Bool { classes.isEmpty && dead == nil }

  init() {}

  init(_ model: FlatModel, _ reductions: Set<Reduction>) {
    if reductions.isEmpty { return }
    likeEvents = model.events.indices.map { [$0] }
    guard var terms = TermModel(model) else {
      for reduction in Reduction.allCases where reductions.contains(reduction) {
        note(reduction, "a step loops, or is too large for a proof", false)
      }
      return
    }
    if reductions.contains(.symmetry) {
      let finder = SymmetryFinder(model, terms)
      (classes, likeEvents) = (finder.classes, finder.likeEvents)
      leaveOutEntangled(model)
      let text = classes.map { $0.description(in: model) }.joined(separator: "; ")
      if !classes.isEmpty { note(.symmetry, text, true) }
      if classes.isEmpty { note(.symmetry, "no elements were proved to be alike", false) }
    }
    if reductions.contains(.deadVariables) {
      dead = DeadSlots(model, &terms, classes: classes)
      let text = dead?.description(in: model) ?? "every slot may matter everywhere"
      note(.deadVariables, text, dead != nil)
    }
  }

  mutating func note(_ reduction: Reduction, _ text: String, _ isApplied: Bool) {
    notes.append(ReductionNote(reduction: reduction, text: text, isApplied: isApplied))
  }

  /// Classes among whose own slots are elements take all permutations; those with too many are left out.
  private mutating func leaveOutEntangled(_ model: FlatModel) {
    while let excess = Entanglement(classes).excess {
      note(.symmetry, "\(classes[excess].description(in: model)): too many permutations", false)
      classes.remove(at: excess)
    }
  }
}

extension SymmetryClass {
  /// "elements 1, 2, 3 of appearance, begun": by the names of the slots.
  fileprivate func description(in model: FlatModel) -> String {
    "elements \(elements.map(String.init).joined(separator: ", ")) of \(model.names(of: slots[0]))"
  }
}

extension DeadSlots {
  fileprivate func description(in model: FlatModel) -> String {
    let names = model.names(of: Set(slots.flatMap(\.self)).sorted())
    return control.map { "\(names), by '\(model.slots[$0].name)'" } ?? names
  }
}

extension FlatModel {
  /// What slots belong to, arrays as a whole.
  fileprivate func names(of slots: [Int]) -> String {
    var seen: Set<String> = []
    let names = slots.map { self.slots[$0].name }.map { String($0.prefix { $0 != "[" }) }
    return names.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }
}
