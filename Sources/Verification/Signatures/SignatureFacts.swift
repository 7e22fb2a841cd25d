import Diagnostics
import Identifiers
import Program

/// What is decided on the program instead of a run, and which subjects it concerns.
struct SignatureFacts: Sendable {
  private let judgements: [SignatureJudgement]
  /// Overrides without super: of a class that runs come to, those tell more.
  let missingSupers: [SignatureJudgement]
  /// Appearance callbacks that are called by hand.
  let manualCallbacks: [SignatureJudgement]
  /// Closures that a controller keeps and that keep it.
  let ownClosures: [SignatureJudgement]
  /// By the name and the file of a subject: which of the judgements concern it.
  private var concerning: [Key: [Int]] = [:]

  private struct Key: Hashable {
    var name: String
    var file: Int
  }

  /// The rule that is decided so.
  static let rule = RuleID.TV905

  init(_ program: Program, index: TypeIndex, subjects: [SubjectDescription]) {
    judgements = SignatureJudge(index: index, program: program).judgements()
    missingSupers = MissingSuper.judgements(program, index: index)
    manualCallbacks = ManualCallback.judgements(program, index: index)
    ownClosures = OwnClosureCycle.judgements(program, index: index)
    if judgements.isEmpty { return }
    let mentions = Mentions(index)
    for subject in subjects {
      let key = Key(name: subject.name, file: subject.file)
      guard concerning[key] == nil, let entry = index.entry(named: subject.name, from: subject.file) else { continue }
      let mentioned = mentions.closure(of: entry)
      concerning[key] = judgements.indices.filter {
        judgements[$0].type.id == entry.id || mentioned.contains(judgements[$0].type.id)
      }
    }
  }

  /// The judgements about the subject's class and about every class that it mentions.
  func judgements(for subject: SubjectDescription) -> [SignatureJudgement] {
    (concerning[Key(name: subject.name, file: subject.file)] ?? []).map { judgements[$0] }
  }

  /// The judgements with findings that no subject leads to.
  func orphans(of subjects: [SubjectDescription]) -> [SignatureJudgement] {
    let concerned = Set(subjects.flatMap { judgements(for: $0).map(\.type.declaration.nameSpan) })
    return judgements.filter { !$0.causes.isEmpty && !concerned.contains($0.type.declaration.nameSpan) }
  }
}
