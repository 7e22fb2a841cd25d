import Testing

@testable import FlatMachine

/// The benchmark family, reduced: its controllers but the root are alike, and so are its alongside animations.
@Suite struct SymmetryTests {
  private static let both: Set<Reduction> = [.symmetry, .deadVariables]

  /// S4 and S5: the orbits add up to what SPIN, TLC and Stateright count.
  @Test(arguments: [(3, 4, 10_086), (4, 6, 102_661)])
  func orbitsAddUp(controllers: Int, budget: Int, states: Int) throws {
    let model = try PresentationModel.make(
      controllers: controllers, budget: budget, alongside: 1, progress: 2, deferred: 1)
    var options = FlatSearchOptions(threads: 2)
    options.reductions = [.symmetry]
    let result = try #require(model.explore(options))
    #expect(result.orbitSum == states)
    #expect(result.reductions.map(\.isApplied) == [true])
    #expect(result.states < states / (controllers == 3 ? 1 : 4))
    #expect(result.stuckStates == 0)
  }

  @Test func alongsideAnimationsAreAlike() throws {
    let model = try PresentationModel.make(controllers: 3, budget: 4, alongside: 3, progress: 1, deferred: 1)
    let plan = ReductionPlan(model, [.symmetry])
    #expect(plan.classes.map(\.elements) == [[1, 2], [0, 1, 2]])
    let comparison = try #require(ReductionComparison(model, Self.both))
    #expect(comparison.differences(by: comparison.plan) == [])
  }

  @Test(arguments: ["none", "completesTwice", "leavesViews"])
  func verdictsStay(defect: String) throws {
    let model = try PresentationModel.make(
      controllers: 3, budget: 6, alongside: 1, progress: 1, deferred: 1, defect: defect)
    for reductions in [Self.both, [.symmetry], [.deadVariables]] {
      let comparison = try #require(ReductionComparison(model, reductions))
      #expect(comparison.differences(by: comparison.plan) == [])
    }
  }

  /// A model that comes to rest only before its first event: AG EF settled is violated, reduced or not.
  @Test func statesThatNeverSettle() throws {
    let model = try FlatSource.model(named: "Tokens", in: [Self.tokens])
    let comparison = try #require(ReductionComparison(model, Self.both))
    #expect(comparison.plan.classes.map(\.elements) == [[0, 1, 2]])
    #expect(comparison.differences(by: comparison.plan) == [])
    var options = FlatSearchOptions()
    options.reductions = Self.both
    let result = try #require(model.explore(options))
    #expect(result.stuckStates > 0)
    #expect(result.stuckPath.count == 5)
  }

  private static let tokens = """
    struct Tokens: TransitionSystem {
      enum Place { case home, away, lost }
      var places: [Place] = [.home, .home, .home]
      var isSettled: Bool { places.allSatisfy { $0 == .home } }
      mutating func offerEvents() {
        for token in places.indices {
          if places[token] == .home { offer("token \\(token) leaves", by: .user) { places[token] = .away } }
          if places[token] == .away { offer("token \\(token) returns", by: .user) { places[token] = .home } }
        }
        if places.allSatisfy({ $0 == .away }) {
          for token in places.indices { offer("token \\(token) is lost", by: .system) { places[token] = .lost } }
        }
      }
    }
    """

  /// Two kinds of elements whose numbers are put into one slot: exchanging elements of one kind renames those of the
  /// other there, so only one kind is reduced.
  @Test func oneSlotForTwoKinds() throws {
    let model = try FlatSource.model(
      named: "Kinds",
      in: [
        """
        struct Kinds: TransitionSystem {
          var doors: [Bool] = [false, false]
          var lamps: [Bool] = [false, false]
          var last = 7
          mutating func offerEvents() {
            for door in doors.indices {
              offer("door \\(door)", by: .user) { doors[door] = !doors[door]; last = door }
            }
            for lamp in lamps.indices {
              offer("lamp \\(lamp)", by: .user) { lamps[lamp] = !lamps[lamp]; last = lamp }
            }
          }
        }
        """
      ])
    let comparison = try #require(ReductionComparison(model, [.symmetry]))
    #expect(comparison.plan.classes.count == 1)
    #expect(comparison.differences(by: comparison.plan) == [])
  }

  /// Where code around the events traps, the first trap hides the others: nothing is reduced by symmetry then.
  @Test func trapsOutsideOfEvents() throws {
    let model = try FlatSource.model(
      named: "Counters",
      in: [
        """
        struct Counters: TransitionSystem {
          var counts: [Int] = [0, 0]
          mutating func offerEvents() {
            for index in counts.indices {
              offer("up \\(index)", by: .user) { counts[index] += 1 }
              if 6 / (2 - counts[index]) == 6 { offer("down \\(index)", by: .user) { counts[index] = 0 } }
            }
          }
        }
        """
      ])
    var options = FlatSearchOptions()
    options.maximumDepth = 6
    let whole = try #require(model.explore(options))
    #expect(whole.violations.contains { $0.event == nil && $0.property >= model.properties.count })
    options.reductions = [.symmetry]
    let result = try #require(model.explore(options))
    #expect(result.reductions.map(\.isApplied) == [false])
    #expect(result.statesPerDepth == whole.statesPerDepth)
  }
}
