import Diagnostics

/// How the sources of a run differ from those of an earlier revision.
struct SourceChanges: Sendable {
  /// What has changed of one file that is there.
  enum Change: Sendable, Hashable {
    /// All of it, or it cannot be told.
    case whole
    /// Lines of the text as it is now, counted from 1. Where lines were taken out, the two around the gap.
    case lines([ClosedRange<Int>])
  }

  /// By the path that reports show.
  private(set) var files: [String: Change] = [:]
  /// What earlier versions declared and the ones of today do not.
  private(set) var lostNames: Set<TokenScan.Name> = []
  /// Whether a storyboard has changed: what segues lead to may be something else for any class.
  private(set) var changesStoryboards = false
  /// The sources as they were: in their order, so that what was parsed serves again; empty where there was no such file. Those
  /// that are gone come last.
  private(set) var earlier: [SourceFile] = []
  /// What changed files mention, now or before.
  private var mentionedNames: Set<TokenScan.Name> = []

  /// - Parameter paths: files and folders that the sources were found at.
  /// - Throws: `InputError` when the files lie in no git repository, or the revision is not known.
  init(
    since revision: String, of sources: [SourceFile], at paths: [String], workingDirectory: String
  ) throws(InputError) {
    guard let first = sources.first else { return }
    let repository = try GitRepository(around: Self.folder(of: first.path, workingDirectory))
    let base = try repository.base(of: revision)
    let tracked = try repository.trackedFiles()
    let listed = try repository.changes(since: base)
    let hunks = DifferenceReader.lines(in: try repository.difference(since: base), files: listed.count)
    let changes = Dictionary(uniqueKeysWithValues: listed.enumerated().map { ($1.path, ($1, hunks?[$0])) })
    for source in sources {
      let path = try Self.place(of: source.path, in: repository, workingDirectory)
      guard tracked.contains(path) else {
        files[source.path] = .whole
        mentionedNames.formUnion(Self.scan(source.text).mentioned)
        earlier.append(SourceFile(path: source.path, text: ""))
        continue
      }
      guard let (change, lines) = changes[path] else {
        earlier.append(source)
        continue
      }
      mentionedNames.formUnion(Self.scan(source.text).mentioned)
      files[source.path] = change.kind == .modified ? lines.map { .lines($0) } ?? .whole : .whole
      let old = repository.text(of: path, at: base)
      earlier.append(SourceFile(path: source.path, text: old ?? ""))
      if let old { lose(old, now: source.text) }
    }
    // A file that was only moved declares what it did.
    let moved = Set(sources.filter { files[$0.path] == .whole }.map(\.text))
    changesStoryboards = listed.contains { $0.path.hasSuffix(".storyboard") }
    let folders = paths.map { Self.resolved($0, workingDirectory) }
    for change in listed where change.kind == .deleted && change.path.hasSuffix(".swift") {
      guard let old = repository.text(of: change.path, at: base) else { continue }
      if !moved.contains(old) { lose(old, now: "") }
      let path = PathNames.absolute(change.path, from: repository.root)
      if folders.contains(where: { PathNames.isInside(path, $0) }) {
        earlier.append(SourceFile(path: PathNames.relative(path, to: workingDirectory), text: old))
      }
    }
  }

  /// Whether a file that has changed mentions a name, or did.
  func mentions(_ name: TokenScan.Name) -> Bool { mentionedNames.contains(name) }

  /// Names that a version has declared, extended or inherited from, and the next does not.
  private mutating func lose(_ old: String, now: String) {
    let (old, now) = (Self.scan(old), Self.scan(now))
    mentionedNames.formUnion(old.mentioned)
    lostNames.formUnion(old.declaredOrExtended.subtracting(now.declaredOrExtended))
    for (type, ancestors) in old.heirs {
      let kept = now.heirs.filter { $0.type == type }.flatMap(\.ancestors)
      let gone = Set(ancestors).subtracting(kept)
      if !gone.isEmpty { lostNames.formUnion(gone.union([type])) }
    }
  }

  private static func scan(_ text: String) -> TokenScan {
    var text = text
    return text.withUTF8 { TokenScan($0) }
  }

  private static func folder(of path: String, _ workingDirectory: String) -> String {
    PathNames.absolute("..", from: resolved(path, workingDirectory))
  }

  private static func resolved(_ path: String, _ workingDirectory: String) -> String {
    let absolute = PathNames.absolute(path, from: workingDirectory)
    return PathNames.resolved(absolute) ?? absolute
  }

  private static func place(
    of path: String, in repository: GitRepository, _ workingDirectory: String
  ) throws(InputError) -> String {
    let file = resolved(path, workingDirectory)
    guard PathNames.isInside(file, repository.root) else {
      throw InputError(
        "'--changed-since' needs all sources in one git repository, and '\(path)' is not in '\(repository.root)'")
    }
    return PathNames.relative(file, to: repository.root)
  }
}

extension TokenScan {
  fileprivate var declaredOrExtended: Set<Name> { declared.union(members).union(extended) }
}
