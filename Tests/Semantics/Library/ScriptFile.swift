import Foundation

/// A script of `Models/Semantics` as it is written: the rules that it tests, the class, the statements about its logs.
package struct ScriptFile: Sendable {
  /// Relative to the folder of the models: `Semantics/Present/PG-04.swift`.
  package var path: String
  package var text: String
  /// Ids of the rules that the script tests, from its header.
  package var rules: [String]
  /// The script tests a statement of Apple's documentation (`Models/documentation.md`) instead of a rule.
  package var isOfDocumentation: Bool { path.hasPrefix("Semantics/Documentation/") }
  /// What the rules say, from the header.
  package var sentence: String
  package var directives: [Directive]
  /// The class that inherits from `Script`; nil when there is none or more than one.
  package var className: String?

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    rules = []
    sentence = ""
    directives = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() where line.hasPrefix("// ") {
      read(comment: String(line.dropFirst(3)), line: index + 1)
    }
    let classes = lines.filter { $0.contains("class ") && $0.contains(": ") && $0.contains("Script {") }
    if classes.count == 1, let words = classes.first?.split(whereSeparator: { $0 == " " || $0 == ":" }),
      let index = words.firstIndex(of: "class"), index + 1 < words.count
    {
      className = String(words[index + 1])
    }
  }

  /// The first comment names the rules: `// PG-04, F-23 `BUSY_RECEIVER`: a sentence.`; a comment before the directives goes on with it.
  private mutating func read(comment: String, line: Int) {
    if let directive = Directive(comment, line: line) {
      directives.append(directive)
    } else if rules.isEmpty, let colon = comment.firstIndex(of: ":") {
      rules = comment[..<colon].split(separator: ",").map { $0.split(separator: " ").first.map(String.init) ?? "" }
      sentence = comment[comment.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    } else if directives.isEmpty {
      sentence += " " + comment
    }
  }

  /// All scripts below a folder, by path.
  package static func all(below folder: String) -> [ScriptFile] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)).map {
        ScriptFile(path: URL(fileURLWithPath: folder).lastPathComponent + "/" + path, text: $0)
      }
    }
  }
}
