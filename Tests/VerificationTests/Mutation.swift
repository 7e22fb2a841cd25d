import Foundation
import TestSupport

/// A repaired gallery model with one line made wrong, as a careless edit would.
struct Mutation: Sendable, CustomStringConvertible {
  enum Kind: String, Sendable, CaseIterable {
    case completionDeleted = "completeTransition deleted"
    case removalDeleted = "removeFromSuperview deleted from the cancel path"
    case flagAlwaysTrue = "flag replaced by true"
  }

  var kind: Kind
  /// Path of the model, relative to the package.
  var model: String
  /// Counted from 1.
  var line: Int
  var text: String
  /// The model with a crash in front of the line instead.
  var textWithTrap: String

  var description: String { "\(kind.rawValue) at \(model):\(line)" }

  /// Every mutation of every repaired gallery model.
  static func all() throws -> [Mutation] {
    let folder = "Models/Gallery"
    let files = FileManager.default.enumerator(atPath: Repository.path(folder))?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix("Repaired.swift") }.sorted().flatMap { file in
      let model = folder + "/" + file
      return try mutations(of: model, text: String(contentsOfFile: Repository.path(model), encoding: .utf8))
    }
  }

  private static func mutations(of model: String, text: String) -> [Mutation] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.flatMap { index -> [Mutation] in
      let line = lines[index]
      return changes(of: line).map { kind, changed in
        var copy = lines
        copy[index] = changed
        let text = copy.joined(separator: "\n")
        copy[index] = "fatalError(); " + line
        return Mutation(
          kind: kind, model: model, line: index + 1, text: text, textWithTrap: copy.joined(separator: "\n"))
      }
    }
  }

  private static func changes(of line: String) -> [(Kind, String)] {
    var changes: [(Kind, String)] = []
    if let call = callRange(of: "completeTransition(", in: line) {
      changes.append((.completionDeleted, line.replacingCharacters(in: call, with: "()")))
    }
    if line.contains("ancelled {"), let call = callRange(of: "removeFromSuperview(", in: line) {
      changes.append((.removalDeleted, line.replacingCharacters(in: call, with: "()")))
    }
    for flag in ["!context.transitionWasCancelled", "!transitionContext.transitionWasCancelled"] {
      if let range = line.range(of: "completeTransition(" + flag) {
        changes.append((.flagAlwaysTrue, line.replacingCharacters(in: range, with: "completeTransition(true")))
      }
    }
    return changes
  }

  /// The whole call with its receiver: `context.completeTransition(!context.transitionWasCancelled)`.
  private static func callRange(of name: String, in line: String) -> Range<String.Index>? {
    guard let call = line.range(of: name) else { return nil }
    var start = call.lowerBound
    while start > line.startIndex {
      let previous = line.index(before: start)
      guard line[previous].isLetter || line[previous] == "." || line[previous] == "?" else { break }
      start = previous
    }
    var depth = 0
    for index in line[call.lowerBound...].indices {
      if line[index] == "(" { depth += 1 }
      if line[index] == ")" {
        depth -= 1
        if depth == 0 { return start..<line.index(after: index) }
      }
    }
    return nil
  }
}
