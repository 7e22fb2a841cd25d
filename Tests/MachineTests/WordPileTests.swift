import Testing

@testable import Machine

/// What is kept does not move, and room is used again for the next step.
@Suite struct WordPileTests {
  private func list(_ count: Int, of value: UInt64) -> [UInt64] { Array(repeating: value, count: count) }

  @Test func wordsStayWhereTheyAre() {
    var pile = WordPile()
    for round in 0..<3 {
      var places: [UnsafePointer<UInt64>] = []
      let lists = [3, 40_000, 0, 20_000, 12_768, 1, 100_000, 5].map { count in
        (0..<count).map { UInt64($0 * (round + 1)) }
      }
      for list in lists { list.withUnsafeBufferPointer { places.append(pile.append($0)) } }
      for (list, place) in zip(lists, places) {
        #expect(Array(UnsafeBufferPointer(start: place, count: list.count)) == list)
      }
      pile.clear()
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
