import Testing

@testable import Machine

/// What is piled up for a step is used again for the next one.
@Suite struct WordPileTests {
  private func list(_ count: Int, of value: UInt64) -> [UInt64] { Array(repeating: value, count: count) }

  @Test func listsStayWhereTheyAre() {
    var pile = WordPile()
    var places: [UnsafePointer<UInt64>] = []
    let sizes = [1, 40_000, 3, 70_000, 0, 32_768, 5]
    for (number, size) in sizes.enumerated() {
      let words = list(size, of: UInt64(number))
      places.append(words.withUnsafeBufferPointer { pile.append($0) })
    }
    for (number, size) in sizes.enumerated() {
      #expect((0..<size).allSatisfy { places[number][$0] == UInt64(number) })
    }
  }

  /// The states of a search grow a little with each step.
  @Test func listsThatGrowTakeNoMoreThanTheLargestStep() {
    var pile = WordPile()
    for step in 0..<200 {
      pile.clear()
      for number in 0..<4 {
        let words = list(40_000 + 100 * step + number, of: 1)
        words.withUnsafeBufferPointer { _ = pile.append($0) }
      }
    }
    #expect(pile.capacity <= 4 * 65_536)
  }

  @Test func whatASingleStepNeededIsGivenBack() {
    var pile = WordPile()
    let words = list(1 << 22, of: 1)
    for _ in 0..<5 { words.withUnsafeBufferPointer { _ = pile.append($0) } }
    pile.clear()
    #expect(pile.capacity == 0)
  }
}
