/// Systems whose numbers of states are known.
enum Puzzles {
  static func counter(modulo n: UInt64) -> RuleSystem {
    RuleSystem(initial: [[0]], successors: { [[($0[0] + 1) % n]] })
  }

  /// Two jugs of 3 and 5 gallons: fill, empty and pour, each always possible. Property 4: the large one holds 4.
  static var dieHard: RuleSystem {
    RuleSystem(
      initial: [[0, 0]],
      successors: { state in
        let (small, big) = (state[0], state[1])
        let (toBig, toSmall) = (min(small, 5 - big), min(big, 3 - small))
        return [
          [3, big], [small, 5], [0, big], [small, 0], [small - toBig, big + toBig], [small + toSmall, big - toSmall],
        ]
      }, violations: { $0[1] == 4 ? [4] : [] })
  }

  /// Three missionaries and three cannibals, a boat for two. Property 1: all have crossed.
  static var missionaries: RuleSystem {
    RuleSystem(
      initial: [[3, 3, 1]],
      successors: { state in
        let crossings: [(UInt64, UInt64)] = [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)]
        return crossings.compactMap { missionaries, cannibals in
          let isLeaving = state[2] == 1
          if isLeaving, state[0] < missionaries || state[1] < cannibals { return nil }
          let left = isLeaving ? state[0] - missionaries : state[0] + missionaries
          let eaters = isLeaving ? state[1] - cannibals : state[1] + cannibals
          guard left <= 3, eaters <= 3, left == 0 || left >= eaters, left == 3 || left <= eaters else { return nil }
          return [left, eaters, 1 - state[2]]
        }
      }, violations: { $0 == [0, 0, 0] ? [1] : [] })
  }

  /// Tiles 1 to 5 and a blank on two rows of three.
  static var tiles: RuleSystem {
    RuleSystem(
      initial: [[1, 2, 3, 4, 5, 0]],
      successors: { board in
        let blank = board.firstIndex(of: 0) ?? 0
        let (row, column) = (blank / 3, blank % 3)
        var places = [(1 - row) * 3 + column]
        if column > 0 { places.append(blank - 1) }
        if column < 2 { places.append(blank + 1) }
        return places.map { place in
          var next = board
          next.swapAt(blank, place)
          return next
        }
      })
  }

  /// Philosophers think (0), hold the left fork (1) or eat (2). Settled: all think.
  static func philosophers(_ n: Int) -> RuleSystem {
    func isFree(_ fork: Int, _ state: [UInt64]) -> Bool { state[fork] == 0 && state[(fork + n - 1) % n] != 2 }
    return RuleSystem(
      initial: [[UInt64](repeating: 0, count: n)],
      successors: { state in
        (0..<n).compactMap { who in
          var next = state
          switch state[who] {
          case 0: if isFree(who, state) { next[who] = 1 } else { return nil }
          case 1: if isFree((who + 1) % n, state) { next[who] = 2 } else { return nil }
          default: next[who] = 0
          }
          return next
        }
      }, isSettled: { $0.allSatisfy { $0 == 0 } })
  }

  /// Peterson's algorithm, words: two places in the code, two flags, whose turn. Property 1: both are inside.
  static func mutex(waits: Bool) -> RuleSystem {
    RuleSystem(
      initial: [[0, 0, 0, 0, 0]],
      successors: { state in
        (0..<2).compactMap { who in
          var next = state
          next[who] = (state[who] + 1) % 4
          switch state[who] {
          case 0: next[2 + who] = 1
          case 1: next[4] = UInt64(1 - who)
          case 2: if waits, state[3 - who] == 1, state[4] == UInt64(1 - who) { return nil }
          default: next[2 + who] = 0
          }
          return next
        }
      }, violations: { $0[0] == 3 && $0[1] == 3 ? [1] : [] })
  }
}
