import Diagnostics
import Program
import Repairs
import RunReport

/// Sources and what a run has found in them: what a change of them is held against.
struct CheckedSources: CheckedCode {
  let workspace: Workspace
  /// Everything that was explored.
  let entries: [SubjectIdentity: Entry]
  /// Subjects that are explored only when the runs of no other come to them.
  let fallbacks: Set<SubjectIdentity>
  /// Each root cause once, in the order of reports.
  let findings: [Finding]

  struct Entry: Sendable {
    /// Of all that the subject depends on.
    var basis: ContentHash
    var result: SubjectResult
  }

  /// - Parameter results: by the position of the subject, with those that only some runs explore.
  init(_ workspace: Workspace, _ dependencies: [ContentHash], results: [Int: SubjectResult], options: RunOptions) {
    self.workspace = workspace
    let identities = workspace.identities
    entries = Dictionary(
      results.map { (identities[$0], Entry(basis: dependencies[$0], result: $1)) },
      uniquingKeysWith: { first, _ in first })
    fallbacks = Set(identities.indices.filter { workspace.subjects[$0].fallback != nil }.map { identities[$0] })
    let found = results.sorted { $0.key < $1.key }.flatMap(\.value.findings)
    findings = FindingSorting.unique(ReportBuilder(workspace: workspace, options: options).withDeclarations(found))
  }

  /// The files under test, in the order of the run.
  var files: [SourceFile] {
    workspace.program.files.filter { $0.reading == .subject }.map { workspace.sources.files[$0.file] }
  }

  /// The files that a change of one can matter to, and those that matter to it: all, unless no other file can name
  /// anything that it declares. Then files like it are left out.
  func filesAround(_ path: String) -> [SourceFile] {
    let own = workspace.program.files.filter { $0.reading == .subject }
    let isClosed = own.first { workspace.sources.files[$0.file].path == path }?.isClosed ?? false
    return own.filter { !isClosed || !$0.isClosed || workspace.sources.files[$0.file].path == path }
      .map { workspace.sources.files[$0.file] }
  }

  var subjects: [SubjectIdentity: Subject] { entries.mapValues(\.result.subject) }

  func smallest(showing finding: Finding) -> (subject: SubjectIdentity, states: Int)? {
    let showing = entries.filter { $0.value.result.findings.contains { $0.isSame(as: finding) } }
    let smallest = showing.min {
      ($0.value.result.subject.states, $0.value.result.subject.name)
        < ($1.value.result.subject.states, $1.value.result.subject.name)
    }
    return smallest.map { ($0.key, $0.value.result.subject.states) }
  }

  func subjectsRenewed(since earlier: CheckedSources) -> [Subject] {
    entries.filter { earlier.entries[$0.key]?.basis != $0.value.basis }.map(\.value.result.subject)
  }
}

extension BatchPlanner {
  /// For each subject a sum of what its result follows from: its scenario, the files that it reaches, what the text says of
  /// its classes, what others say of the names that it mentions. Reach goes by names; files that show nothing to others are
  /// left out where a subject lies elsewhere.
  func dependencies() -> [ContentHash] {
    let contents = workspace.sources.files.map { file in
      var hash = ContentHash()
      hash.add(file)
      return hash
    }
    let names = NameFacts(workspace.program)
    let isClosed = workspace.program.files.map(\.isClosed)
    return workspace.subjects.indices.map { index in
      let subject = workspace.subjects[index]
      var hash = ContentHash()
      for text in [subject.scenario, subject.entry, subject.name, subject.kind.rawValue] { hash.add(text) }
      for fact in KeptResults.facts(about: subject, in: workspace) { hash.add(fact) }
      for file in files(reachedBy: index) where file == subject.file || !isClosed[file] {
        hash.add(contents[file].text)
      }
      hash.add(surroundings(of: index, names))
      return hash
    }
  }
}

extension ProgramFile {
  /// Whether no code of another file can name anything that the file declares: all of it is private, and it extends
  /// nothing.
  fileprivate var isClosed: Bool {
    let own: Set<Attributes.Access> = [.private, .fileprivate]
    return statements.isEmpty && aliases.isEmpty
      && types.allSatisfy { $0.kind != .extension && own.contains($0.attributes.access) }
      && functions.allSatisfy { own.contains($0.attributes.access) }
      && variables.allSatisfy { own.contains($0.attributes.access) }
  }
}
