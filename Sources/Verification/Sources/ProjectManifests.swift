import Foundation

/// What lies above source files and says which modules their build has: Xcode's projects, packages, pods, other tools.
struct ProjectManifests {
  private enum Manifest {
    case project(String)
    /// Lines as `comparable` has them, without comments.
    case other([Substring])
  }

  private var known: [String: [Manifest]] = [:]

  /// Whether one of them, in the file's folder or above it up to the top of its repository, names a module.
  ///
  /// - Parameter path: of a source file.
  mutating func name(_ module: String, above path: String) -> Bool {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while true {
      if manifests(in: folder).contains(where: { Self.names(module, $0) }) { return true }
      if folder.path == "/" || FileManager.default.fileExists(atPath: folder.path + "/.git") { return false }
      folder = folder.deletingLastPathComponent()
    }
  }

  private mutating func manifests(in folder: URL) -> [Manifest] {
    if let found = known[folder.path] { return found }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.sorted().compactMap { Self.manifest($0, in: folder.path) }
    known[folder.path] = found
    return found
  }

  private static let tools: Set<String> = [
    "Package.swift", "Project.swift", "project.yml", "project.yaml", "Podfile", "Podfile.lock", "Cartfile", "BUILD",
    "Cartfile.resolved", "BUILD.bazel", "BUCK",
  ]

  private static func manifest(_ name: String, in folder: String) -> Manifest? {
    if name.hasSuffix(".xcodeproj") {
      return text(folder + "/" + name + "/project.pbxproj").map(Manifest.project)
    }
    guard tools.contains(name) || name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json") else { return nil }
    let mark = name.hasSuffix(".swift") ? "//" : "#"
    return text(folder + "/" + name).map { text in
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
      return .other(lines.filter { !$0.hasPrefix(mark) }.map(comparable))
    }
  }

  private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Pods are called a little otherwise than their modules: `Google-Mobile-Ads-SDK`, `Firebase/RemoteConfig`.
  private static func comparable(_ text: Substring) -> Substring {
    Substring(text.filter { $0.isLetter || $0.isNumber }.lowercased())
  }

  private static func names(_ module: String, _ manifest: Manifest) -> Bool {
    switch manifest {
    case .project(let text): return text.holds(module) && isWord(module, in: text)
    case .other(let lines):
      let name = String(comparable(module[...]))
      return lines.contains { $0.holds(name) }
    }
  }

  /// Whether a text has the name by itself, as a target, a product or a framework, and not as a part of that of a source.
  private static func isWord(_ name: String, in text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      guard line.holds(name) else { return false }
      return line.split(whereSeparator: { !isPart($0) }).contains { word in
        word == name || word == "\(name).framework" || word == "\(name).xcframework" || word == "lib\(name).a"
      }
    }
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ["_", ".", "+", "-"].contains(character)
  }
}
