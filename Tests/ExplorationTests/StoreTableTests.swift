import Testing

@testable import Exploration

/// The tables of a search keep what they are given, however little room they take.
@Suite struct StoreTableTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return WordHash.mix(state, WordHash.first)
    }
  }

  @Test(arguments: [UInt32.max, 0xff00_0000, 0])
  func equalRunsHaveEqualNumbers(mask: UInt32) {
    var generator = Generator(state: 5)
    var table = RunTable<UInt32>(tagMask: mask)
    var twin: [[UInt32]: UInt32] = [:]
    for _ in 0..<3_000 {
      let length = Int.random(in: 0..<5, using: &generator)
      let run = (0..<length).map { _ in UInt32.random(in: 0..<6, using: &generator) }
      let number = run.withUnsafeBufferPointer { table.number(of: $0) }
      #expect(number == twin[run, default: UInt32(twin.count)])
      twin[run] = number
    }
    #expect(table.count == twin.count)
    for (run, number) in twin { #expect(Array(table[number]) == run) }
  }

  /// What is guessed from the pieces before is what would be cut and looked up.
  @Test func piecesAreCutAlikeWhateverCameBefore() {
    var generator = Generator(state: 9)
    var runs: [[UInt32]] = []
    for _ in 0..<300 {
      var run = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in UInt32.random(in: 0..<3, using: &generator) }
      if let old = runs.randomElement(using: &generator), Bool.random(using: &generator) {
        run = Array(old.prefix(Int.random(in: 0...old.count, using: &generator)))
      }
      runs.append(run)
    }
    var table = PieceTable<UInt32>(shortest: 3, longest: 8, bits: 1, tagMask: .max)
    var pieces: [[UInt32]: [[UInt32]]] = [:]
    for run in runs {
      let cut = table.cut(run)
      #expect(cut.flatMap { $0 } == run)
      #expect(pieces[run, default: cut] == cut)
      pieces[run] = cut
      // A table that knows nothing has nothing to guess from.
      var empty = PieceTable<UInt32>(shortest: 3, longest: 8, bits: 1, tagMask: .max)
      #expect(empty.cut(run) == cut)
    }
  }

  @Test func edgesComeBack() {
    var generator = Generator(state: 2)
    var log = EdgeLog()
    var expected: [[UInt32]] = []
    for source in 0..<500 as Range<UInt32> {
      // Of sources without edges nothing is said.
      if source % 7 == 3 {
        expected.append([])
        continue
      }
      log.beginSource(Int(source))
      expected.append([])
      for _ in 0..<Int.random(in: 0..<6, using: &generator) {
        let far = UInt32.random(in: 0..<(.max - 1), using: &generator)
        let target = Bool.random(using: &generator) ? far : source &+ UInt32.random(in: 0..<3, using: &generator)
        log.append(target: target)
        if target != source, expected[Int(source)].last != target { expected[Int(source)].append(target) }
      }
    }
    var found = expected.map { _ in [UInt32]() }
    log.forEach { found[$0].append(UInt32($1)) }
    #expect(found == expected)
    #expect(log.count == expected.reduce(0) { $0 + $1.count })
    let even = EdgeList([log, log], states: expected.count) { $0 % 2 == 0 }
    for source in expected.indices {
      let twice = expected[source] + expected[source]
      #expect(Array(even.targets[even.range(of: source)]) == (source % 2 == 0 ? twice : []))
    }
  }

  @Test func labelsComeBack() {
    let numbers: [UInt32] = [0, 1, 4_094, 4_095, 4_096, 1 << 20 - 1, 1 << 20, .max]
    let labels = numbers.flatMap { event in numbers.map { StepLabel(event: event, run: $0) } }
    var list = LabelList()
    for label in labels { list.append(label) }
    for (position, label) in labels.enumerated() { #expect(list[position] == label) }
  }
}

extension PieceTable<UInt32> {
  /// The pieces of a run.
  fileprivate mutating func cut(_ run: [UInt32]) -> [[UInt32]] {
    var numbers = [UInt32](repeating: 0, count: run.count)
    let count = run.withUnsafeBufferPointer { run in
      numbers.withUnsafeMutableBufferPointer { numbers in
        numbers.baseAddress.map { number(run, into: $0) } ?? 0
      }
    }
    return numbers.prefix(count).map { Array(self[$0]) }
  }
}
