import Diagnostics
import Exploration
import Testing

/// Differences of texts, against the definition: the edits and the patch make the new text, and no script is shorter.
@Suite struct LineDifferenceTests {
  /// The slow twin: how many lines stay, by dynamic programming over all pairs.
  private func common(_ old: [String], _ new: [String]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        table[row][column] =
          old[row] == new[column]
          ? table[row + 1][column + 1] + 1 : max(table[row + 1][column], table[row][column + 1])
      }
    }
    return table[0][0]
  }

  /// Applies a patch as its format says, line by line.
  private func patched(_ old: [String], _ patch: String) -> String? {
    var result: [String] = []
    var position = 0
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { continue }
      if line.hasPrefix("@@") {
        let numbers = line.split(separator: " ")[1].dropFirst().split(separator: ",").compactMap { Int($0) }
        let start = numbers.count > 1 && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        result += old[position..<start]
        position = start
      } else if line.hasPrefix("\\") {
        result[result.count - 1].removeLast()
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()) + "\n")
      } else {
        guard position < old.count, old[position].hasPrefix(line.dropFirst()) else { return nil }
        if line.hasPrefix(" ") { result.append(old[position]) }
        position += 1
      }
    }
    return (result + old[position...]).joined()
  }

  @Test func randomTextsAgreeWithTheDefinition() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<400 {
      let old = (0..<Int.random(in: 0...14, using: &random)).map { _ in "\(["a", "b", "c", "ü"].randomElement()!)\n" }
      var new = old
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random) {
          new.insert("\(["a", "x"].randomElement()!)\n", at: place)
        } else if place < new.count {
          new.remove(at: place)
        }
      }
      let difference = LineDifference(from: old.joined(), to: new.joined())
      let changed = difference.hunks.reduce(0) { $0 + $1.old.count + $1.new.count }
      #expect(changed == old.count + new.count - 2 * common(old, new), "\(old) \(new)")
      #expect(TextEdit.apply(difference.edits, to: old.joined()) == new.joined())
      #expect(patched(old, difference.unified(path: "a.swift")) == new.joined())
    }
  }

  @Test func theFormatIsThatOfGit() {
    let old = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n"
    let new = "one\ntwo\nthree\nfour\n5\nsix\nseven\neight\nnine"
    #expect(
      LineDifference(from: old, to: new).unified(path: "Sources/A.swift") == """
        --- a/Sources/A.swift
        +++ b/Sources/A.swift
        @@ -2,7 +2,8 @@
         two
         three
         four
        -five
        +5
         six
         seven
         eight
        +nine
        \\ No newline at end of file

        """)
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(LineDifference(from: "a\n", to: "a\n").unified(path: "a") == "")
    #expect(LineDifference(from: "", to: "").edits.isEmpty)
  }

  @Test func carriageReturnsCount() {
    let difference = LineDifference(from: "a\r\nb\r\n", to: "a\r\nc\r\n")
    #expect(difference.edits == [TextEdit(start: 3, end: 4, replacement: "c")])
  }

  @Test func oldLinesAreFoundAgain() {
    let difference = LineDifference(from: "a\nb\nc\nd\n", to: "x\na\nB\nBB\nc\nd\n")
    #expect(difference.newLines(of: 0) == 1...1)
    #expect(difference.newLines(of: 1) == 2...3)
    #expect(difference.newLines(of: 3) == 5...5)
  }

  @Test func editsThatOverlapAreRefused() {
    let edits = [TextEdit(start: 0, end: 2, replacement: ""), TextEdit(start: 1, end: 3, replacement: "")]
    #expect(TextEdit.apply(edits, to: "abcd") == nil)
    #expect(TextEdit.apply([TextEdit(start: 0, end: 9, replacement: "")], to: "abcd") == nil)
    #expect(TextEdit.apply([TextEdit(start: 1, end: 2, replacement: "")], to: "ü") == nil)
  }
}
