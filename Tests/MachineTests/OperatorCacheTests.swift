import Testing

@testable import Machine

/// What operators mean is remembered by the types of their operands, and means the same.
@Suite struct OperatorCacheTests {
  private static let subject = """
    struct Length: Equatable { var value: Int; static func == (a: Length, b: Length) -> Bool { a.value / 10 == b.value / 10 } }
    struct Weight: Equatable { var value: Int; static func == (a: Weight, b: Weight) -> Bool { a.value % 10 == b.value % 10 } }
    class Node { var value = 0; init(_ value: Int) { self.value = value } }
    class Leaf: Node {}
    func == (a: Node, b: Node) -> Bool { a.value == b.value }
    func == (a: Leaf, b: Leaf) -> Bool { false }
    func + (a: Length, b: Int) -> Int { a.value + b }
    func + (a: Weight, b: Int) -> Int { a.value - b }
    var result = 0
    func note(_ holds: Bool) { result = 2 * result + (holds ? 1 : 0) }
    func entry() {
      for _ in 0..<2 {
        result = 0
        note(Length(value: 11) == Length(value: 12))
        note(Weight(value: 11) == Weight(value: 12))
        note(Weight(value: 11) == Weight(value: 21))
        note(Length(value: 11) == Length(value: 21))
        note(Node(1) == Node(1))
        note(Leaf(1) == Leaf(1))
        note(Leaf(1) == Node(1))
        note(1 == 1)
        note("a" == "b")
        note(Weight(value: 5) + 2 == 3)
        note(Length(value: 5) + 2 == 7)
      }
    }
    """

  private func results(_ change: (inout ExecutionDecisions) -> Void) -> [String] {
    var limits = MachineLimits()
    change(&limits.decisions)
    let executed = Executed(subject: Self.subject, limits: limits)
    #expect(executed.diagnostics == [])
    return executed.results
  }

  @Test func rememberedOperatorsMeanTheSame() {
    let slow = results { $0.remembersOperators = false }
    #expect(slow == ["\(0b1_0101_0110_11)"])
    #expect(results { _ in } == slow)
  }

  /// The comparison would notice operands that are taken for others.
  @Test func operandsAreToldApart() {
    let slow = results { $0.remembersOperators = false }
    #expect(results { $0.comparesOperands = false } != slow)
  }

  @Test func slotsHoldTheirOwnKeys() {
    var cache = OperatorCache()
    for number in 0..<UInt64(5_000) {
      cache[OperatorCache.key(.equal, number, number + 1, isSubject: true)] = Int32(number)
    }
    for number in 0..<UInt64(5_000) {
      let known = cache[OperatorCache.key(.equal, number, number + 1, isSubject: true)]
      #expect(known == nil || known == Int32(number))
      #expect(cache[OperatorCache.key(.equal, number, number + 1, isSubject: false)] == nil)
    }
  }
}
