extension LineDifference {
  /// The change as a unified diff that `git apply` and `patch` read; empty when nothing differs.
  ///
  /// - Parameters:
  ///   - path: `/` between its parts. Relative ones get `a/` and `b/` before them, as git writes them.
  ///   - context: lines that are shown around a change.
  package func unified(path: String, context: Int = 3) -> String {
    if hunks.isEmpty { return "" }
    let isPlain = path.hasPrefix("/") || path.hasPrefix("../")
    var text = "--- \(isPlain ? "" : "a/")\(path)\n+++ \(isPlain ? "" : "b/")\(path)\n"
    for group in groups(context) { text += self.text(of: group, context) }
    return text
  }

  /// Hunks whose context would touch are written as one.
  private func groups(_ context: Int) -> [[Hunk]] {
    var groups: [[Hunk]] = []
    for hunk in hunks {
      if let last = groups.last?.last, hunk.old.lowerBound - last.old.upperBound <= 2 * context {
        groups[groups.count - 1].append(hunk)
      } else {
        groups.append([hunk])
      }
    }
    return groups
  }

  private func text(of group: [Hunk], _ context: Int) -> String {
    guard let first = group.first, let last = group.last else { return "" }
    let start = max(0, first.old.lowerBound - context)
    let end = min(oldLines.count, last.old.upperBound + context)
    let newStart = first.new.lowerBound - (first.old.lowerBound - start)
    let newEnd = last.new.upperBound + (end - last.old.upperBound)
    var text = "@@ -\(Self.range(start..<end)) +\(Self.range(newStart..<newEnd)) @@\n"
    var line = start
    for hunk in group {
      text += oldLines[line..<hunk.old.lowerBound].map { Self.line(" ", $0) }.joined()
      text += oldLines[hunk.old].map { Self.line("-", $0) }.joined()
      text += newLines[hunk.new].map { Self.line("+", $0) }.joined()
      line = hunk.old.upperBound
    }
    return text + oldLines[line..<end].map { Self.line(" ", $0) }.joined()
  }

  /// Lines are counted from 1; an empty range is named by the line before it, and a single line by itself.
  private static func range(_ lines: Range<Int>) -> String {
    if lines.isEmpty { return "\(lines.lowerBound),0" }
    return lines.count == 1 ? "\(lines.lowerBound + 1)" : "\(lines.lowerBound + 1),\(lines.count)"
  }

  private static func line(_ mark: String, _ text: String) -> String {
    text.utf8.last == UInt8(ascii: "\n") ? mark + text : mark + text + "\n\\ No newline at end of file\n"
  }
}
