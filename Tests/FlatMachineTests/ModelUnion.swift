@testable import FlatMachine

/// Several models as one: a first step chooses which, so one run of another checker counts the states of all.
enum ModelUnion {
  static func make(_ models: [FlatModel]) -> FlatModel {
    let slots = models.map(\.slots.count).max() ?? 0
    let which = FlatExpression.register(slots)
    var union = models[0]
    union.name = "Union"
    union.slots = (0...slots).map {
      .init(name: "x\($0)", limits: Int.min...Int.max, isExact: false, valueNames: [])
    }
    union.initial = Array(repeating: 0, count: slots + 1)
    union.locals = 1 + (models.map(\.locals).max() ?? 0)
    union.settledLocal = slots + 1
    union.settling = [.set(FlatPlace(register: slots + 1), .yes)]
    (union.steps, union.inspection, union.events, union.properties) = ([], [], [], [])
    for (index, model) in models.enumerated() {
      let number = index + 1
      union.steps.append(.branch(.make(.equal, which, .no), [choose(number, model, which: slots, &union)], []))
      let isIt = FlatExpression.make(.equal, which, .constant(number))
      let shift = Shift(from: model.slots.count, by: slots + 1 - model.slots.count, blocks: number * 1000)
      let events = union.events.count
      let properties = union.properties.count
      union.events += model.events
      union.properties += model.properties
      union.steps.append(
        .branch(isIt, model.steps.map { shift.apply(to: $0, events: events, properties: properties) }, []))
      union.inspection.append(
        .branch(isIt, model.inspection.map { shift.apply(to: $0, events: 0, properties: properties) }, []))
    }
    return union
  }

  private static func choose(
    _ number: Int, _ model: FlatModel, which: Int, _ union: inout FlatModel
  ) -> FlatStatement {
    union.events.append(.init(name: "choose \(number)", actor: "system", span: .none))
    let values = model.initial.enumerated().map { FlatStatement.set(FlatPlace(register: $0), .constant($1)) }
    return .offer(union.events.count - 1, values + [.set(FlatPlace(register: which), .constant(number))])
  }
}

/// Renumbers what a statement speaks of: locals lie behind more slots, blocks, events and properties behind others.
private struct Shift {
  var from: Int
  var by: Int
  var blocks: Int

  func apply(to statement: FlatStatement, events: Int, properties: Int) -> FlatStatement {
    let inner = { (list: [FlatStatement]) in list.map { apply(to: $0, events: events, properties: properties) } }
    return switch statement {
    case .set(let place, let expression): .set(apply(to: place), apply(to: expression))
    case .branch(let condition, let first, let second): .branch(apply(to: condition), inner(first), inner(second))
    case .block(let number, let body): .block(number + blocks, inner(body))
    case .leave(let number): .leave(number + blocks)
    case .loop(let body): .loop(inner(body))
    case .offer(let event, let body): .offer(event + events, inner(body))
    case .require(let condition, let trap): .require(apply(to: condition), trap)
    case .check(let condition, let property): .check(apply(to: condition), property + properties)
    case .assume(let condition): .assume(apply(to: condition))
    case .choose(let place, let count): .choose(apply(to: place), count: count)
    }
  }

  private func apply(to place: FlatPlace) -> FlatPlace {
    FlatPlace(base: moved(place.base), count: place.count, offset: apply(to: place.offset))
  }

  private func moved(_ register: Int) -> Int { register >= from ? register + by : register }

  private func apply(to expression: FlatExpression) -> FlatExpression {
    switch expression {
    case .constant: expression
    case .register(let register): .register(moved(register))
    case .element(let base, let count, let offset): .element(base: moved(base), count: count, offset: apply(to: offset))
    case .binary(let operation, let left, let right): .binary(operation, apply(to: left), apply(to: right))
    case .not(let operand): .not(apply(to: operand))
    case .select(let condition, let first, let second):
      .select(apply(to: condition), apply(to: first), apply(to: second))
    }
  }
}
