import Diagnostics
import Foundation
import Program
import SwiftFrontend
import TestSupport
import Testing

@testable import Machine

/// The table of UIKit's API (`Models/API`) against what the machine declares and what counts as understood.
@Suite struct APITableTests {
  @Test func everyEntryHasAStateAndItsReason() throws {
    let entries = try APITable.entries()
    #expect(entries.count > 1600)
    for entry in entries {
      #expect(!entry.type.isEmpty && !entry.member.isEmpty, "\(entry.name)")
      #expect((entry.state == .modelled) == entry.reason.isEmpty, "\(entry.name): \(entry.reason)")
    }
    let twice = Dictionary(grouping: entries, by: \.name).filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty)
  }

  @Test func whatIsModelledIsDeclaredOrCalledByScenarios() throws {
    let declarations = Declarations(swiftFiles(in: "Models/UIKit"))
    let events = try String(
      contentsOfFile: Repository.path("Sources/Subjects/AppEvents.swift"), encoding: .utf8)
    for entry in try APITable.entries() where entry.state == .modelled {
      let isKnown = declarations.has(entry.member, in: entry.type) || events.contains("\"\(entry.member)\"")
      #expect(isKnown, "\(entry.name)")
    }
  }

  @Test func whatIsUnknownIsNotDeclared() throws {
    let declarations = Declarations(swiftFiles(in: "Models/UIKit"))
    for entry in try APITable.entries() where entry.state == .unknown {
      #expect(!declarations.has(entry.member, in: entry.type), "\(entry.name)")
    }
  }

  /// A call of each entry, read like code under test.
  @Test func theStateSaysWhatIsUnderstood() throws {
    let entries = try APITable.entries()
    let calls = APICalls(entries)
    let machine = ["Models/Prelude", "Models/UIKit", "Models/Libraries"].flatMap(swiftFiles(in:))
    let options = LoweringOptions(knownNames: try APITable.platformNames())
    let lowered = Lowered(machine + [(path: "App/Calls.swift", text: calls.text)], options: options)
    var gaps: [Int: Set<String>] = [:]
    for (span, gap) in lowered.program.gaps {
      guard let place = lowered.sources.location(of: span), place.path == "App/Calls.swift" else { continue }
      gaps[place.line, default: []].insert(String(gap.name.prefix { $0 != "(" }))
    }
    // Methods of delegates of the app are called by scenarios, and by no code under test.
    for entry in entries where entry.state != .modelled || !entry.isOfApp {
      let line = try #require(calls.lines[entry.name])
      let isUnderstood = !(gaps[line] ?? []).contains(entry.baseName == "init" ? entry.type : entry.baseName)
      #expect(isUnderstood == (entry.state != .unknown), "\(entry.name): \(entry.state), \(gaps[line] ?? [])")
    }
  }
}

/// The files of `Models/API`, by line: the member, its state, the reason.
private enum APITable {
  enum State: String { case modelled, effectless, unknown, mistaken }

  struct Entry {
    /// `UIViewController.present(_:animated:completion:)`
    var name: String
    var type: String
    var member: String
    var state: State
    var reason: String

    var isOfApp: Bool { ["UIApplicationDelegate", "UISceneDelegate"].contains(type) }
    var baseName: String { String(member.prefix { $0 != "(" }) }
    /// Nil for what is no method.
    var labels: [String]? {
      guard let open = member.firstIndex(of: "(") else { return nil }
      return member[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }
  }

  static func entries() throws -> [Entry] {
    try lines(below: "Models/API").compactMap { line in
      if line.hasPrefix("#") { return nil }
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
      guard let name = words.first else { return nil }
      let state = try #require(words.count > 1 ? State(rawValue: String(words[1])) : nil, "\(line)")
      let path = name.prefix { $0 != "(" }
      let dot = try #require(path.lastIndex(of: "."), "\(line)")
      return Entry(
        name: String(name), type: String(path[..<dot]), member: String(name[name.index(after: dot)...]), state: state,
        reason: words.count > 2 ? words[2].trimmingCharacters(in: .whitespaces) : "")
    }
  }

  /// The words of `Models/Platform`; see its README.
  static func platformNames() throws -> Set<String> {
    let lines = try lines(below: "Models/Platform", without: "Ancestors.txt")
    return Set(lines.flatMap { $0.prefix { $0 != "#" }.split(separator: " ").map(String.init) })
  }

  private static func lines(below folder: String, without left: String = "") throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder)).sorted()
    return try files.filter { $0.hasSuffix(".txt") && $0 != left }.flatMap { file in
      try String(contentsOfFile: Repository.path(folder + "/" + file), encoding: .utf8)
        .split(separator: "\n").map(String.init)
    }
  }
}

/// Code that uses each entry once, on a line of its own. Nobody has to be able to run it.
private struct APICalls {
  private(set) var text = ""
  /// Where each entry is used, by its name.
  private(set) var lines: [String: Int] = [:]

  init(_ entries: [APITable.Entry]) {
    var code = ["import UIKit", "final class Calls {"]
    for (index, entry) in entries.enumerated() {
      code += ["  func call\(index)(", "    _ it: \(entry.type)", "  ) {"]
      code.append("    _ = " + Self.use(entry))
      lines[entry.name] = code.count
      code.append("  }")
    }
    text = (code + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func use(_ entry: APITable.Entry) -> String {
    guard let labels = entry.labels else { return "it." + entry.member }
    let arguments = labels.map { $0 == "_" ? "0" : $0 + ": 0" }.joined(separator: ", ")
    return (entry.baseName == "init" ? entry.type : "it." + entry.baseName) + "(" + arguments + ")"
  }
}

/// What files declare, by the paths of types; extensions belong to what they extend.
private struct Declarations {
  private var functions: [String: [Function]] = [:]
  private var names: [String: Set<String>] = [:]
  private var inherited: [String: [String]] = [:]

  init(_ files: [(path: String, text: String)]) {
    for (index, file) in files.enumerated() {
      let source = SourceFile(path: file.path, text: file.text)
      for type in SwiftFrontend.read(source, index: index, reading: .machine).file.types { add(type, below: "") }
    }
  }

  private mutating func add(_ type: TypeDeclaration, below outer: String) {
    let path = outer.isEmpty ? type.name : outer + "." + type.name
    functions[path, default: []] += type.functions
    names[path, default: []].formUnion(
      type.variables.map(\.name) + type.cases.map(\.name) + type.types.map(\.name) + type.aliases.map(\.name))
    inherited[path, default: []] += type.inherited.flatMap(\.mentionedNames)
    for nested in type.types { add(nested, below: path) }
  }

  /// Whether the type or one of its ancestors declares the member. Parameters with default arguments may be left out.
  func has(_ member: String, in type: String) -> Bool {
    var pending = [type]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if names[next]?.contains(member) == true { return true }
      if (functions[next] ?? []).contains(where: { Self.fits($0, member) }) { return true }
      pending += inherited[next] ?? []
    }
    return false
  }

  private static func fits(_ function: Function, _ member: String) -> Bool {
    guard member.hasPrefix(function.name + "(") else { return false }
    var labels = member.dropFirst(function.name.count + 1).dropLast().split(separator: ":")[...]
    for parameter in function.parameters {
      if let label = labels.first, label == (parameter.label ?? "_") {
        labels.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return labels.isEmpty
  }
}
