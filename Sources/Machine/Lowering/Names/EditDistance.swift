/// Similar names for "did you mean".
enum EditDistance {
  /// The first of the candidates that differs least, at most by a third of the name's length; nil when none is near.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    let limit = max(1, name.utf8.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name && abs(candidate.utf8.count - name.utf8.count) <= limit {
      let distance = distance(Array(name.utf8), Array(candidate.utf8))
      if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// Levenshtein distance in O(a · b).
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (left == right ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
