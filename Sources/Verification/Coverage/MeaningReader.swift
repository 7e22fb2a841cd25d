import Diagnostics
import Machine
import Program
import RunReport

/// Which declarations of code under test a subject reaches, and how much of them had a meaning.
struct MeaningReader {
  let program: Program
  let sources: SourceMap
  /// What was explored: the program or a part of it.
  let compiled: CompiledProgram
  /// What its declarations mean, shared by all subjects.
  var meaning = MeaningTable()

  /// - Parameter entered: the functions that ran, by number.
  func declarations(entered: Set<Int32>) -> [DeclarationMeaning] {
    let ran = Set(entered.map { compiled.functions[Int($0)].span })
    let reached = Set(CallReach.functions(of: compiled, from: entered).map { compiled.functions[Int($0)].span })
    let files = Set(reached.map { Int($0.file) })
    return program.files.filter { $0.reading == .subject && files.contains($0.file) }.flatMap { file in
      meaning.declarations(of: file, gaps: compiled.gaps).filter { reached.contains($0.span) }.compactMap {
        declaration in
        location(declaration.span).map { location in
          DeclarationMeaning(
            location: location, count: MeaningCount(declaration), hasRun: ran.contains(declaration.span),
            gaps: gaps(of: declaration))
        }
      }
    }
  }

  private func gaps(of declaration: MeaningCounter.Declaration) -> [DeclarationMeaning.Gap] {
    declaration.gaps.compactMap { construct, gap in
      location(gap.span).map { DeclarationMeaning.Gap(construct: construct, count: gap.count, location: $0) }
    }.sorted { $0.construct < $1.construct }
  }

  private func location(_ span: SourceSpan) -> Location? {
    sources.location(of: span).map { Location(path: $0.path, line: $0.line, column: $0.column) }
  }
}

extension MeaningCount {
  fileprivate init(_ declaration: MeaningCounter.Declaration) {
    self.init(
      statements: declaration.statements, understoodStatements: declaration.understoodStatements,
      expressions: declaration.expressions, understoodExpressions: declaration.understoodExpressions)
  }
}
