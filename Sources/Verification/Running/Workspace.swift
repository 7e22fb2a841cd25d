import Diagnostics
import Machine
import Program
import RunReport
import SwiftFrontend

/// Everything that is read and compiled before the first state is explored.
struct Workspace: Sendable {
  let program: Program
  let sources: SourceMap
  let compiled: CompiledProgram
  let subjects: [SubjectDescription]
  let signatures: SignatureFacts
  /// Trouble with the files under test.
  let problems: [Problem]

  /// Reads the machine and the sources, finds the subjects, writes their scenarios and compiles it all together.
  ///
  /// - Throws: `InputError` when there is nothing to check or the formal machine itself cannot be read.
  init(files: [SourceFile], jobs: Int, iOSVersion: Double?) throws(InputError) {
    let machine = try ModelLibrary.files()
    var inputs = machine.map { SourceParser.Input(source: $0, reading: .machine) }
    inputs += files.map { SourceParser.Input(source: $0, reading: .subject) }
    var parsed = SourceParser.parse(inputs, jobs: jobs, cache: .standard())
    signatures = SignatureFacts(parsed.program, sources: parsed.sources)
    let subjects = ScenarioWriter(program: parsed.program, sources: parsed.sources, iOSVersion: iOSVersion)
      .subjects()
    Self.append(subjects, to: &parsed)
    let lowered = Lowering.compile(
      parsed.program, sources: parsed.sources,
      options: LoweringOptions(iOSVersion: iOSVersion, knownNames: try PlatformNames.all()))
    let diagnostics = parsed.diagnostics + lowered.diagnostics
    try Self.refuseBrokenMachine(diagnostics, machine: machine.count, sources: parsed.sources)
    program = parsed.program
    sources = parsed.sources
    compiled = lowered.program
    self.subjects = subjects
    problems = diagnostics.filter { $0.severity != .note }.map { Self.problem($0, parsed.sources) }
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

  private static func problem(_ diagnostic: Diagnostic, _ sources: SourceMap) -> Problem {
    let place = sources.location(of: diagnostic.span)
    return Problem(
      severity: diagnostic.severity == .error ? .error : .warning, message: diagnostic.message,
      location: place.map { Location(path: $0.path, line: $0.line, column: $0.column) },
      excerpt: excerpt(diagnostic.span, sources))
  }

  private static func excerpt(_ span: SourceSpan, _ sources: SourceMap) -> [String] {
    ExcerptRenderer(map: sources).excerpt(of: span).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }
}
