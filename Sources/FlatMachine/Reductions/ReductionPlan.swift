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
        note(reduction, "a step loops, so that nothing can be proved of it", false)
      }
      return
    }
    if reductions.contains(.symmetry) {
      let finder = SymmetryFinder(model, terms)
      (classes, likeEvents) = (finder.classes, finder.likeEvents)
      leaveOutEntangled(model)
      let text = classes.map { $0.description(in: model) }.joined(separator: ", ")
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
  /// "controllers 1, 2 and 3": by the names of the slots.
  fileprivate func description(in model: FlatModel) -> String {
    let own = slots[0].map { model.slots[$0].name }
    let names = own.map { String($0.prefix { $0 != "[" }) }
    var seen: Set<String> = []
    let arrays = names.filter { seen.insert($0).inserted }
    return "\(elements.map(String.init).joined(separator: ", ")) of \(arrays.joined(separator: ", "))"
  }
}

extension DeadSlots {
  fileprivate func description(in model: FlatModel) -> String {
    let all = Set(slots.flatMap(\.self)).sorted()
    let names = all.map { model.slots[$0].name }.joined(separator: ", ")
    return control.map { "\(names), by '\(model.slots[$0].name)'" } ?? names
  }
}
