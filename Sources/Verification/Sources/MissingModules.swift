import Diagnostics
import Foundation

/// The modules for which sources ask by `canImport` and that the compiler would not find.
///
/// `canImport` is true of what the search paths of the build have (docs.swift.org, The Swift Programming Language,
/// Statements, Conditional Compilation Block: it "test[s] whether the module can be imported"). Of an app that is the SDK
/// and what its project builds or links: what Xcode's project names as a target, a product or a framework, what packages,
/// pods and other tools name, the modules that lie in folders of their names, and those that other code imports without
/// asking. What comes along with something else and is named nowhere counts as missing.
struct MissingModules {
  let names: Set<String>

  init(_ files: [SourceFile]) {
    let asking = files.filter { $0.text.holds("canImport(") }
    var open = Set(asking.flatMap { Self.asked(in: $0.text[...]) }).filter { !SystemModules.contains($0) }
    if !open.isEmpty {
      for file in files { open.subtract(file.path.split(separator: "/").map(String.init)) }
      for file in files where !open.isEmpty { open.subtract(Self.imported(in: file.text)) }
    }
    var projects = ProjectManifests()
    for file in asking where !open.isEmpty { open = open.filter { !projects.name($0, above: file.path) } }
    names = open
  }

  /// Those for which a text may ask.
  func names(in text: String) -> Set<String> {
    names.isEmpty || !text.holds("canImport(") ? [] : names
  }

  /// For names of results that depend on it.
  var text: String { names.sorted().joined(separator: " ") }

  /// The first parts of the names in `canImport(Lottie)`, `canImport(UIKit.UIView, _version: 1)`.
  private static func asked(in text: Substring) -> Set<String> {
    var names: Set<String> = []
    for part in text.split(separator: "canImport(").dropFirst() {
      names.insert(String(part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return names
  }

  /// What a file imports, but for what a condition around the import asks for.
  private static func imported(in text: String) -> Set<String> {
    guard text.holds("import ") else { return [] }
    var names: Set<String> = []
    var conditions: [Set<String>] = []
    for line in text.split(separator: "\n") where line.holds("import ") || line.holds("#") {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#if") { conditions.append([]) }
      if line.hasPrefix("#if") || line.hasPrefix("#elseif"), !conditions.isEmpty {
        conditions[conditions.count - 1].formUnion(asked(in: line))
      }
      if line.hasPrefix("#endif") { _ = conditions.popLast() }
      guard let name = module(importedBy: line), !conditions.contains(where: { $0.contains(name) }) else { continue }
      names.insert(name)
    }
    return names
  }

  private static let before: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]
  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "typealias", "let", "var"]

  /// `@testable import Shop`, `import struct Foundation.Date`
  private static func module(importedBy line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
    guard let place = words.firstIndex(of: "import"),
      words[..<place].allSatisfy({ $0.hasPrefix("@") || before.contains($0) })
    else { return nil }
    let name = words[(place + 1)...].first { !kinds.contains($0) }
    return name.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
  }
}
