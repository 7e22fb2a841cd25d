import Foundation

/// What one of the runs of an event has chosen, and where it leads.
struct MadeChoices {
  struct Choice {
    var place: ChoiceTally.Place
    var chosen: Int
  }

  /// The number of a state.
  var target: Int
  /// In the order of execution.
  var choices: [Choice]

  /// Bits by place for each target of an event: how far its choices tell a run from those to other targets.
  ///
  /// - Parameters:
  ///   - made: one run for each of some of the targets.
  ///   - targets: all of them, in the order of the runs.
  static func shares(of made: [MadeChoices], among targets: [Int]) -> [Int: [ChoiceTally.Place: Double]] {
    guard made.count > 1 else { return [:] }
    let scale = log2(Double(targets.count)) / log2(Double(made.count))
    var shares: [Int: [ChoiceTally.Place: Double]] = [:]
    for one in made { shares[one.target] = bits(of: one, among: made, scale) }
    // Of those that are not among them, what the one before has.
    var last: [ChoiceTally.Place: Double] = [:]
    for target in targets {
      last = shares[target] ?? last
      shares[target] = last
    }
    return shares
  }

  /// At each choice those fall away that answer otherwise.
  private static func bits(
    of one: MadeChoices, among all: [MadeChoices], _ scale: Double
  ) -> [ChoiceTally.Place: Double] {
    var rest = all
    var bits: [ChoiceTally.Place: Double] = [:]
    for (position, choice) in one.choices.enumerated() where rest.count > 1 {
      let same = rest.filter { position < $0.choices.count && $0.choices[position].chosen == choice.chosen }
      if same.count < rest.count {
        bits[choice.place, default: 0] += scale * log2(Double(rest.count) / Double(max(1, same.count)))
      }
      rest = same
    }
    return bits
  }
}
