import Foundation
import Identifiers
import RunReport
import Verification

/// Reads the text of a baseline; whatever is wrong with it is one sentence that names the place.
struct BaselineReader {
  /// As messages name it.
  let file: String

  func baseline(from data: Data) throws(InputError) -> Baseline {
    guard let text = String(validating: data, as: UTF8.self) else { throw wrong("this is not UTF-8 text") }
    let value: JSONValue
    do throws(JSON5Parser.SyntaxError) {
      value = try JSON5Parser.parse(text)
    } catch {
      throw InputError("\(file):\(error.line):\(error.column): this is not JSON: \(error.message)")
    }
    guard case .object(let members) = value else { throw wrong("a baseline must be an object in braces") }
    let isFormer = try version(of: members) == BaselineFile.formerVersion
    guard case .array(let findings)? = member("findings", of: members) else {
      throw wrong("'findings' must be a list in brackets")
    }
    var entries: [Baseline.Entry] = []
    for (index, finding) in findings.enumerated() {
      entries.append(try entry(finding, "findings[\(index)]", isFormer))
    }
    var baseline = Baseline(path: file, entries: entries)
    baseline.stopped = try stopped(of: members)
    if case .number(let seconds)? = member("subjectBudget", of: members), seconds > 0 {
      baseline.subjectBudget = seconds
    }
    if case .array(let paths)? = member("paths", of: members) {
      baseline.paths = paths.compactMap { path in if case .string(let text) = path { text } else { nil } }
    }
    return baseline
  }

  private func stopped(of members: [JSONValue.Member]) throws(InputError) -> [StoppedSubject] {
    guard case .array(let values)? = member("stopped", of: members) else { return [] }
    var stopped: [StoppedSubject] = []
    for (index, value) in values.enumerated() {
      let line = try line(value, "stopped[\(index)]")
      stopped.append(
        StoppedSubject(
          name: try line.text("name"), kind: try line.text("kind"), path: try line.text("path"),
          budget: line.number("budget")))
    }
    return stopped
  }

  /// An object of a list, and how messages name it.
  private struct Line {
    let members: [JSONValue.Member]
    let place: String
    let file: String

    func has(_ key: String) -> Bool { members.contains { $0.key == key } }

    func text(_ key: String) throws(InputError) -> String {
      guard case .string(let text)? = members.first(where: { $0.key == key })?.value else {
        throw InputError("\(file): '\(place).\(key)' must be a string")
      }
      return text
    }

    func number(_ key: String) -> Double? {
      guard case .number(let number)? = members.first(where: { $0.key == key })?.value else { return nil }
      return number
    }

    /// How the finding came about; `nil` where the text shows it, or an earlier version has written the line. An event that this
    /// version does not know keeps its word.
    var ordering: OrderingSummary? {
      guard let number = number("disturbances"), let disturbances = Int(exactly: number), disturbances >= 0 else {
        return nil
      }
      guard case .array(let values)? = members.first(where: { $0.key == "events" })?.value else {
        return OrderingSummary(disturbances: disturbances, events: [])
      }
      let words = values.compactMap { value in if case .string(let word) = value { word } else { nil } }
      return OrderingSummary(
        disturbances: disturbances, events: words.map { EventID(rawValue: $0) ?? .named($0) })
    }
  }

  private func line(_ value: JSONValue, _ place: String) throws(InputError) -> Line {
    guard case .object(let members) = value else { throw wrong("'\(place)' must be an object, not \(value.shown)") }
    return Line(members: members, place: place, file: file)
  }

  private func version(of members: [JSONValue.Member]) throws(InputError) -> Int {
    guard let version = member("version", of: members) else {
      throw wrong("this is no baseline: 'version' is missing")
    }
    let known = [BaselineFile.version, BaselineFile.formerVersion]
    guard let number = known.first(where: { .number(Double($0)) == version }) else {
      throw wrong(
        "'version' is \(version.shown), and this transverify reads versions \(BaselineFile.formerVersion) and "
          + "\(BaselineFile.version): write it anew with '--write-baseline \(file)'")
    }
    return number
  }

  private func entry(_ value: JSONValue, _ place: String, _ isFormer: Bool) throws(InputError) -> Baseline.Entry {
    let line = try line(value, place)
    let hasFormerID = line.has("formerID")
    let finding = ComparedFinding(
      id: try line.text(hasFormerID ? "formerID" : "id"), rule: try line.text("rule"),
      subject: try line.text("subject"), scenario: try line.text("scenario"), message: try line.text("message"))
    let path = try line.text("path")
    return Baseline.Entry(
      finding: finding, path: path, place: try codePlace(of: finding, path, line), isFormer: isFormer || hasFormerID,
      ordering: line.ordering)
  }

  /// What the finding is about; `nil` where an earlier version has written the line.
  private func codePlace(
    of finding: ComparedFinding, _ path: String, _ line: Line
  ) throws(InputError) -> FindingPlace? {
    guard line.has("code") else { return nil }
    return FindingPlace(
      rule: finding.rule, check: line.has("check") ? CheckID(rawValue: try line.text("check")) : nil,
      path: line.has("file") ? try line.text("file") : path, code: try line.text("code"),
      function: line.has("function") ? try line.text("function") : nil)
  }

  private func member(_ key: String, of members: [JSONValue.Member]) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  private func wrong(_ message: String) -> InputError { InputError("\(file): \(message)") }
}
