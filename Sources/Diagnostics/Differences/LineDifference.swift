/// How one text becomes another, line by line: the fewest lines that go and come.
///
/// Source: Myers, "An O(ND) difference algorithm and its variations", 1986, the greedy form. O((lines + d) d) time and
/// O(d²) memory for d changed lines.
package struct LineDifference: Hashable, Sendable {
  /// Lines that were replaced, numbered from 0; empty on one side for lines that only go or come.
  package struct Hunk: Hashable, Sendable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// With their line breaks; the last has none where the text does not end in one.
  package let oldLines: [String]
  package let newLines: [String]
  /// Ascending, with at least one equal line between two.
  package let hunks: [Hunk]

  package init(from old: String, to new: String) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    self.oldLines = oldLines
    self.newLines = newLines
    let prefix = zip(oldLines, newLines).prefix { $0 == $1 }.count
    let limit = min(oldLines.count, newLines.count) - prefix
    let suffix = zip(oldLines.reversed(), newLines.reversed()).prefix(limit).prefix { $0 == $1 }.count
    let steps = Self.script(
      Array(oldLines[prefix..<(oldLines.count - suffix)]), Array(newLines[prefix..<(newLines.count - suffix)]))
    hunks = Self.hunks(steps, startingAt: prefix)
  }

  /// Split after each line feed. Bytes are compared, so that a carriage return before it counts.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for byte in text.utf8 {
      line.append(byte)
      guard byte == UInt8(ascii: "\n") else { continue }
      lines.append(String(decoding: line, as: UTF8.self))
      line.removeAll(keepingCapacity: true)
    }
    if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  private enum Step { case keep, delete, insert }

  /// The shortest script, from its first step.
  private static func script(_ old: [String], _ new: [String]) -> [Step] {
    var furthest: [Int: Int] = [1: 0]
    var history: [[Int: Int]] = []
    for distance in 0...(old.count + new.count) {
      history.append(furthest)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        var x = start(furthest, diagonal, distance)
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        furthest[diagonal] = x
        if x >= old.count, x - diagonal >= new.count { return path(history, old.count, new.count) }
      }
    }
    return []
  }

  /// Where a path on the diagonal begins: below its neighbour or beside it, whichever has come further.
  private static func start(_ furthest: [Int: Int], _ diagonal: Int, _ distance: Int) -> Int {
    isInsertion(furthest, diagonal, distance)
      ? furthest[diagonal + 1] ?? -1 : (furthest[diagonal - 1] ?? -1) + 1
  }

  /// Whether the last step before a diagonal's run of equal lines adds a line.
  private static func isInsertion(_ furthest: [Int: Int], _ diagonal: Int, _ distance: Int) -> Bool {
    let left = furthest[diagonal - 1] ?? -1
    let above = furthest[diagonal + 1] ?? -1
    return diagonal == -distance || (diagonal != distance && left < above)
  }

  private static func path(_ history: [[Int: Int]], _ oldCount: Int, _ newCount: Int) -> [Step] {
    var (x, y) = (oldCount, newCount)
    var steps: [Step] = []
    for (distance, furthest) in history.enumerated().reversed() {
      let diagonal = x - y
      let start = start(furthest, diagonal, distance)
      while x > start, y > start - diagonal {
        steps.append(.keep)
        (x, y) = (x - 1, y - 1)
      }
      if distance == 0 { break }
      let isInsertion = isInsertion(furthest, diagonal, distance)
      steps.append(isInsertion ? .insert : .delete)
      if isInsertion { y -= 1 } else { x -= 1 }
    }
    return steps.reversed()
  }

  private static func hunks(_ steps: [Step], startingAt line: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var (old, new) = (line, line)
    var isOpen = false
    for step in steps {
      if step == .keep {
        (old, new, isOpen) = (old + 1, new + 1, false)
        continue
      }
      if !isOpen { hunks.append(Hunk(old: old..<old, new: new..<new)) }
      isOpen = true
      if step == .delete { old += 1 } else { new += 1 }
      let last = hunks.count - 1
      hunks[last] = Hunk(old: hunks[last].old.lowerBound..<old, new: hunks[last].new.lowerBound..<new)
    }
    return hunks
  }

  /// The lines of the new text, numbered from 0, that took the place of an old one.
  package func newLines(of line: Int) -> ClosedRange<Int> {
    var offset = 0
    for hunk in hunks {
      if line < hunk.old.lowerBound { break }
      if hunk.old.contains(line) {
        return hunk.new.lowerBound...max(hunk.new.lowerBound, hunk.new.upperBound - 1)
      }
      offset = hunk.new.upperBound - hunk.old.upperBound
    }
    return (line + offset)...(line + offset)
  }

  /// The smallest replacements of bytes, ascending, one per hunk: what a hunk's lines have in common at both ends stays.
  package var edits: [TextEdit] {
    var edits: [TextEdit] = []
    var offset = 0
    var line = 0
    for hunk in hunks {
      offset += oldLines[line..<hunk.old.lowerBound].reduce(0) { $0 + $1.utf8.count }
      line = hunk.old.lowerBound
      let old = Array(oldLines[hunk.old].joined().unicodeScalars)
      let new = Array(newLines[hunk.new].joined().unicodeScalars)
      let prefix = zip(old, new).prefix { $0 == $1 }.count
      let limit = min(old.count, new.count) - prefix
      let suffix = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
      let start = offset + Self.size(old[..<prefix])
      var replacement = String.UnicodeScalarView()
      replacement.append(contentsOf: new[prefix..<(new.count - suffix)])
      edits.append(
        TextEdit(
          start: start, end: start + Self.size(old[prefix..<(old.count - suffix)]), replacement: String(replacement)))
    }
    return edits
  }

  private static func size(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }
}
