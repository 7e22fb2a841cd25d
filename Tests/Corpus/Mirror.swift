import Foundation

/// A local clone of a repository.
struct Mirror {
  let gitFolder: String

  /// `nil` when there is no clone of it.
  init?(_ repository: String, in folder: String) {
    let names = [repository.replacingOccurrences(of: "/", with: "+"), repository]
    let places = names.flatMap { name in ["/repo", "/repo/.git", "/.git", ""].map { folder + "/" + name + $0 } }
    guard let place = places.first(where: Self.isGitFolder) else { return nil }
    gitFolder = place
  }

  private static func isGitFolder(_ path: String) -> Bool {
    ["/HEAD", "/objects"].allSatisfy { FileManager.default.fileExists(atPath: path + $0) }
  }

  /// Writes the files that exist at the commit to a new folder; answers how many there are.
  func extract(_ paths: [String], at commit: String, to folder: String) throws -> Int {
    try Self.empty(folder)
    var count = 0
    for path in paths {
      guard let data = output(["show", commit + ":" + path]) else { continue }
      let place = folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: place))
      count += 1
    }
    return count
  }

  /// Writes all Swift and Objective-C files of a commit to a new folder; answers how many Swift files there are.
  func extractSources(at commit: String, to folder: String) throws -> Int {
    let listing = output(["ls-tree", "-r", "-z", "--name-only", commit]) ?? Data()
    let names = String(decoding: listing, as: UTF8.self).split(separator: "\0")
    let present = Self.read.filter { suffix in names.contains { $0.hasSuffix(suffix) } }
    try Self.empty(folder)
    guard !present.isEmpty else { return 0 }
    let archive = folder + ".tar"
    let patterns = present.map { "*" + $0 }
    guard output(["archive", "--output=" + archive, commit, "--"] + patterns) != nil,
      Self.run("/usr/bin/env", ["tar", "-xf", archive, "-C", folder]) != nil
    else { throw CorpusError("the files of \(commit) cannot be extracted from \(gitFolder)") }
    try? FileManager.default.removeItem(atPath: archive)
    return names.count { $0.hasSuffix(".swift") }
  }

  /// The ends of the names of what a run reads: code, Interface Builder files, and what says how a project is built.
  private static let read = [
    ".swift", ".m", ".mm", ".h", ".storyboard", ".xib", ".pbxproj", ".plist", "Podfile", "Cartfile", ".podspec",
    ".resolved", ".xcconfig", ".yml",
  ]

  private static func empty(_ folder: String) throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func output(_ arguments: [String]) -> Data? {
    Self.run("/usr/bin/env", ["git", "--git-dir=" + gitFolder] + arguments)
  }

  /// Standard output; `nil` when the command fails.
  private static func run(_ program: String, _ arguments: [String]) -> Data? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}
