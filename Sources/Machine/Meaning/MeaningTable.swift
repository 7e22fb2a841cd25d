import Diagnostics
import Program
import Synchronization

/// What the declarations of a program's files mean, counted once however many subjects reach them.
package final class MeaningTable: Sendable {
  private let known = Mutex<[Int: [MeaningCounter.Declaration]]>([:])

  package init() {}

  /// The counts of all declarations of a file. Takes time proportional to the file the first time.
  package func declarations(of file: ProgramFile, gaps: [SourceSpan: LanguageGap]) -> [MeaningCounter.Declaration] {
    if let known = known.withLock({ $0[file.file] }) { return known }
    let counted = MeaningCounter.declarations(of: file, gaps: gaps) { _ in true }
    known.withLock { $0[file.file] = counted }
    return counted
  }
}
