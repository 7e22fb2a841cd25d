import Foundation
import TestSupport
import Testing

/// The table of rooms in ARCHITECTURE.md against what the sources import.
@Suite struct ArchitectureTests {
  /// Modules of the system and the toolchain that any room may import unless its row says "nothing".
  static let system: Set<String> = ["Foundation", "Dispatch", "Synchronization", "Glibc", "Darwin"]
  static let hostModules: Set<String> = [
    "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftParserDiagnostics", "SwiftIfConfig",
    "SwiftBasicFormat",
  ]

  /// Rooms that look at syntax trees.
  private static let parsers: Set<String> = ["SwiftFrontend", "Repairs"]

  @Test func everyRoomImportsOnlyWhatTheTableAllows() throws {
    let table = try rooms()
    #expect(table.count >= 9)
    for folder in try FileManager.default.contentsOfDirectory(atPath: Repository.path("Sources")).sorted() {
      let allowed = try #require(table[folder], "\(folder) is missing from the table in ARCHITECTURE.md")
      for (file, imported) in try imports(of: folder) {
        #expect(
          allowed.contains(imported) || Self.isSystem(imported, for: folder),
          "\(file) imports \(imported), which the table in ARCHITECTURE.md does not allow")
      }
    }
  }

  /// Folders of `Tests` that hold what tests read. Nobody compiles a folder that is neither here nor in the manifest.
  private static let data: Set<String> = ["DifferentialPrograms", "Fixtures", "Goldens"]

  @Test func everyFolderOfTestsIsBuiltOrHoldsData() throws {
    let manifest = try String(contentsOfFile: Repository.path("Package.swift"), encoding: .utf8)
      .replacing(/\(\s+"/, with: "(\"")
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.path("Tests")).filter { folder in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: Repository.path("Tests/" + folder), isDirectory: &isFolder)
        && isFolder.boolValue
    }
    #expect(folders.count > 10)
    for folder in folders.sorted() {
      let isBuilt = ["tests(\"\(folder)\"", "\"Tests/\(folder)\"", "\"Tests/\(folder)/"]
        .contains(where: manifest.contains)
      #expect(isBuilt != Self.data.contains(folder), "Tests/\(folder)")
    }
  }

  private static func isSystem(_ module: String, for room: String) -> Bool {
    if room == "Exploration" { return false }
    return system.contains(module) || (parsers.contains(room) && hostModules.contains(module))
  }

  /// Room → modules of ours that it may import.
  private func rooms() throws -> [String: Set<String>] {
    let text = try String(contentsOfFile: Repository.path("ARCHITECTURE.md"), encoding: .utf8)
    var rooms: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      let name = cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      rooms[name] = Set(cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
    if let all = rooms["transverify"], all.contains("all") { rooms["transverify"] = Set(rooms.keys) }
    return rooms
  }

  private func imports(of room: String) throws -> [(file: String, module: String)] {
    let folder = Repository.path("Sources/" + room)
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      return text.split(separator: "\n").filter { $0.hasPrefix("import ") || $0.hasPrefix("@_exported import ") }
        .map { (room + "/" + file, String($0.split(separator: " ").last ?? "")) }
    }
  }
}
