import RunReport

/// What is worth reading of the lines that took part: the line to blame with its neighbours, the places where steps begin,
/// and the calls made in the two steps that clash. Formats without a place to fold the rest away show these.
struct ExcerptRows {
  struct Row: Equatable {
    var line: Excerpt.Line
    /// Steps to print beside the line: none where the line before has the same, unless the line is to blame.
    var steps: [Int]
    /// Lines of the file are left out before this one.
    var isAfterGap: Bool

    /// "blamed", "steps 2, 3": what stands beside the line.
    var marks: [String] {
      let numbers = steps.map(String.init).joined(separator: ", ")
      let words = steps.isEmpty ? [] : [(steps.count == 1 ? "step " : "steps ") + numbers]
      return (line.isBlamed ? ["blamed"] : []) + words
    }
  }

  let finding: Finding
  /// The longest excerpt that is shown whole.
  private static let longest = 8
  /// Lines on both sides of the line to blame.
  private static let context = 1

  init(_ finding: Finding) { self.finding = finding }

  /// - Complexity: O(lines · calls of two steps).
  func rows(of excerpt: Excerpt) -> [Row] {
    var rows: [Row] = []
    for line in lines(of: excerpt) {
      let last = rows.last?.line
      let isAfterGap = last.map { line.number > $0.number + 1 } ?? false
      let isSaid = last?.steps == line.steps && !line.isBlamed
      rows.append(Row(line: line, steps: isSaid ? [] : line.steps, isAfterGap: isAfterGap))
    }
    return rows
  }

  private func lines(of excerpt: Excerpt) -> [Excerpt.Line] {
    let all = excerpt.lines
    guard all.count > Self.longest else { return all }
    let places = self.places(in: excerpt.path)
    var shown = Set(all.indices.filter { places.contains(all[$0].number) })
    for index in all.indices where all[index].isBlamed {
      shown.formUnion(max(0, index - Self.context)...min(all.count - 1, index + Self.context))
    }
    // A mark for one line left out takes as much room as the line.
    shown.formUnion(shown.filter { shown.contains($0 + 2) }.map { $0 + 1 })
    return shown.isEmpty ? Array(all.prefix(Self.longest)) : shown.sorted().map { all[$0] }
  }

  /// Lines of a file at which steps begin, and at which the clashing steps call.
  private func places(in path: String) -> Set<Int> {
    let story = FindingStory(finding)
    let clash = [story.decisive, story.violation].compactMap(\.self)
    let calls = clash.flatMap { finding.trace[$0].messages.compactMap(\.location) }
    let places = finding.trace.compactMap(\.location) + calls
    return Set(places.filter { $0.path == path }.map(\.line))
  }
}
