import Testing

@testable import FlatMachine

/// What Swift's value types mean in a model: small machines with numbers of states that can be counted by hand.
@Suite struct LoweringTests {
  private func explore(_ text: String) throws -> FlatSearchResult {
    let files = FlatSource.files([text])
    let instance = try #require(FlatModel.instances(in: files).first)
    return try #require(FlatModel(instance, in: files).explore())
  }

  @Test func counterWithGuard() throws {
    let result = try explore(
      """
      struct Counter: TransitionSystem {
        let limit = 5
        var value = 0
        mutating func offerEvents() {
          if value < limit { offer("up", by: .user) { value += 1 } }
          guard value > 0 else { return }
          offer("down", by: .user) { value -= 1 }
        }
      }
      """)
    #expect(result.states == 6)
    #expect(result.transitions == 10)
  }

  /// Values far from the initial one, on both sides: the packed layout grows several times.
  @Test func negativeNumbersAndLargeOnes() throws {
    let result = try explore(
      """
      struct Swing: TransitionSystem {
        var value = 0
        mutating func offerEvents() {
          if value > -100 && value < 100 {
            offer("up", by: .user) { value += 7 }
            offer("down", by: .user) { value -= 9 }
          }
        }
      }
      """)
    // By sevens and nines every number is reached, and beyond the ends whatever one more step leads to.
    #expect(result.states == 99 + 7 + 100 + 9)
  }

  @Test func sequencesGrowAndShrink() throws {
    let result = try explore(
      """
      struct Stack: TransitionSystem {
        enum Item { case a, b }
        var items: [Item] = []
        mutating func offerEvents() {
          if items.count < 3 {
            offer("push a", by: .user) { items.append(.a) }
            offer("push b", by: .user) { items.append(.b) }
          }
          if let last = items.last, last == .a { offer("pop a", by: .user) { items.removeLast() } }
          if items.first == .b { offer("take b", by: .user) { _ = items.removeFirst() } }
        }
      }
      """)
    // Every sequence of at most three of two items.
    #expect(result.states == 1 + 2 + 4 + 8)
    #expect(result.transitions == 7 * 2 + 7 + 7)
  }

  @Test func setsOptionalsAndSwitches() throws {
    let result = try explore(
      """
      struct Lights: TransitionSystem {
        enum Color: CaseIterable { case red, green, blue }
        var lit: Set<Color> = []
        var latest: Color?
        mutating func offerEvents() {
          for color in Color.allCases {
            offer("toggle \\(color)", by: .user) {
              if lit.contains(color) { lit.remove(color) } else { lit.insert(color) }
              switch color {
              case .red, .green: latest = color
              case .blue: latest = nil
              }
            }
          }
        }
        func inspect() { check(latest != .blue, .TV101, "blue is never the latest") }
      }
      """)
    #expect(result.states == 8 * 3)
    #expect(result.transitions == 8 * 3 * 3)
    #expect(result.violations.isEmpty)
  }

  /// `break` leaves the loop, not the `do` around it; `continue` goes on with the next turn.
  @Test func loopsAndTheirExits() throws {
    let result = try explore(
      """
      struct Loops: TransitionSystem {
        var sum = 0
        mutating func offerEvents() {
          if sum == 0 {
            offer("add", by: .user) {
              for number in 1...6 {
                if number == 2 { continue }
                do {
                  if number == 5 { break }
                  sum += number
                }
              }
              var rest = 3
              while rest > 0 {
                rest -= 1
                if rest == 1 { break }
              }
              for _ in 0..<rest { sum += 10 }
            }
          }
        }
        func inspect() { check(sum == 0 || sum == 18, .TV101, "1 + 3 + 4 + 10") }
      }
      """)
    #expect(result.states == 2)
    #expect(result.violations.isEmpty)
  }

  @Test func trapsAreFound() throws {
    let result = try explore(
      """
      struct Edge: TransitionSystem {
        var cells = [0, 0, 0]
        var at = 0
        mutating func offerEvents() {
          offer("write", by: .user) {
            cells[at] = 1
            at += 1
          }
        }
      }
      """)
    #expect(result.states == 4)
    #expect(result.crashes == 1)
    #expect(result.violations.map(\.path.count) == [4])
  }

  /// A number that goes on growing ends the search, however it is packed.
  @Test(arguments: ["x * 3 + 1", "x - 1_000_000_007", "-x * 7 - 1", "Int.min", "Int.max"])
  func numbersWithoutEnd(expression: String) throws {
    let result = try explore(
      "struct M: TransitionSystem { var x = 0; mutating func offerEvents() { offer(\"a\", by: .user) { x = \(expression) } } }"
    )
    #expect(result.bound == .number(slot: 0))
  }

  @Test func loopsWithoutEnd() throws {
    let result = try explore(
      "struct M: TransitionSystem { var x = 0; mutating func offerEvents() { offer(\"a\", by: .user) { while true { x = 1 - x } } } }"
    )
    #expect(result.endless == 1)
    #expect(result.states == 1)
  }

  @Test func chainsOfFunctions() throws {
    let result = try explore(
      """
      struct Pair { var left = 0; var right = 1
        var sum: Int { left + right }
        mutating func swap() { (left, right) = (right, left) }
        func larger(than limit: Int) -> Bool {
          if sum > limit { return true }
          return left > limit
        }
      }
      struct Machine: TransitionSystem {
        var pair = Pair()
        mutating func offerEvents() {
          if !pair.larger(than: 3) { offer("grow", by: .app) { pair.left += 1 } }
        }
      }
      """)
    #expect(result.states == 4)
  }

  @Test(arguments: [
    ("class Box {}\nstruct M: TransitionSystem { var box = Box()\n mutating func offerEvents() {} }", "no value type"),
    ("struct M: TransitionSystem { var x = 0\n mutating func offerEvents() { x = 1 } }", "inside the body"),
    (
      "struct M: TransitionSystem { var x = 0\n mutating func offerEvents() { f() }\n mutating func f() { f() } }",
      "calls itself"
    ),
    (
      "struct M: TransitionSystem { var x = 0\n mutating func offerEvents() { offer(\"a\", by: .user) { x = 1 << 70 } } }",
      "shift"
    ),
    ("struct M: TransitionSystem { var x = \"a\"\n mutating func offerEvents() {} }", "no plain value"),
  ])
  func complaints(text: String, words: String) throws {
    #expect(try FlatSource.complaint(text).contains(words))
  }
}
