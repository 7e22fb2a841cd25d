/// What a reduced expansion executes beside the code of the model: guards without bodies, bodies without guards.
struct ReducedCode: Sendable {
  /// Offers without their bodies: notes which events are possible.
  var guards = 0
  /// The body of each event.
  var bodies: [Int] = []
  /// Evaluates the conjuncts of guards, into so many registers from this one on.
  var conjuncts = 0
  var firstConjunct = 0
}

extension CompiledModel {
  /// The model's code and, behind it, what partial orders or macro steps need.
  static func reduced(_ model: FlatModel, _ relations: EventRelations) -> (CompiledModel, ReducedCode) {
    var wider = model
    wider.locals += relations.conjuncts.count
    var builder = CodeBuilder(wider)
    var reduced = ReducedCode()
    let parts = Parts(wider, &builder)
    reduced.guards = builder.buildGuards(model.steps)
    reduced.bodies = relations.bodies.enumerated().map { builder.build([.offer($0, $1)]) }
    reduced.firstConjunct = model.registers
    reduced.conjuncts = builder.build(
      relations.conjuncts.enumerated().map { index, conjunct in
        .set(FlatPlace(register: model.registers + index), conjunct.guarded)
      })
    return (CompiledModel(wider, parts, builder), reduced)
  }
}

extension FlatExpression {
  /// The same where it can be evaluated; 1 where a place would lie outside its array, or where a divisor or a shift may
  /// be wrong. For conjuncts that are looked at although one before them may be false.
  fileprivate var guarded: FlatExpression {
    var conditions: [FlatExpression] = []
    guard collect(&conditions) else { return .yes }
    let isInside = conditions.reduce(FlatExpression.yes) { .make(.and, $0, $1) }
    return .choice(isInside, self, .yes)
  }

  /// Adds what must hold for this to be evaluated, inner places first. `false` where that is not known.
  private func collect(_ conditions: inout [FlatExpression]) -> Bool {
    switch self {
    case .constant, .register: return true
    case .element(_, let count, let offset):
      guard offset.collect(&conditions) else { return false }
      conditions.append(.make(.lessOrEqual, .no, offset))
      conditions.append(.make(.less, offset, .constant(count)))
      return true
    case .binary(.divide, _, _), .binary(.remainder, _, _), .binary(.shiftLeft, _, _), .binary(.shiftRight, _, _):
      return false
    case .binary(_, let left, let right):
      guard left.collect(&conditions) else { return false }
      return right.collect(&conditions)
    case .not(let operand): return operand.collect(&conditions)
    case .select(let condition, let first, let second):
      guard condition.collect(&conditions), first.collect(&conditions) else { return false }
      return second.collect(&conditions)
    }
  }
}
