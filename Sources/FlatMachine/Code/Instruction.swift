/// One step of compiled code, on registers: the slots of the state, the locals, then the constants.
struct Instruction: Sendable, Hashable {
  /// What `a`, `b` and `c` mean stands at each operation: registers, unless said otherwise.
  enum Operation: UInt8, Sendable {
    /// a = b
    case move
    /// a = b op c
    case add, subtract, multiply, divide, remainder, equal, notEqual, less, lessOrEqual
    case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
    /// a = b == 0
    case not
    /// a = the register b + c's value
    case load
    /// the register a + b's value = c
    case store
    /// Goes on at instruction a, always, …
    case jump
    /// … if b is 0, …
    case jumpIfZero
    /// … if b is not 0, …
    case jumpIfNotZero
    /// … or by how b and c compare.
    case jumpIfEqual, jumpIfNotEqual, jumpIfLess, jumpIfNotLess, jumpIfLessOrEqual, jumpIfNotLessOrEqual
    /// Counts a turn of a loop; after too many the step, or what it belongs to, is cut short: on at instruction a.
    case turn
    /// The body of event a begins; it makes choices when b is 1.
    case begin
    /// … has come to its end. What it has written is undone; with choices left, on at instruction b.
    case emit
    /// … has come to trap b, …
    case crash
    /// … or to a run that does not exist.
    case exclude
    /// Event a is possible; its body is executed elsewhere.
    case possible
    /// Property a is violated when b is 0.
    case check
    /// a = the next choice among b (a number).
    case choose
    /// Trap a, outside of events: the end.
    case stop
    /// The end.
    case end
  }

  var operation: Operation
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
}

/// A piece of compiled code.
struct FlatCode: Sendable {
  var instructions: [Instruction] = []
}
