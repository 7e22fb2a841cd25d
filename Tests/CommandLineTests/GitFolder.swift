import Foundation

/// Makes a folder a git repository with one author.
struct GitFolder {
  let path: String

  struct Failure: Error { var command: [String] }

  init(_ folder: TemporaryFolder) throws {
    path = folder.path
    try git("init", "--quiet", "--initial-branch=main")
    try commit("first")
  }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    process.arguments = ["git", "-C", path] + author + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(command: arguments) }
  }
}
