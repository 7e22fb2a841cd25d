import Diagnostics
import Machine
import Program
import RunReport
import Subjects
import SwiftFrontend
import TextChecks

/// Everything that is read and compiled before the first state is explored.
struct Workspace: Sendable {
  let program: Program
  let sources: SourceMap
  /// The whole program; empty when the workspace was made to be compiled in parts.
  private(set) var compiled = CompiledProgram()
  /// Those that are explored in any case, then the fallbacks.
  let subjects: [SubjectDescription]
  /// The classes that play a part in transitions; empty when the workspace was made to be compiled as a whole.
  let transitionClasses: [TransitionClass]
  /// The types that somebody may ask for, subjects or not.
  let classes: [DeclaredClass]
  let signatures: SignatureFacts
  /// Trouble with the files under test.
  private(set) var problems: [Problem]
  /// Files that were not parsed because they cannot matter.
  let unreadFiles: Int
  private let iOSVersion: Double?
  /// The lowest deployment target of the sources; nil where one of them has none.
  let oldestSystem: Int?
  /// The trees before scenarios were added.
  let read: ReadSources
  /// What platforms and packages declare.
  private let knownNames: Set<String>
  private let platformTypes: Set<String>
  /// Number of files of the formal machine, which come first.
  private let machineFiles: Int

  /// Reads the machine and the sources, finds the subjects, writes their scenarios and compiles it all together.
  ///
  /// - Throws: `InputError` when there is nothing to check or the formal machine itself cannot be read.
  ///
  /// - Parameters:
  ///   - isWhole: everything is read and compiled; if not, files that cannot matter are not parsed, and `compile`
  ///     compiles what some subjects reach.
  ///   - trees: keeps trees between runs.
  ///   - known: nearly the same sources: their trees serve again, and what platforms declare.
  ///   - isCancelled: whether the user has interrupted the run: no further check of the text begins.
  init(
    files: [SourceFile], jobs: Int, iOSVersion: Double?, isWhole: Bool = true, machine: [SourceFile]? = nil,
    trees: SourceTrees? = nil, known: Workspace? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(InputError) {
    let machine = if let machine { machine } else { try ModelLibrary.files() }
    let matters = isWhole ? files.map { _ in true } : SourceSieve.select(files, jobs: jobs)
    unreadFiles = matters.count { !$0 }
    var inputs = machine.map { SourceParser.Input(source: $0, reading: .machine) }
    let missing = MissingModules(files)
    inputs += zip(files, matters).map { file, matters in
      SourceParser.Input(
        source: file, reading: .subject, isRead: matters, missingModules: missing.names(in: file.text))
    }
    var parsed = SourceParser.parse(inputs, jobs: jobs, cache: .standard(), kept: trees, known: known?.read)
    read = ReadSources(inputs, parsed.program.files)
    let others = OtherTexts(beside: files.map(\.path))
    InterfaceSources.add(others, to: &parsed)
    let index = TypeIndex(parsed.program, sources: parsed.sources)
    let writer = ScenarioWriter(index: index, iOSVersion: iOSVersion, sources: parsed.sources, others: others)
    let subjects = writer.subjects(withFallbacks: !isWhole)
    signatures = SignatureFacts(
      parsed.program, index: index, subjects: subjects, unnamed: writer.unnamed, families: writer.families, jobs: jobs,
      isCancelled: isCancelled)
    classes = Self.types(index, signatures)
    transitionClasses = isWhole ? [] : TransitionClass.all(index)
    parsed.program = LaunchState(index).applied(to: parsed.program)
    Self.append(subjects, to: &parsed)
    try Self.refuseBrokenMachine(parsed.diagnostics, machine: machine.count, sources: parsed.sources)
    knownNames = if let known { known.knownNames } else { try PlatformNames.all() }
    platformTypes = if let known { known.platformTypes } else { try knownNames.union(PlatformNames.ancestors()) }
    program = parsed.program
    sources = parsed.sources
    self.subjects = subjects
    self.iOSVersion = iOSVersion
    oldestSystem = writer.oldestSystem
    machineFiles = machine.count
    problems = parsed.diagnostics.filter { $0.severity != .note }.map { Self.problem($0, parsed.sources) }
    guard isWhole else { return }
    let lowered = try compile(program)
    compiled = lowered.program
    problems += lowered.problems
  }

  /// The formal machine.
  var machine: [SourceFile] { Array(sources.files.prefix(machineFiles)) }

  /// The file of a subject's scenario: they come last, in the order of the subjects.
  func scenarioFile(of subject: Int) -> Int { program.files.count - subjects.count + subject }

  /// Compiles this program or a part of it, and says what is wrong with the code under test. Names that were left out
  /// are no gaps of the language: the subject says that its code is larger than what was compiled.
  ///
  /// - Throws: `InputError` when the formal machine cannot be compiled, or the user has interrupted it.
  func compile(
    _ program: Program, leftOut: Set<String> = [], isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(InputError) -> (program: CompiledProgram, problems: [Problem]) {
    let lowered = Lowering.compile(
      program, sources: sources,
      options: LoweringOptions(
        iOSVersion: iOSVersion, knownNames: knownNames.union(leftOut), platformTypes: platformTypes,
        isCancelled: isCancelled))
    if isCancelled() { throw InputError("interrupted") }
    try Self.refuseBrokenMachine(lowered.diagnostics, machine: machineFiles, sources: sources)
    return (lowered.program, lowered.diagnostics.filter { $0.severity != .note }.map { Self.problem($0, sources) })
  }

  /// Scenarios are read like files of the machine that see their subject's private declarations.
  private static func append(_ subjects: [SubjectDescription], to parsed: inout SourceParser.Result) {
    for subject in subjects {
      if let closure = subject.closure { parsed.program.files[subject.file].variables.append(closure) }
      let file = SourceFile(path: "scenario of \(subject.name)", text: subject.scenario)
      let index = parsed.sources.add(file)
      var result = SwiftFrontend.read(file, index: index, reading: .machine)
      result.file.privateScope = subject.file
      parsed.program.files.append(result.file)
      parsed.diagnostics += result.diagnostics
    }
  }

  private static func refuseBrokenMachine(
    _ diagnostics: [Diagnostic], machine: Int, sources: SourceMap
  ) throws(InputError) {
    for diagnostic in diagnostics where diagnostic.severity == .error {
      guard diagnostic.span.file >= 0, Int(diagnostic.span.file) < machine else { continue }
      let place = sources.location(of: diagnostic.span).map { "\($0.path):\($0.line):\($0.column): " } ?? ""
      throw InputError("\(place)the formal machine cannot be read: \(diagnostic.message)")
    }
  }

  static func problem(_ diagnostic: Diagnostic, _ sources: SourceMap) -> Problem {
    let place = sources.location(of: diagnostic.span)
    return Problem(
      severity: diagnostic.severity == .error ? .error : .warning, message: diagnostic.message,
      location: place.map { Location(path: $0.path, line: $0.line, column: $0.column) },
      excerpt: excerpt(diagnostic.span, sources))
  }
}
