import RunReport

/// A verified repair as a fix: whole lines, taken from its diff, since a log that knows no source cannot count the
/// characters that its edits speak of.
enum SARIFFix {
  /// `nil` when the diff cannot be read.
  static func node(_ repair: Repair) -> JSONNode? {
    guard let diff = UnifiedDiff(repair.diff), !diff.files.isEmpty else { return nil }
    let changes = diff.files.map { file in
      JSONNode.object([
        "artifactLocation": SARIFLocation.artifact(file.path), "replacements": .list(file.changes.map(replacement)),
      ])
    }
    return .object([
      "description": SARIFText.message(onOneLine("\(repair.title) (\(repair.verification))")),
      "artifactChanges": .list(changes),
    ])
  }

  private static func replacement(_ change: UnifiedDiff.Change) -> JSONNode {
    let text = change.inserted.map { $0 + "\n" }.joined()
    return .object([
      "deletedRegion": .object([
        "startLine": .number(change.line), "startColumn": 1,
        "endLine": .number(change.line + change.removed.count), "endColumn": 1,
      ]),
      "insertedContent": text.isEmpty ? nil : .object(["text": .text(text)]),
    ])
  }
}
