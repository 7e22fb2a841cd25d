import Foundation

/// What is driven: the worlds of `Tests/Native/Worlds`, and every script of the semantic rules.
package enum DrivenWorlds {
  /// - Parameter root: the package's folder.
  package static func files(root: String) -> [DrivenFile] {
    let recording = DrivenFile.all(below: "Models/Recording", in: root)
    let worlds = DrivenFile.all(below: "Tests/Native/Worlds", in: root).map(world)
    let scripts = DrivenFile.all(below: "Models/Semantics", in: root).enumerated().map { script($1, number: $0) }
    return recording + worlds + scripts
  }

  /// Of the worlds' files `WorldDump` is the machine's; each function `world…` sets a scene.
  private static func world(_ file: DrivenFile) -> DrivenFile {
    var file = file
    file.isMachine = file.path.hasSuffix("/WorldDump.swift")
    file.entryNames = file.text.matches(of: /func (world[A-Z]\w*)\(\)/).map { String($0.1) }
      .filter { $0 != "worldDump" }
    return file
  }

  /// Scripts without native counterpart: one compares an unknown case of an enum, three use a word of the vocabulary
  /// outside a scenario, where it is an unknown function, one compares an unknown struct, one sends an action by its name.
  private static let undriven: Set<String> = [
    "F-03.swift", "F-22.swift", "DOC-139.swift", "DOC-140.swift", "DOC-131.swift", "SEG-03.swift",
  ]

  /// A script plays in the scene that its class sets.
  private static func script(_ file: DrivenFile, number: Int) -> DrivenFile {
    var file = file
    if undriven.contains(URL(fileURLWithPath: file.path).lastPathComponent) { return file }
    guard let match = file.text.firstMatch(of: /class (\w+): \w*Script \{/) else { return file }
    file.entries = "func script\(number)() { begin(\(match.1)()) }\n"
    file.entryNames = ["script\(number)"]
    return file
  }
}
