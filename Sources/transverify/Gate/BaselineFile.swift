import Foundation
import Identifiers
import RunReport
import Verification

/// A baseline as a file: JSON, one finding per line, sorted, so that people can read it and version control can merge it.
///
/// Paths in it begin at its folder. What identifies a finding is its id, or else its place: the rule, the check, and the function
/// with the blamed line in its file, or the text of that line (`code`). How it came about (`disturbances`, `events`) tells what has
/// become worse; the rest is for the reader. Version 1 had ids of sentences: they are read, and replaced
/// where a run finds what they name. A line with `formerID` in the place of `id` is one that no run has found since. Besides stand
/// what the run has checked (`paths`), its budget where one was given, and the subjects that it has not explored to their end.
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
    return try BaselineReader(file: name).baseline(from: data).moved(from: folder, to: workingDirectory)
  }

  /// Writes a baseline in the present version.
  func write(_ baseline: Baseline) throws(OutputError) {
    try OutputFile.write(Self.text(baseline.moved(from: workingDirectory, to: folder)), to: path, named: name)
  }

  /// A line of the file; its keys are written in alphabetical order.
  private struct Line: Encodable {
    var check: String?
    var code: String?
    /// How often the ordering disturbs what is on its way.
    var disturbances: Int?
    /// What the user and the system do in it.
    var events: [EventID]?
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
      (disturbances, events) = (entry.ordering?.disturbances, entry.ordering?.events)
      (rule, scenario, subject) = (entry.finding.rule, entry.finding.scenario, entry.finding.subject)
    }
  }

  static func text(_ baseline: Baseline) -> String {
    let findings = baseline.entries.sorted {
      ($0.path, $0.finding.rule, $0.finding.id) < ($1.path, $1.finding.rule, $1.finding.id)
    }
    let stopped = baseline.stopped.sorted { ($0.path, $0.name, $0.kind) < ($1.path, $1.name, $1.kind) }
    let members = [
      "\"version\": \(version)", baseline.paths.map { "\"paths\": \(list($0.sorted()))" },
      baseline.subjectBudget.map { "\"subjectBudget\": \($0)" },
      stopped.isEmpty ? nil : "\"stopped\": \(list(stopped))", "\"findings\": \(list(findings.map(Line.init)))",
    ]
    return "{\n\(members.compactMap(\.self).map { "  " + $0 }.joined(separator: ",\n"))\n}\n"
  }

  /// A line for each.
  private static func list(_ values: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and finite numbers alone: encoding them cannot fail.
    let lines = values.compactMap { try? encoder.encode($0) }.map { "    " + String(decoding: $0, as: UTF8.self) }
    return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
  }
}
