import Diagnostics
import Program

/// What is decided on the program instead of a run, and which subjects it concerns.
struct SignatureFacts: Sendable {
  private let index: TypeIndex
  private let judgements: [SignatureJudgement]

  static let rule = "TV905"

  init(_ program: Program, sources: SourceMap? = nil) {
    index = TypeIndex(program, sources: sources)
    judgements = SignatureJudge(index: index, program: program).judgements()
  }

  /// The judgements about the subject's class and about every class that it mentions.
  func judgements(for subject: SubjectDescription) -> [SignatureJudgement] {
    if judgements.isEmpty { return [] }
    guard let entry = index.entry(named: subject.name, from: subject.file) else { return [] }
    let mentioned = Mentions(index).closure(of: entry)
    return judgements.filter { $0.type.id == entry.id || mentioned.contains($0.type.id) }
  }

  /// The judgements with findings that no subject leads to.
  func orphans(of subjects: [SubjectDescription]) -> [SignatureJudgement] {
    let concerned = Set(subjects.flatMap { judgements(for: $0).map(\.type.declaration.nameSpan) })
    return judgements.filter { !$0.causes.isEmpty && !concerned.contains($0.type.declaration.nameSpan) }
  }
}
