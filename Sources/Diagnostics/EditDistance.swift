/// How many insertions, deletions, replacements and swaps of neighbours turn one text into the other.
///
/// The optimal string alignment distance over Unicode scalars. O(length × length).
package func editDistance(_ first: String, _ second: String) -> Int {
  let left = Array(first.unicodeScalars)
  let right = Array(second.unicodeScalars)
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in right.indices {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var best = min(previous[column + 1] + 1, current[column] + 1, replaced)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforePrevious[column - 1] + 1)
      }
      current.append(best)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}

/// The candidate that somebody who wrote `name` most likely meant, or `nil` when none is close.
///
/// Close means that, case aside, at most a third of the letters of the longer text, or one, differ. The candidate with
/// the fewest differences, those of case included, is taken; among equals the first in alphabetical order, so that the
/// order of the candidates does not matter.
package func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
  var best: (candidate: String, cost: Int)?
  let length = name.unicodeScalars.count
  let folded = name.lowercased()
  for candidate in candidates where candidate != name && !candidate.isEmpty {
    let other = candidate.unicodeScalars.count
    let limit = max(1, max(length, other) / 3)
    guard abs(length - other) <= limit else { continue }
    let letters = editDistance(folded, candidate.lowercased())
    guard letters <= limit else { continue }
    let cost = letters + editDistance(name, candidate)
    if let known = best, (known.cost, known.candidate) <= (cost, candidate) { continue }
    best = (candidate, cost)
  }
  return best?.candidate
}
