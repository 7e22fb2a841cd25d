import Foundation

/// A git repository, asked through the `git` on PATH.
struct GitRepository {
  /// The top folder, absolute, links resolved.
  let root: String

  /// - Parameter folder: absolute; it lies in the repository.
  /// - Throws: `InputError` when there is no git or no repository.
  init(around folder: String) throws(InputError) {
    guard let answer = Self.run(["rev-parse", "--show-toplevel"], in: folder) else {
      throw InputError("'--changed-since' needs git, which cannot be started")
    }
    if answer.complaint.contains("dubious ownership") {
      throw InputError("git does not trust the owner of '\(folder)': 'git config --global safe.directory' says how")
    }
    guard answer.status == 0, let root = PathNames.resolved(answer.line) else {
      throw InputError("'--changed-since' needs a git repository, and '\(folder)' lies in none")
    }
    self.root = root
  }

  /// The commit from which the working tree has departed: the last one that it has in common with a revision.
  /// - Throws: `InputError` when the revision is not known or has nothing in common with the working tree.
  func base(of revision: String) throws(InputError) -> String {
    let hint = "in a shallow clone, fetch more of the history"
    guard !revision.hasPrefix("-"), let found = git(["rev-parse", "--verify", "--quiet", revision + "^{commit}"]) else {
      throw InputError("git knows no revision '\(revision)': \(hint)")
    }
    let commit = String(decoding: found, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let base = git(["merge-base", commit, "HEAD"]) else {
      throw InputError("'\(revision)' and the working tree have no commit in common: \(hint)")
    }
    return String(decoding: base, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Paths of all files that git follows, relative to the root.
  func trackedFiles() throws(InputError) -> Set<String> {
    Set(Self.items(try answer(["ls-files", "-z"])))
  }

  /// A path that differs between a commit and the working tree.
  struct Change: Hashable {
    enum Kind { case added, deleted, modified }

    var path: String
    var kind: Kind
  }

  /// Swift files and storyboards that differ, in git's order. A renamed file is a deleted and an added one.
  func changes(since commit: String) throws(InputError) -> [Change] {
    let items = Self.items(try answer(["diff", "--name-status", "-z"] + Self.plain + [commit, "--"] + Self.kinds))
    return stride(from: 0, to: items.count - 1, by: 2).map { index in
      let kind: Change.Kind =
        switch items[index] {
        case "A": .added
        case "D": .deleted
        default: .modified
        }
      return Change(path: items[index + 1], kind: kind)
    }
  }

  /// The differences of these files, without lines around them, in their order: what `changes` lists.
  func difference(since commit: String) throws(InputError) -> Data {
    let prefixes = ["--src-prefix=a/", "--dst-prefix=b/"]
    let options = ["-U0", "--no-color", "--no-textconv"] + prefixes
    return try answer(["diff"] + options + Self.plain + [commit, "--"] + Self.kinds)
  }

  /// What a file held at a commit; `nil` when it was not there.
  func text(of path: String, at commit: String) -> String? {
    git(["show", "--no-textconv", "\(commit):\(path)"]).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let kinds = ["*.swift", "*.storyboard"]
  private static let plain = ["--no-ext-diff", "--no-renames", "--ignore-submodules"]

  private func answer(_ arguments: [String]) throws(InputError) -> Data {
    guard let data = git(arguments) else { throw InputError("'git \(arguments[0])' has failed in '\(root)'") }
    return data
  }

  private func git(_ arguments: [String]) -> Data? {
    guard let answer = Self.run(arguments, in: root), answer.status == 0 else { return nil }
    return answer.output
  }

  private static func items(_ data: Data) -> [String] {
    data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private struct Answer {
    var status: Int32
    var output: Data
    var complaint: String

    var line: String { String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines) }
  }

  /// `nil` when git cannot be started. What it complains of is not shown: ours is the one sentence.
  private static func run(_ arguments: [String], in folder: String) -> Answer? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "core.quotepath=off"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    // Set in hooks, relative to another folder.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { environment[name] = nil }
    process.environment = environment
    let (pipe, complaints) = (Pipe(), Pipe())
    process.standardOutput = pipe
    process.standardError = complaints
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    let complaint = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // What `env` answers when there is no git.
    return process.terminationStatus == 127
      ? nil : Answer(status: process.terminationStatus, output: output, complaint: complaint)
  }
}
