/// What is done with slots and locals, in order.
package indirect enum FlatStatement: Sendable, Hashable {
  case set(FlatPlace, FlatExpression)
  case branch(FlatExpression, [FlatStatement], [FlatStatement])
  /// `leave` with the same number, somewhere inside, goes on behind it.
  case block(Int, [FlatStatement])
  case leave(Int)
  /// Over and over, until something inside leaves a block around it. At most `FlatModel.turns` times, else the step is
  /// cut short.
  case loop([FlatStatement])
  /// Something that may happen: `FlatModel.events`. Its body is the step.
  case offer(Int, [FlatStatement])
  /// The step, or the state, crashes when the condition is 0: `FlatModel.traps`.
  case require(FlatExpression, Int)
  /// A condition that must hold: `FlatModel.properties`.
  case check(FlatExpression, Int)
  /// Runs in which the condition is 0 do not exist.
  case assume(FlatExpression)
  /// Sets the place to each of `0..<count` in turn: so many runs.
  case choose(FlatPlace, count: Int)
}

/// Where a number is kept.
package struct FlatPlace: Sendable, Hashable {
  package var base: Int
  /// 1 for a single register.
  package var count: Int
  /// Lies in `0..<count` whenever the place is used.
  package var offset: FlatExpression

  init(register: Int) {
    base = register
    count = 1
    offset = .constant(0)
  }

  /// An offset that is known leaves one register.
  init(base: Int, count: Int, offset: FlatExpression) {
    let known = offset.constant
    self.base = base + (known ?? 0)
    self.count = known == nil ? count : 1
    self.offset = known == nil ? offset : .constant(0)
  }

  /// What is there now.
  package var value: FlatExpression { .read(base: base, count: count, offset: offset) }

  /// Every register that it may be.
  package var registers: Range<Int> { base..<base + count }
}

extension FlatModel {
  /// Numbers of states are at most so far from 0: one that goes on growing has no end to wait for.
  package static var largestNumber: Int { 1 << 40 }

  /// Turns of a loop after which a step is cut short.
  package static var turns: Int { 10_000 }
}
