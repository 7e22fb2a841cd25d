import Testing

@testable import FlatMachine

/// Plans that are wrong in one place: the comparison that the other tests rest on notices each.
@Suite struct ReductionFaultTests {
  private let comparison: ReductionComparison

  init() throws {
    let model = try PresentationModel.make(
      controllers: 4, budget: 4, alongside: 2, progress: 1, deferred: 1, defect: "leavesViews")
    comparison = try #require(ReductionComparison(model, [.symmetry, .deadVariables]))
    try #require(comparison.differences(by: comparison.plan) == [])
    try #require(comparison.plan.classes.map(\.elements) == [[1, 2, 3], [0, 1]])
  }

  private func differences(_ change: (inout ReductionPlan) -> Void) -> [String] {
    var plan = comparison.plan
    change(&plan)
    return comparison.differences(by: plan)
  }

  private func slot(_ name: String) throws -> Int {
    try #require(comparison.model.slots.firstIndex { $0.name == name })
  }

  @Test func forgottenReference() throws {
    let incoming = try slot("incoming")
    #expect(differences { $0.classes[0].references.removeAll { $0 == incoming } } != [])
    let third = try slot("stack[2]")
    #expect(differences { $0.classes[0].references.removeAll { $0 == third } } != [])
  }

  @Test func forgottenArray() {
    #expect(differences { plan in for element in 0..<3 { plan.classes[0].slots[element].removeLast() } } != [])
  }

  @Test func exchangedWithAnotherArray() throws {
    let (begun, contained) = (try slot("begun[2]"), try slot("contained[2]"))
    #expect(
      differences { plan in
        plan.classes[0].slots[1] = plan.classes[0].slots[1].map {
          $0 == begun ? contained : $0 == contained ? begun : $0
        }
      } != [])
  }

  @Test func anElementThatIsNotLikeTheOthers() throws {
    let root = try ["appearance[0]", "begun[0]", "contained[0]"].map(slot)
    #expect(
      differences {
        $0.classes[0].elements.insert(0, at: 0)
        $0.classes[0].slots.insert(root, at: 0)
      } != [])
  }

  /// Every slot that is live at some phase, called dead there.
  @Test(arguments: ["progress", "isInteractive", "outcome", "contained[1]", "budget", "top"])
  func aLiveSlotCalledDead(name: String) throws {
    let slot = try slot(name)
    let dead = try #require(comparison.plan.dead)
    let live = try #require(dead.slots.indices.filter { !dead.slots[$0].contains(slot) }.nilIfEmpty)
    #expect(live.contains { phase in differences { $0.dead?.slots[phase].append(slot) } != [] })
  }

  /// What a plan would have to contain to be wrong is not proved.
  @Test func theProofRefusesThem() throws {
    let model = comparison.model
    let terms = try #require(TermModel(model))
    var proof = SymmetryProof(terms)
    let group = comparison.plan.classes[0]
    let arrays = [ElementArray(elements: [try ["appearance[0]", "begun[0]", "contained[0]"].map(slot)] + group.slots)]
    func isProved(_ first: Int, _ second: Int, _ references: [Int]) -> Bool {
      let exchange = Transposition(
        first, second, arrays: arrays, references: references, slots: model.slots.count)
      return proof.events(under: exchange) != nil
    }
    #expect(isProved(1, 2, group.references))
    #expect(!isProved(0, 1, group.references))
    for forgotten in group.references { #expect(!isProved(1, 2, group.references.filter { $0 != forgotten })) }
    #expect(!isProved(1, 2, group.references + [try slot("top")]))
  }
}

extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
