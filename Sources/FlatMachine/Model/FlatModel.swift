import Diagnostics

/// A transition system over whole numbers: what a model of value types alone becomes.
///
/// A state is the values of its *slots*, in order; `locals` more numbers hold intermediate values within one step. All
/// branching, looping and calling of the source has become statements over those numbers.
package struct FlatModel: Sendable {
  /// The type's name, with the instance's: `Presentation.S4`.
  package var name: String
  package var slots: [Slot]
  /// Numbers beside the slots that one evaluation needs; they begin at 0 in each.
  package var locals: Int
  /// The initial value of each slot.
  package var initial: [Int]
  /// Offers what may happen: changes no slot but inside offers.
  package var steps: [FlatStatement]
  /// Checks of a state.
  package var inspection: [FlatStatement]
  /// Sets `settledLocal` to 1 where nothing is on its way.
  package var settling: [FlatStatement]
  package var settledLocal: Int
  /// What `FlatStatement.offer` refers to.
  package var events: [Event]
  /// What `FlatStatement.check` refers to.
  package var properties: [Property]
  /// What `FlatStatement.require` refers to.
  package var traps: [Trap]

  /// A number of the state.
  package struct Slot: Sendable, Hashable {
    /// As in the source: `stack[2]`.
    package var name: String
    /// What its type allows: those of a flag and an enum are exact.
    package var limits: ClosedRange<Int>
    /// Whether every value within `limits` is one of the type, so that the packed width follows from them.
    package var isExact: Bool
    /// The names of the values from 0 on, for enums and flags; empty for numbers.
    package var valueNames: [String]

    /// How a value reads.
    package func text(of value: Int) -> String {
      valueNames.indices.contains(value) ? valueNames[value] : String(value)
    }
  }

  /// Something that may happen.
  package struct Event: Sendable, Hashable {
    package var name: String
    /// `user`, `app`, `system` or `runLoop`.
    package var actor: String
    package var span: SourceSpan
  }

  /// A condition that must hold.
  package struct Property: Sendable, Hashable {
    /// The id of a rule of the catalogue.
    package var rule: String
    package var message: String
    package var span: SourceSpan
  }

  /// Something that stops a Swift program.
  package struct Trap: Sendable, Hashable {
    /// "index out of range", "overflow of Int8", …
    package var message: String
    package var span: SourceSpan
  }

  /// Numbers that an evaluation works on: the slots, then the locals.
  package var registers: Int { slots.count + locals }
}
