/// The reductions of a search, as far as the model lets them apply: how states are expanded and which are left out, and
/// which count as the same.
///
/// Any of them may be combined. For a violation, let what is left of a state be the fewest steps from there to it.
/// Symmetry and dead slots store a state of which as much is left, budgets one of which at most as much is; partial
/// orders are proved by induction over what is left (`StubbornSets`), of which they ask no more than that what is stored
/// for a successor has at most as much left as it; and macro steps leave out only states all of whose successors they
/// look at.
struct ExpansionPlan: Sendable {
  private(set) var compiled: CompiledModel
  private(set) var expansion: ReducedExpansion?
  private(set) var budget: EventBudget?
  private var ownNotes: [ReductionNote] = []
  let states: ReductionPlan
  let decisions: ReductionDecisions

  /// Whether violations alone are kept, and AG EF settled is not.
  private(set) var keepsViolationsAlone = false

  /// Whether states are left out that no stored one stands for.
  var leavesStatesOut: Bool { expansion != nil || budget != nil }

  /// One for each reduction that was asked for, in the order of `Reduction`.
  var notes: [ReductionNote] {
    Reduction.allCases.flatMap { reduction in (states.notes + ownNotes).filter { $0.reduction == reduction } }
  }

  init(_ model: FlatModel, _ reductions: Set<Reduction>, _ decisions: ReductionDecisions, _ states: ReductionPlan) {
    self.states = states
    self.decisions = decisions
    compiled = CompiledModel(model)
    for reduction in Reduction.allCases where reductions.contains(reduction) {
      switch reduction {
      case .symmetry, .deadVariables: break
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
    ownNotes.append(ReductionNote(reduction: reduction, text: text ?? reason, isApplied: text != nil))
  }
}
