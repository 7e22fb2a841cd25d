import Diagnostics
import RunReport

/// Sources and what a check has found in them, as far as the search for repairs looks at it.
package protocol CheckedCode: Sendable {
  /// What makes a subject the same before and after a change.
  associatedtype Identity: Hashable

  /// Each root cause once, in the order of reports.
  var findings: [Finding] { get }
  /// The files under test, in the order of the run.
  var files: [SourceFile] { get }
  /// Everything that was explored.
  var subjects: [Identity: Subject] { get }
  /// Subjects that are explored only when the runs of no other come to them.
  var fallbacks: Set<Identity> { get }

  /// The subject with the fewest states whose runs show a finding, and how many states it has.
  func smallest(showing finding: Finding) -> (subject: Identity, states: Int)?
  /// The files that a change of one can matter to, and those that matter to it.
  func filesAround(_ path: String) -> [SourceFile]
  /// The subjects that depend on something that has changed since then, in any order.
  func subjectsRenewed(since earlier: Self) -> [Subject]
}

extension CheckedCode {
  func file(_ path: String) -> SourceFile? { files.first { $0.path == path } }

  /// The same files with another text at one path.
  func files(replacing path: String, with text: String) -> [SourceFile] {
    files.map { $0.path == path ? SourceFile(path: path, text: text) : $0 }
  }
}

/// Checks changed sources, with the options of the run that has found what is to be repaired.
package protocol SourceChecking: Sendable {
  /// What a check gives.
  associatedtype Code: CheckedCode

  /// Asked before each check; none is made once it answers true.
  var isCancelled: @Sendable () -> Bool { get }

  /// What a run over the files finds.
  ///
  /// - Parameters:
  ///   - known: what was found before the change.
  ///   - states: how many states of a subject are explored at most; `nil` for what the options say.
  /// - Returns: `nil` when the files cannot be checked.
  func check(_ files: [SourceFile], after known: Code, states: Int?) -> Code?

  /// What the first states of one subject show: less than a check, and much sooner.
  func findings(_ files: [SourceFile], after known: Code, of subject: Code.Identity, states: Int) -> [Finding]
}
