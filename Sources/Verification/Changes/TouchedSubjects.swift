import Diagnostics
import FlatMachine
import Program
import Synchronization
import Threading

/// The subjects whose result may differ from what it was before some changes of the sources.
///
/// When a storyboard has changed, all are touched. Else a subject is touched when something that it reaches has changed, as
/// far as names tell: a line outside of functions
/// that it cannot reach, a name that is no longer declared, or a file that mentions the subject, since scenarios are
/// written by who makes and vends it.
struct TouchedSubjects: Sendable {
  /// Positions in the workspace's list of subjects.
  private(set) var subjects: Set<Int> = []
  /// Positions of the models of values.
  private(set) var models: Set<Int> = []
  /// Numbers of the files that have changed.
  let files: Set<Int>
  /// What is said of the sources may be something else for any class.
  let touchesAll: Bool
  /// The sources as they were; `nil` when they are the same.
  let earlier: [SourceFile]?

  init(_ changes: SourceChanges, in workspace: Workspace, jobs: Int) {
    let sources = workspace.program.files.filter { $0.reading == .subject }
    let changed = sources.filter { changes.files[workspace.sources.files[$0.file].path] != nil }
    files = Set(changed.map(\.file))
    touchesAll = changes.changesStoryboards
    let isSame = changed.isEmpty && changes.lostNames.isEmpty
    earlier = isSame ? nil : changes.earlier
    if changes.changesStoryboards { subjects = Set(workspace.subjects.indices) }
    if isSame { return }
    let scans = Self.scans(of: sources, workspace, jobs)
    if !changes.changesStoryboards { subjects = Self.subjects(changes, scans, workspace, jobs) }
    models = Self.models(sources, changes, files, scans, workspace)
  }

  private static func scans(of files: [ProgramFile], _ workspace: Workspace, _ jobs: Int) -> [Int: TokenScan] {
    let found = Mutex([Int: TokenScan]())
    DeepStack.forEach(files.indices, workers: jobs) { index in
      let file = files[index].file
      var text = workspace.sources.files[file].text
      let scan = text.withUTF8 { TokenScan($0) }
      found.withLock { $0[file] = scan }
    }
    return found.withLock { $0 }
  }

  // MARK: Classes and scenarios

  private static func subjects(
    _ changes: SourceChanges, _ scans: [Int: TokenScan], _ workspace: Workspace, _ jobs: Int
  ) -> Set<Int> {
    let planner = BatchPlanner(workspace, jobs: jobs)
    let touched = Mutex(Set<Int>())
    DeepStack.forEach(workspace.subjects.indices, workers: jobs) { position in
      let isTouched = Self.isTouched(position, changes, scans, workspace, planner)
      if isTouched { touched.withLock { _ = $0.insert(position) } }
    }
    return touched.withLock { $0 }
  }

  private static func isTouched(
    _ position: Int, _ changes: SourceChanges, _ scans: [Int: TokenScan], _ workspace: Workspace,
    _ planner: BatchPlanner
  ) -> Bool {
    let name = workspace.subjects[position].name.split(separator: ".").last.map(String.init) ?? ""
    if changes.mentions(TokenScan.name(name)) { return true }
    let reached = planner.files(reachedBy: position)
    if reached.contains(where: { !changes.lostNames.isDisjoint(with: scans[$0]?.mentioned ?? []) }) { return true }
    let affected = reached.filter { changes.files[workspace.sources.files[$0].path] != nil }
    if affected.isEmpty { return false }
    guard let names = planner.names(reachedBy: position) else { return true }
    return affected.contains { file in
      switch changes.files[workspace.sources.files[file].path] {
      case .whole?: true
      case .lines(let lines)?:
        !UnreachedFunctions.lines(in: workspace.program.files[file], workspace.sources.files[file], names)
          .cover(lines)
      case nil: false
      }
    }
  }

  // MARK: Models of values

  /// A model is touched when its file has changed, or one that declares what it mentions, however far away.
  private static func models(
    _ sources: [ProgramFile], _ changes: SourceChanges, _ changed: Set<Int>, _ scans: [Int: TokenScan],
    _ workspace: Workspace
  ) -> Set<Int> {
    var declaring: [TokenScan.Name: [Int]] = [:]
    for (file, scan) in scans {
      for name in scan.declared.union(scan.extended) { declaring[name, default: []].append(file) }
    }
    let instances = FlatModel.instances(in: sources)
    return Set(
      instances.indices.filter { position in
        var seen: Set<Int> = [Int(instances[position].span.file)]
        var pending = Array(seen)
        while let file = pending.popLast() {
          let mentioned = scans[file]?.mentioned ?? []
          if changed.contains(file) || !changes.lostNames.isDisjoint(with: mentioned) { return true }
          for other in mentioned.flatMap({ declaring[$0] ?? [] }) where seen.insert(other).inserted {
            pending.append(other)
          }
        }
        return false
      })
  }
}

/// Functions of a file that runs which mention given names cannot come to.
private enum UnreachedFunctions {
  /// The lines that they stand on, counted from 1.
  static func lines(in file: ProgramFile, _ source: SourceFile, _ names: Set<String>) -> [ClosedRange<Int>] {
    var found = file.functions.filter { !names.contains($0.name) }
    for type in file.types { add(type, names, &found) }
    return found.map { function in
      let start = source.position(at: Int(function.span.start)).line
      let end = source.position(at: max(Int(function.span.start), Int(function.span.end) - 1)).line
      return start...end
    }
  }

  private static func add(_ type: TypeDeclaration, _ names: Set<String>, _ found: inout [Function]) {
    let isReached = names.contains(type.lastName)
    found += type.functions.filter { !isReached || !$0.isReachable(names) }
    for nested in type.types { add(nested, names, &found) }
  }
}

extension [ClosedRange<Int>] {
  /// Whether each of some ranges lies in one of these.
  fileprivate func cover(_ ranges: [ClosedRange<Int>]) -> Bool {
    ranges.allSatisfy { range in
      contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
    }
  }
}
