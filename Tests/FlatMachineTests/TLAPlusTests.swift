import Foundation
import Testing

@testable import FlatMachine

/// Models written as TLA+, without TLC: what the text must be like.
@Suite struct TLAPlusTests {
  private static let source = """
    import UIKit
    struct Lift: TransitionSystem {
      enum Door { case closed, open }
      var door = Door.closed
      var floors = [0, 0, 0]
      var floor = 0
      var isSettled: Bool { door == .closed }
      func offerEvents() {
        if door == .closed {
          offer("move", by: .system) {
            floor = (floor + 1) % 3
            floors[floor] = 1
            if mayHappen("it stops") { door = .open }
          }
        }
        if door == .open || floor == 2 { offer("close", by: .user) { door = .closed } }
      }
      func inspect() { check(floors[floor] <= 1, .TV101, "a floor is served once") }
    }
    """

  /// TLC counts its 11 states and 20 generated ones; ours are 11 states and 19 steps.
  private static let module = #"""
    ------------------------------ MODULE Lift ------------------------------
    \* Lift: every event is one action.
    EXTENDS Integers

    VARIABLES
      door, \* door: 0 closed, 1 open
      floors, \* floors[0] to floors[2], from 1 on
      floor \* floor

    vars == <<door, floors, floor>>

    Init ==
      /\ door = 0
      /\ floors = <<0, 0, 0>>
      /\ floor = 0

    Magnitude(a) == IF a < 0 THEN -a ELSE a
    Quotient(a, b) == LET q == Magnitude(a) \div Magnitude(b) IN IF (a < 0) = (b < 0) THEN q ELSE -q
    Remainder(a, b) == a - b * Quotient(a, b)

    \* system: move
    E1_move ==
      LET d1 == ~((0 <= Remainder((floor + 1), 3)) /\ (Remainder((floor + 1), 3) < 3))
      IN
      /\ (door = 0)
      /\ ~d1
      /\ \E c1 \in 0..1 :
           /\ door' = (IF (c1 # 0) THEN 1 ELSE door)
           /\ floors' = <<(IF (Remainder((floor + 1), 3) = 0) THEN 1 ELSE floors[1]), (IF (Remainder((floor + 1), 3) = 1) THEN 1 ELSE floors[2]), (IF (Remainder((floor + 1), 3) = 2) THEN 1 ELSE floors[3])>>
           /\ floor' = Remainder((floor + 1), 3)

    \* user: close
    E2_close ==
      /\ ((door = 1) \/ (floor = 2)) = TRUE
      /\ door' = 0
      /\ UNCHANGED <<floors, floor>>

    Next ==
      \/ E1_move
      \/ E2_close

    Spec == Init /\ [][Next]_vars

    Settled ==
      /\ (door = 0)

    \* TV1205, inspect: index out of range
    TV1205_inspect ==
      /\ ~(/\ ~((0 <= floor) /\ (floor < 3)))

    \* TV1205, E1: index out of range
    TV1205_E1 ==
      /\ ~(LET d1 == ~((0 <= Remainder((floor + 1), 3)) /\ (Remainder((floor + 1), 3) < 3))
           IN
           /\ (door = 0)
           /\ \E c1 \in 0..1 :
                /\ d1)

    \* TV101: a floor is served once
    TV101_1 ==
      /\ ~(/\ ((0 <= floor) /\ (floor < 3))
           /\ (1 < floors[floor + 1]))
    =============================================================================

    """#

  private static let configuration = """
    SPECIFICATION Spec
    INVARIANTS
      TV1205_inspect
      TV1205_E1
      TV101_1
    CHECK_DEADLOCK FALSE

    """

  @Test func aWholeModule() throws {
    let model = try FlatSource.model(named: "Lift", in: [Self.source])
    var writer = TLAPlusWriter(model)
    let output = try writer.output(named: "Lift")
    #expect(output.module == Self.module)
    #expect(output.configuration == Self.configuration)
  }

  /// In every action each variable gets its next value once, and brackets close.
  @Test func actionsAreWhole() throws {
    for seed in 3_000_000..<3_000_200 as Range<UInt64> {
      var maker = RandomModel(seed: seed)
      let model = maker.make()
      var writer = TLAPlusWriter(model)
      let module = try writer.output(named: "Random").module
      let variables = TLAPlusVariables(model).all.map(\.name)
      let actions = module.components(separatedBy: "\n\n").filter { $0.contains("\nE") && $0.hasPrefix("\\*") }
      #expect(actions.count == module.matches(of: /\n  \\\/ E[0-9]+_/).count)
      for action in actions {
        for variable in variables {
          let sets = action.components(separatedBy: "/\\ \(variable)' = ").count - 1
          let keeps = action.matches(of: /UNCHANGED <<([^>]*)>>/).filter {
            $0.1.split(separator: ",").contains { $0.drop { $0 == " " } == variable }
          }
          #expect(sets + keeps.count == 1, "seed \(seed): \(variable) in \(action)")
        }
      }
      for (open, close) in [("(", ")"), ("[", "]"), ("<<", ">>")] {
        #expect(module.components(separatedBy: open).count == module.components(separatedBy: close).count)
      }
    }
  }

  @Test func namesAreGivenOnce() {
    var names = TLAPlusNames()
    let given = ["a.b", "a_b", "a[b]", "IF", "d1", "E2_x", "Next", "9", "größe", "Integers"].map { names.unique($0) }
    #expect(given == ["a_b", "a_b_2", "a_b_3", "IF_2", "d1_", "E2_x_", "Next_2", "x9", "gr_e", "Integers_2"])
  }

  @Test func numbersBeyondTLCAreRefused() throws {
    let text = """
      import UIKit
      struct Far: TransitionSystem {
        var count = 0
        func offerEvents() { if count < 5_000_000_000 { offer("jump", by: .user) { count = 4_999_999_999 } } }
      }
      """
    var writer = TLAPlusWriter(try FlatSource.model(named: "Far", in: [text]))
    #expect(throws: FlatError.self) { try writer.output(named: "Far") }
  }
}
