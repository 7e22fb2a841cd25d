import Program

/// What is decided on the program instead of a run, and which subjects it concerns.
struct SignatureFacts: Sendable {
  private let index: TypeIndex
  private let judgements: [SignatureJudgement]

  static let rule = "TV905"

  init(_ program: Program) {
    index = TypeIndex(program)
    judgements = SignatureJudge(index: index, program: program).judgements()
  }

  /// The judgements about the subject's class and about every class that it mentions.
  func judgements(for subject: SubjectDescription) -> [SignatureJudgement] {
    if judgements.isEmpty { return [] }
    guard let entry = index.entry(named: subject.name, from: subject.file) else { return [] }
    let mentioned = VendedParts.closure(of: entry, index: index)
    return judgements.filter { judgement in
      if judgement.type.isPrivate && judgement.type.file != subject.file { return false }
      let name = judgement.type.name
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return name == subject.name || mentioned.contains(name) || mentioned.contains(last)
    }
  }

  /// The judgements with findings that no subject leads to.
  func orphans(of subjects: [SubjectDescription]) -> [SignatureJudgement] {
    let concerned = Set(subjects.flatMap { judgements(for: $0).map(\.type.declaration.nameSpan) })
    return judgements.filter { !$0.causes.isEmpty && !concerned.contains($0.type.declaration.nameSpan) }
  }
}
