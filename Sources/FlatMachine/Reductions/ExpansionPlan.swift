/// The reductions of a search, as far as the model lets them apply.
struct ExpansionPlan: Sendable {
  private(set) var compiled: CompiledModel
  private(set) var expansion: ReducedExpansion?
  private(set) var budget: EventBudget?
  private(set) var notes: [ReductionNote] = []
  let decisions: ReductionDecisions

  /// Whether violations alone are kept, and AG EF settled is not.
  private(set) var keepsViolationsAlone = false

  init(_ model: FlatModel, _ options: FlatSearchOptions) {
    decisions = options.decisions
    compiled = CompiledModel(model)
    for reduction in Reduction.allCases where options.reductions.contains(reduction) {
      switch reduction {
      case .symmetry, .deadVariables:
        notes.append(ReductionNote(reduction: reduction, text: "nothing was found to reduce", isApplied: false))
      case .partialOrder: note(.partialOrder, EventRelations(model, decisions).map { order(model, $0) })
      case .macroSteps: note(.macroSteps, EventRelations(model, decisions).map { runOn(model, $0) })
      case .eventBudget: note(.eventBudget, EventBudget(model).map { spend(model, $0) })
      }
    }
  }

  private mutating func order(_ model: FlatModel, _ relations: EventRelations) -> String {
    expand(model, relations, StubbornSets(relations), runsOn: expansion?.runsOn ?? false)
    keepsViolationsAlone = true
    let free = model.events.count - relations.visible.count
    return "\(free) of \(model.events.count) events can be put before others; counterexamples need not be shortest, "
      + "AG EF settled is left out"
  }

  private mutating func runOn(_ model: FlatModel, _ relations: EventRelations) -> String {
    expand(model, relations, expansion?.stubborn, runsOn: true)
    return
      "states with one way on are passed through and not counted; depth counts such runs, counterexamples need not "
      + "be shortest"
  }

  private mutating func expand(
    _ model: FlatModel, _ relations: EventRelations, _ stubborn: StubbornSets?, runsOn: Bool
  ) {
    let (compiled, code) = CompiledModel.reduced(model, relations)
    self.compiled = compiled
    expansion = ReducedExpansion(
      code: code, stubborn: stubborn, simple: relations.simple, runsOn: runsOn, checksProviso: decisions.checksProviso)
  }

  private mutating func spend(_ model: FlatModel, _ budget: EventBudget) -> String {
    self.budget = budget
    keepsViolationsAlone = true
    return
      "of states that differ in '\(model.slots[budget.slot].name)' alone the one with most counts; AG EF settled is "
      + "left out"
  }

  private mutating func note(_ reduction: Reduction, _ text: String?) {
    let reason =
      reduction == .eventBudget
      ? "no slot is only ever taken from and only asked for more" : "the code around the events makes no guards of them"
    notes.append(ReductionNote(reduction: reduction, text: text ?? reason, isApplied: text != nil))
  }
}
