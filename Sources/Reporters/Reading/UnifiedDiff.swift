/// A unified diff, read line by line.
struct UnifiedDiff: Equatable {
  struct File: Equatable {
    /// As after `+++`, without `a/` and `b/` before it where both sides have them.
    var path: String
    var changes: [Change]
  }

  /// Lines in a row that go, and those that come in their place.
  struct Change: Equatable {
    /// The first line that goes, or before which lines come; of the old file, counted from 1.
    var line: Int
    var removed: [String]
    var inserted: [String]
  }

  var files: [File]

  /// `nil` when a line is not what a diff has in its place.
  init?(_ text: String) {
    files = []
    var old = ""
    var line = 0
    var isOpen = false
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if row.hasPrefix("--- ") {
        old = Self.name(row)
      } else if row.hasPrefix("+++ ") {
        files.append(File(path: Self.path(old, Self.name(row)), changes: []))
      } else if row.hasPrefix("@@ ") {
        guard let start = Self.start(row), !files.isEmpty else { return nil }
        (line, isOpen) = (start, false)
      } else if row.hasPrefix("\\") || row.isEmpty || row.hasPrefix("diff ") || row.hasPrefix("index ") {
        isOpen = false
      } else {
        guard !files.isEmpty, line > 0, add(row, at: &line, isOpen: &isOpen) else { return nil }
      }
    }
  }

  private mutating func add(_ row: Substring, at line: inout Int, isOpen: inout Bool) -> Bool {
    let file = files.count - 1
    let text = String(row.dropFirst())
    if row.first == " " {
      line += 1
      isOpen = false
      return true
    }
    guard row.first == "-" || row.first == "+" else { return false }
    if !isOpen { files[file].changes.append(Change(line: line, removed: [], inserted: [])) }
    isOpen = true
    let change = files[file].changes.count - 1
    if row.first == "-" {
      files[file].changes[change].removed.append(text)
      line += 1
    } else {
      files[file].changes[change].inserted.append(text)
    }
    return true
  }

  private static func name(_ row: Substring) -> String {
    String(row.dropFirst(4).prefix { $0 != "\t" })
  }

  private static func path(_ old: String, _ new: String) -> String {
    old.hasPrefix("a/") && new.hasPrefix("b/") ? String(new.dropFirst(2)) : new
  }

  /// The first line of the old file in `@@ -31,7 +31,8 @@`. Of a hunk without old lines it is the line before.
  private static func start(_ row: Substring) -> Int? {
    let parts = row.split(separator: " ")
    guard parts.count > 2, parts[1].first == "-" else { return nil }
    let numbers = parts[1].dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let first = numbers.first else { return nil }
    return numbers.count > 1 && numbers[1] == 0 ? first + 1 : first
  }
}
