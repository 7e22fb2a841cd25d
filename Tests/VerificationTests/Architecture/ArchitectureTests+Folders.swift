import Foundation
import TestSupport
import Testing
import Threading

/// The folders inside the modules: each stands above those that it uses.
extension ArchitectureTests {
  private static let files: [FolderGraph.File] = {
    let root = Repository.path("Sources")
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let sources = paths.filter { $0.hasSuffix(".swift") }.sorted()
    return DeepStack.map(sources, workers: ProcessInfo.processInfo.activeProcessorCount) { path in
      let module = String(path.prefix { $0 != "/" })
      let text = (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)) ?? ""
      return FolderGraph.File(module: module, path: String(path.dropFirst(module.count + 1)), text: text)
    }
  }()

  private static let modules = Set(files.map(\.module)).sorted()

  @Test(arguments: modules) func noFolderUsesOneThatUsesIt(_ module: String) {
    let graph = FolderGraph(of: module, Self.files)
    #expect(graph.knot.isEmpty, "\(module):\n\(graph.explanation)")
  }

  /// The list in ARCHITECTURE.md has all folders, and each uses only those before it.
  @Test(arguments: modules) func foldersStandInTheOrderThatIsDescribed(_ module: String) throws {
    let graph = FolderGraph(of: module, Self.files)
    let order = try order(of: module)
    if graph.folders.count == 1 {
      #expect(order.isEmpty, "\(module) has one folder, and the list of ARCHITECTURE.md more")
      return
    }
    #expect(graph.folders == Set(order), "\(module): the list in ARCHITECTURE.md has other folders")
    for (position, folder) in order.enumerated() {
      for (used, names) in graph.uses[folder] ?? [:] where !order.prefix(position).contains(used) {
        Issue.record("\(module)/\(folder) uses \(used), which stands above it: \(names.sorted().prefix(4))")
      }
    }
  }

  /// Names tie a knot, whatever they are names of.
  @Test(arguments: [
    "func f(_ value: High) {}", "let value = High()", "func f(_ low: Low) { _ = low.raised }",
    "func f(_ lows: [Low]) { _ = lows.map(\\.raised) }", "let value = raise(1)", "typealias A = Raised",
    "let text = \"\\(raise(2))\"",
  ])
  func aPlantedCycleIsSeen(_ use: String) {
    let high = """
      struct High { var low: Low }
      extension Low { var raised: Int { 1 } }
      extension Low { struct Raised {} }
      func raise(_ number: Int) -> Low { Low() }
      """
    let files = [("Low/Low.swift", "struct Low {}"), ("High/High.swift", high), ("Low/Use.swift", use)]
      .map { FolderGraph.File(module: "Module", path: $0.0, text: $0.1) }
    #expect(FolderGraph(of: "Module", files).knot == ["Low", "High"])
    #expect(FolderGraph(of: "Module", Array(files.dropLast())).knot.isEmpty)
  }

  /// What only looks alike ties none: labels, private types, generic parameters, what others declare, too.
  @Test(arguments: [
    "private struct High {}\nlet value = High()", "func f<High>(_ value: High) {}", "func f() { g(raised: 1) }",
    "// High", "let text = \"High\"", "struct Other { var raised = 1 }\nlet value = Other().raised",
    "enum Outer { struct High {} }\nlet value = Outer.High()",
  ])
  func likeNamesTieNoKnot(_ use: String) {
    let high = "struct High { var low: Low }\nextension Low { var raised: Int { 1 } }"
    let files = [("Low/Low.swift", "struct Low {}"), ("High/High.swift", high), ("Low/Use.swift", use)]
      .map { FolderGraph.File(module: "Module", path: $0.0, text: $0.1) }
    #expect(FolderGraph(of: "Module", files).knot.isEmpty)
  }

  /// The folders of a module as ARCHITECTURE.md lists them, low to high: the rows of two cells.
  private func order(of module: String) throws -> [String] {
    let text = try String(contentsOfFile: Repository.path("ARCHITECTURE.md"), encoding: .utf8)
    for line in text.split(separator: "\n") where line.hasPrefix("| `\(module)` |") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2 else { continue }
      return cells[1].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
    }
    return []
  }
}
