import Rules
import RunReport
import Verification

/// What the command line needs of the rest of the program. Tests put their own in its place.
struct Engine: Sendable {
  /// Ascending by number.
  var rules: [RuleDescription]

  /// Checks sources; the closures receive the progress and are asked whether to stop.
  var check:
    @Sendable (
      RunOptions, @escaping @Sendable (RunProgress) -> Void, @escaping @Sendable () -> Bool
    ) throws(InputError) -> Report

  /// … and repairs in memory what it can; the last closure gets each repair as soon as it is found.
  var fix:
    @Sendable (
      RunOptions, @escaping @Sendable (RunProgress) -> Void, @escaping @Sendable () -> Bool,
      @escaping @Sendable (Fixes.Fix) -> Void
    ) throws(InputError) -> Fixes

  /// Explores one part of what `check` would.
  var explore:
    @Sendable (
      RunOptions, Shard, @escaping @Sendable (RunProgress) -> Void, @escaping @Sendable () -> Bool
    ) throws(InputError) -> ShardResult

  /// Finds what `check` would, or takes it from a report, for walks through it.
  var replays:
    @Sendable (
      RunOptions, Report?, @escaping @Sendable (RunProgress) -> Void, @escaping @Sendable () -> Bool
    ) throws(InputError) -> ReplaySource

  /// Joins all parts to what `check` would answer.
  var merge:
    @Sendable (
      RunOptions, ShardSet, @escaping @Sendable (RunProgress) -> Void, @escaping @Sendable () -> Bool
    ) throws(InputError) -> Report

  /// Finds what `check` would explore.
  var scenarios: @Sendable (RunOptions) throws(InputError) -> TransitionCode

  /// The models of values alone, in the languages of other checkers.
  var export: @Sendable (RunOptions) throws(InputError) -> [ModelExport]

  /// The explored states of the subjects, and how they are written.
  var graphs: @Sendable (RunOptions) throws(InputError) -> [GraphExport]
  var plot: @Sendable (StateGraph, GraphFormat) -> String

  /// A report in one format.
  var render: @Sendable (Report, ReporterChoice.Format, RenderOptions) -> String

  /// Derives a state diagram from the machine.
  var derive: @Sendable (DiagramDescription) throws(InputError) -> StateDiagram

  /// A state diagram in one format, and the page that shows several.
  var draw: @Sendable (StateDiagram, DiagramFormat) -> String
  var diagramPage: @Sendable ([StateDiagram]) -> String

  /// The whole set of files for `--output`, names relative to the folder.
  var reportFolder: @Sendable (Report) -> [ReportFile]
}

/// What a format is told besides the report itself.
struct RenderOptions: Hashable, Sendable {
  var isColored = false
  /// Where the HTML report of the same run lies, as the user would open it; `nil` when there is none.
  var htmlPath: String?
  /// Tell everything of each finding and each subject.
  var isVerbose = false
  /// List everything that was not understood.
  var showsCoverage = false
  /// The folder in which relative paths of the report begin, for formats that need absolute ones.
  var folder: String?
}

/// A file of the set of reports.
struct ReportFile: Hashable, Sendable {
  var name: String
  var text: String
}
