import Foundation
import Identifiers
import RunReport
import Verification

/// Reads the text of a baseline; whatever is wrong with it is one sentence that names the place.
struct BaselineReader {
  /// As messages name it.
  let file: String

  func entries(from data: Data) throws(InputError) -> [Baseline.Entry] {
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
    return entries
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
    guard case .object(let members) = value else { throw wrong("'\(place)' must be an object, not \(value.shown)") }
    func text(_ key: String) throws(InputError) -> String {
      guard case .string(let text)? = member(key, of: members) else {
        throw wrong("'\(place).\(key)' must be a string")
      }
      return text
    }
    let hasFormerID = member("formerID", of: members) != nil
    let finding = ComparedFinding(
      id: try text(hasFormerID ? "formerID" : "id"), rule: try text("rule"), subject: try text("subject"),
      scenario: try text("scenario"), message: try text("message"))
    let path = try text("path")
    return Baseline.Entry(
      finding: finding, path: path, place: try codePlace(of: finding, path, members, text),
      isFormer: isFormer || hasFormerID)
  }

  /// What the finding is about; `nil` where an earlier version has written the line.
  private func codePlace(
    of finding: ComparedFinding, _ path: String, _ members: [JSONValue.Member],
    _ text: (String) throws(InputError) -> String
  ) throws(InputError) -> FindingPlace? {
    let has = { key in member(key, of: members) != nil }
    guard has("code") else { return nil }
    let check = has("check") ? CheckID(rawValue: try text("check")) : nil
    return FindingPlace(
      rule: finding.rule, check: check, path: has("file") ? try text("file") : path, code: try text("code"),
      function: has("function") ? try text("function") : nil)
  }

  private func member(_ key: String, of members: [JSONValue.Member]) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  private func wrong(_ message: String) -> InputError { InputError("\(file): \(message)") }
}
