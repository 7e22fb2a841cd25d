import Foundation
import RunReport
import Verification

/// A baseline as a file: JSON, one finding per line, sorted, so that people can read it and version control can merge it.
///
/// Paths in it begin at its folder. What identifies a finding is its id, or else its place: the rule, the check, and the function
/// with the blamed line in its file, or the text of that line (`code`); the rest is for the reader. Version 1 had ids of sentences: they are read, and replaced
/// where a run finds what they name. A line with `formerID` in the place of `id` is one that no run has found since.
struct BaselineFile {
  /// As the user names it.
  let name: String
  let workingDirectory: String

  static let version = 2
  /// The version whose ids were made of sentences.
  static let formerVersion = 1

  private var path: String { PathNames.absolute(name, from: workingDirectory) }
  private var folder: String { PathNames.absolute("..", from: path) }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  func read() throws(InputError) -> Baseline {
    guard exists else { throw InputError("no such baseline: '\(name)': '--write-baseline \(name)' writes one") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError("the baseline '\(name)' cannot be read")
    }
    let entries = try BaselineReader(file: name).entries(from: data)
    return Baseline(path: name, entries: entries.map { moved($0) { PathNames.relative($0, to: workingDirectory) } })
  }

  /// What a report has found, and entries of an older baseline of which the run says nothing.
  func write(_ report: Report, keeping old: Baseline?) throws(OutputError) {
    try write(Self.entries(of: report, keeping: old, path: name))
  }

  /// Writes the entries in the present version.
  func write(_ entries: [Baseline.Entry]) throws(OutputError) {
    let text = Self.text(
      entries.map { entry in
        var copy = entry
        let move = { PathNames.relative(PathNames.absolute($0, from: workingDirectory), to: folder) }
        copy.path = move(entry.path)
        copy.place?.path = entry.place.map { move($0.path) } ?? ""
        return copy
      })
    try OutputFile.write(text, to: path, named: name)
  }

  static func entries(of report: Report, keeping old: Baseline?, path: String) -> [Baseline.Entry] {
    let found = Baseline(path: path, of: report).entries
    let fixed = Set((report.comparisons ?? []).filter { $0.kind == .baseline }.flatMap(\.fixed).map(\.id))
    guard let old = old?.migrated(by: report) else { return found }
    let matched = Set(old.matches(report.findings).values)
    let left = old.entries.indices.filter { !matched.contains($0) }.map { old.entries[$0] }
    return found + left.filter { !fixed.contains($0.finding.id) }
  }

  private func moved(_ entry: Baseline.Entry, _ move: (String) -> String) -> Baseline.Entry {
    var copy = entry
    copy.path = move(PathNames.absolute(entry.path, from: folder))
    if let place = entry.place { copy.place?.path = move(PathNames.absolute(place.path, from: folder)) }
    return copy
  }

  /// A line of the file; its keys are written in alphabetical order.
  private struct Line: Encodable {
    var check: String?
    var code: String?
    /// Of the blamed line, where that is not the subject's.
    var file: String?
    var formerID: String?
    var function: String?
    var id: String?
    var message: String
    var path: String
    var rule: String
    var scenario: String
    var subject: String

    init(_ entry: Baseline.Entry) {
      if entry.isFormer { formerID = entry.finding.id } else { id = entry.finding.id }
      (message, path) = (entry.finding.message, entry.path)
      (check, code, function) = (entry.place?.check?.rawValue, entry.place?.code, entry.place?.function)
      if let place = entry.place, place.path != path { file = place.path }
      (rule, scenario, subject) = (entry.finding.rule, entry.finding.scenario, entry.finding.subject)
    }
  }

  static func text(_ entries: [Baseline.Entry]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let sorted = entries.sorted {
      ($0.path, $0.finding.rule, $0.finding.id) < ($1.path, $1.finding.rule, $1.finding.id)
    }
    // Strings alone: encoding them cannot fail.
    let lines = sorted.compactMap { try? encoder.encode(Line($0)) }.map { "    " + String(decoding: $0, as: UTF8.self) }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(version),\n  \"findings\": \(list)\n}\n"
  }
}
