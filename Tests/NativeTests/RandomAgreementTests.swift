import Foundation
import Machine
import NativeAgreement
import TestSupport
import Testing

extension NativeAgreementTests {
  /// The natively compiled machine and the interpreter do the same, event by event.
  @Suite(.serialized) struct RandomAgreementTests {
    @Test func everyWorldForAFewSequences() throws {
      let few = Effort.count(6, sample: 1)
      let sum = try Self.drive(NativeMachine.entries, sequences: few, seed: 7)
      #expect(sum.sequences >= 15 * few)
    }

    /// How many sequences are driven: all of them, ten thousand, with `TRANSVERIFY_FULL`.
    static let count = Effort.count(10_000, sample: 200, wide: 200, variable: "TRANSVERIFY_NATIVE_SEQUENCES")

    /// Random sequences of up to 60 events.
    @Test func everyWorldForManySequences() throws {
      let worlds = NativeMachine.entries.filter { $0.hasPrefix("world") }
      let scripts = NativeMachine.entries.filter { !$0.hasPrefix("world") }
      // Half of them, or fewer, are of scripts: they hold less that is left to chance.
      let few = min(20, Self.count / 2 / max(scripts.count, 1) + 1)
      let many = (Self.count - few * scripts.count) / worlds.count + 1
      let sums = [
        try Self.drive(worlds, sequences: max(many, 20), seed: 1), try Self.drive(scripts, sequences: few, seed: 2),
      ]
      #expect(sums.map(\.sequences).reduce(0, +) >= Self.count)
      #expect(sums.map(\.longest).max() == 60)
    }

    struct Sum: Sendable {
      var sequences = 0
      var longest = 0
    }

    /// Drives worlds on two threads and records what the machines disagree about.
    static func drive(_ entries: [String], sequences count: Int, seed: UInt64) throws -> Sum {
      let agreement = Agreement(try NativeMachine.build.get())
      let work = entries.enumerated().map { (entry: $1, seed: seed &* 1_000_003 &+ UInt64($0)) }
      let results = Concurrent.map(work) { item -> Result<(Sum, [String]), any Error> in
        Result {
          guard var random = RandomSequences(NativeMachine.program.image, entry: item.entry, seed: item.seed) else {
            return (Sum(), ["\(item.entry) is no world"])
          }
          let sequences = (0..<count).map { _ in random.next() }
          let longest = sequences.map(\.plan.steps.count).max() ?? 0
          let differences = try agreement.differences(in: sequences, limit: 1)
          return (Sum(sequences: count, longest: longest), differences.map(\.description))
        }
      }
      var sum = Sum()
      for result in results {
        let (part, differences) = try result.get()
        sum.sequences += part.sequences
        sum.longest = max(sum.longest, part.longest)
        for difference in differences { Issue.record("\(difference)") }
      }
      return sum
    }
  }

  /// Work on as many threads as there are cores, results in the order of the work.
  enum Concurrent {
    static func map<Item: Sendable, Value: Sendable>(
      _ items: [Item], _ body: @escaping @Sendable (Item) -> Value
    ) -> [Value] {
      let box = Box<Value>(count: items.count)
      DispatchQueue.concurrentPerform(iterations: items.count) { index in box.set(index, body(items[index])) }
      return box.values
    }

    private final class Box<Value: Sendable>: @unchecked Sendable {
      private let lock = NSLock()
      private var contents: [Value?]

      init(count: Int) { contents = Array(repeating: nil, count: count) }

      func set(_ index: Int, _ value: Value) { lock.withLock { contents[index] = value } }
      var values: [Value] { lock.withLock { contents.compactMap { $0 } } }
    }
  }
}
