/// "Did you mean": the known name that a mistyped one comes closest to.
package enum Suggestion {
  /// The candidate that takes the fewest edits, letter case aside, or `nil` when none is close.
  ///
  /// An edit inserts, deletes or replaces a character or swaps two neighbours; close means one edit for every three
  /// characters of the name, at least one, or that the name begins the candidate. Of several that are equally close
  /// the first wins. O(candidates × length²).
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased())
    if wanted.isEmpty { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let known = Array(candidate.lowercased())
      let limit = max(1, min(wanted.count, known.count) / 3)
      var distance = distance(wanted, known)
      if distance > limit, wanted.count >= 3, known.starts(with: wanted) { distance = limit }
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The optimal string alignment distance (Damerau 1964).
  package static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
