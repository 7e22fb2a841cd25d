import Testing

@testable import FlatMachine

/// Models written as TLA+, counted by TLC.
@Suite(.enabled(if: TLC.command != nil)) struct TLCTests {
  static let batchSize = 8

  /// Sets, sequences, optionals and arrays of structs, with choices.
  private static let club = #"""
    import UIKit
    struct Club: TransitionSystem {
      enum Member: Int { case ann, bob, cid }
      struct Seat { var member: Int; var isWarm: Bool }
      var inside: Set<Int> = []
      var queue: [Int] = []
      var last: Int? = nil
      var seats = [Seat(member: 0, isWarm: false), Seat(member: 0, isWarm: false)]
      var isSettled: Bool { queue.isEmpty }
      func offerEvents() {
        for member in 0..<3 {
          if !inside.contains(member) && !queue.contains(member) && queue.count < 3 {
            offer("queue \(member)", by: .user) { queue.append(member) }
          }
          if inside.contains(member) { offer("leave \(member)", by: .user) { inside.remove(member); last = member } }
        }
        if !queue.isEmpty {
          offer("enter", by: .system) {
            let first = queue.removeFirst()
            inside.insert(first)
            seats[first % 2].member = first
            seats[first % 2].isWarm = mayHappen("it is warm")
            if let last, last == first { self.last = nil }
          }
        }
      }
      func inspect() { check(inside.count <= 2, .TV101, "room for two") }
    }
    """#

  @Test func everyKindOfValue() throws {
    #expect(try compare(FlatSource.model(named: "Club", in: [Self.club])) == 1020)
  }

  /// With choices, runs that do not exist, traps and checks within events.
  @Test(arguments: 0..<13 as Range<Int>)
  func randomModels(batch: Int) throws {
    let models = (0..<Self.batchSize).map { index in
      var maker = RandomModel(seed: UInt64(2_000_000 + batch * Self.batchSize + index))
      return maker.make()
    }
    let states = try compare(ModelUnion.make(models))
    let apart = try models.map { try #require($0.explore()) }
    #expect(states == 1 + apart.reduce(0) { $0 + $1.states })
  }

  @Test(arguments: PresentationTests.sizes.prefix(2))
  func family(size: PresentationTests.Size) throws {
    let model = try PresentationModel.make(
      controllers: size.controllers, budget: size.budget, alongside: 1, progress: size.progress, deferred: size.deferred
    )
    #expect(try compare(model) == size.states)
  }

  @Test(arguments: ["completesTwice", "leavesViews"])
  func defects(defect: String) throws {
    try compare(
      PresentationModel.make(controllers: 3, budget: 6, alongside: 1, progress: 2, deferred: 1, defect: defect))
  }

  /// Every operator on every two of some numbers, negative ones too.
  @Test func operators() throws {
    let numbers = [-9, -8, -7, -3, -2, -1, 0, 1, 2, 3, 5, 8]
    let (left, right) = (FlatExpression.register(0), FlatExpression.register(1))
    var checks: [FlatStatement] = []
    for first in numbers {
      for second in numbers {
        for operation in FlatExpression.Operator.allCases {
          if [.divide, .remainder].contains(operation), second == 0 { continue }
          if [.shiftLeft, .shiftRight].contains(operation), second < 0 { continue }
          let isIt = FlatExpression.make(
            .and, .make(.equal, left, .constant(first)), .make(.equal, right, .constant(second)))
          let expected = FlatExpression.constant(operation.apply(first, second))
          let agrees = FlatExpression.make(.equal, .binary(operation, left, right), expected)
          checks.append(.check(.choice(isIt, agrees, .yes), 0))
        }
      }
    }
    let events = numbers.flatMap { first in numbers.map { (first, $0) } }.enumerated().map { event, pair in
      FlatStatement.offer(
        event, [.set(FlatPlace(register: 0), .constant(pair.0)), .set(FlatPlace(register: 1), .constant(pair.1))])
    }
    let slot = FlatModel.Slot(name: "x", limits: Int.min...Int.max, isExact: false, valueNames: [])
    let model = FlatModel(
      name: "Operators", slots: [slot, slot], locals: 1, initial: [0, 0], steps: events, inspection: checks,
      settling: [.set(FlatPlace(register: 2), .yes)], settledLocal: 2,
      events: events.indices.map { .init(name: "event \($0)", actor: "user", span: .none) },
      properties: [.init(rule: "TV101", message: "as in Swift", span: .none)], traps: [])
    #expect(try #require(model.explore()).violations.isEmpty)
    #expect(try compare(model) == numbers.count * numbers.count)
  }

  @discardableResult
  private func compare(_ model: FlatModel) throws -> Int {
    var writer = TLAPlusWriter(model)
    let output = try writer.output(named: "Sample")
    let counts = try TLC.check(module: output.module, configuration: output.configuration, named: "Sample")
    let own = try #require(model.explore(FlatSearchOptions(threads: 2)))
    #expect(counts.states == own.states)
    // A step that traps leads nowhere. The initial state counts as generated.
    #expect(counts.generated == own.transitions - own.crashes + 1)
    let rules = Set(
      own.violations.map {
        $0.property < model.properties.count ? model.properties[$0.property].rule : "TV1205"
      })
    #expect(counts.violated.isEmpty == rules.isEmpty)
    // Of several that one state violates, TLC names the first.
    #expect(Set(counts.violated.compactMap { $0.split(separator: "_").first.map(String.init) }).isSubset(of: rules))
    return counts.states
  }
}
