import Foundation

/// Which lines of a repaired file are which of the faulty one.
struct LineAlignment {
  /// A run of lines that another one replaces; either may be empty. Numbered from 0.
  private struct Change {
    var faulty: Range<Int>
    var repaired: Range<Int>
  }

  private let changes: [Change]

  init(faulty: String, repaired: String) {
    let old = faulty.split(separator: "\n", omittingEmptySubsequences: false)
    let new = repaired.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [Change] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let start = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if (i, j) != start { changes.append(Change(faulty: start.0..<i, repaired: start.1..<j)) }
      (i, j) = (i + 1, j + 1)
    }
    self.changes = changes
  }

  /// Of two files; one that is not there is empty.
  init(path: String, faulty: String, repaired: String) {
    func text(_ folder: String) -> String {
      String(decoding: FileManager.default.contents(atPath: folder + "/" + path) ?? Data(), as: UTF8.self)
    }
    self.init(faulty: text(faulty), repaired: text(repaired))
  }

  /// The lines of the repaired file that stand for a line of the faulty one: one, or what has replaced it, perhaps nothing.
  func lines(for line: Int) -> Range<Int> {
    let index = line - 1
    if let change = changes.first(where: { $0.faulty.contains(index) }) {
      return change.repaired.lowerBound + 1..<change.repaired.upperBound + 1
    }
    let before = changes.last { $0.faulty.upperBound <= index }
    let shift = before.map { $0.repaired.upperBound - $0.faulty.upperBound } ?? 0
    return line + shift..<line + shift + 1
  }

  /// How far a line of the faulty file is from the nearest change; nil where nothing has changed.
  func distance(toChangeFrom line: Int) -> Int? {
    let index = line - 1
    return changes.map { change in
      if change.faulty.contains(index) { return 0 }
      let last = max(change.faulty.lowerBound, change.faulty.upperBound - 1)
      return min(abs(change.faulty.lowerBound - index), abs(last - index))
    }.min()
  }
}
