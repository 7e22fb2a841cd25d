import Diagnostics
import RunReport

/// The lines of the sources that a finding is about, with the steps that executed them.
struct ExcerptBuilder {
  let sources: SourceMap
  /// Lines of context around each marked line.
  var context = 2

  /// One excerpt per file, the blamed file first. `executed` lists the places that each step ran.
  func excerpts(blamed: Location?, executed: [(step: Int, span: SourceSpan)]) -> [Excerpt] {
    var marks: [String: [Int: Set<Int>]] = blamed.map { [$0.path: [$0.line: []]] } ?? [:]
    for place in executed {
      guard let location = sources.location(of: place.span) else { continue }
      marks[location.path, default: [:]][location.line, default: []].insert(place.step)
    }
    let paths = marks.keys.sorted { ($0 != blamed?.path, $0) < ($1 != blamed?.path, $1) }
    return paths.compactMap { path in
      guard let file = sources.files.first(where: { $0.path == path }), let lines = marks[path] else { return nil }
      return excerpt(of: file, lines: lines, blamed: path == blamed?.path ? blamed?.line : nil)
    }
  }

  private func excerpt(of file: SourceFile, lines marked: [Int: Set<Int>], blamed: Int?) -> Excerpt {
    var shown: Set<Int> = []
    for line in marked.keys {
      shown.formUnion(max(1, line - context)...min(file.lineCount, line + context))
    }
    let lines = shown.sorted().map { number in
      Excerpt.Line(
        number: number, text: String(file.line(number)), steps: (marked[number] ?? []).sorted(),
        isBlamed: number == blamed)
    }
    return Excerpt(path: file.path, lines: lines)
  }
}

private func < (left: (Bool, String), right: (Bool, String)) -> Bool {
  left.0 == right.0 ? left.1 < right.1 : !left.0
}
