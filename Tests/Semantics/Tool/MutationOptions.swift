import Exploration
import MachineSemantics
import Verification

/// What stands behind `semantics --mutate`.
struct MutationOptions {
  var isEvery = false
  var jobs = 1
  private var sample: Int?
  private(set) var seed: UInt64 = 1
  private var text: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--every": isEvery = true
      case "--jobs": jobs = try Self.number(after: word, &rest)
      case "--sample": sample = try Self.number(after: word, &rest)
      case "--seed": seed = UInt64(try Self.number(after: word, &rest))
      default: text = word
      }
    }
  }

  private static func number(after word: String, _ rest: inout ArraySlice<String>) throws -> Int {
    guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else {
      throw InputError("\(word) needs a number above 0")
    }
    return number
  }

  /// Those with the text in their description, and of these as many as the sample says, in their order.
  func chosen(_ mutants: [MachineMutant]) -> [MachineMutant] {
    let meant = mutants.filter { mutant in text.map(mutant.description.contains) ?? true }
    guard let sample, sample < meant.count else { return meant }
    var generator = SplitMix64(seed: seed)
    let drawn = meant.indices.shuffled(using: &generator).prefix(sample).sorted()
    return drawn.map { meant[$0] }
  }
}
