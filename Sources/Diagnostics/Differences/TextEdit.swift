/// Text that takes the place of a run of bytes.
package struct TextEdit: Hashable, Sendable {
  /// UTF-8 offsets; equal for an insertion.
  package var start: Int
  package var end: Int
  package var replacement: String

  package init(start: Int, end: Int, replacement: String) {
    self.start = start
    self.end = end
    self.replacement = replacement
  }

  /// The text after the edits; `nil` when they overlap, reach beyond it or leave something that is not UTF-8.
  /// Insertions at one place come in the order of the list. O(text + edits).
  package static func apply(_ edits: [TextEdit], to text: String) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for (_, edit) in ordered {
      guard edit.start >= position, edit.end >= edit.start, edit.end <= bytes.count else { return nil }
      result += bytes[position..<edit.start]
      result += Array(edit.replacement.utf8)
      position = edit.end
    }
    result += bytes[position...]
    return String(validating: result, as: UTF8.self)
  }
}
