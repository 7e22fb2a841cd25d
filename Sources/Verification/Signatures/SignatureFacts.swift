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
  /// Closures and objects that a controller keeps and that keep it.
  let ownClosures: [SignatureJudgement]
  /// Cleanup after a pull of which UIKit does not know.
  let unsetDelegates: [SignatureJudgement]
  /// Clients that are told before a controller of a library has gone.
  let earlyCalls: [SignatureJudgement]
  /// Cleanup where a pull only begins.
  let earlyEnds: [SignatureJudgement]
  /// By the name and the file of a subject: which of the judgements concern it.
  private var concerning: [Key: [Int]] = [:]

  private struct Key: Hashable {
    var name: String
    var file: Int
  }

  /// The rule that is decided so.
  static let rule = RuleID.TV905

  /// The declarations of classes that are judged here and of which nothing makes an object.
  let unnamed: Set<SourceSpan>

  init(_ program: Program, index: TypeIndex, subjects: [SubjectDescription], sources: SourceMap? = nil) {
    judgements = SignatureJudge(index: index, program: program).judgements()
    missingSupers = MissingSuper.judgements(program, index: index)
    manualCallbacks = ManualCallback.judgements(program, index: index)
    ownClosures =
      OwnClosureCycle.judgements(program, index: index) + OwnObjectCycle.judgements(program, index: index)
    unsetDelegates = UnsetDismissalDelegate.judgements(program, index: index)
    earlyCalls = ClientToldEarly.judgements(program, index: index)
    earlyEnds = EndBeforePull.judgements(program, index: index)
    let declared = missingSupers + manualCallbacks + ownClosures + unsetDelegates + earlyCalls + earlyEnds
    let types = (judgements + declared).map(\.type)
    unnamed = Self.unnamed(among: types, index, sources)
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

  /// Of a library clients make what it does not name.
  private static func unnamed(
    among types: [TypeIndex.Entry], _ index: TypeIndex, _ sources: SourceMap?
  ) -> Set<SourceSpan> {
    if types.isEmpty || !SwipeSource.isApp(index) { return [] }
    let parts = UnnamedParts(index: index, sources: sources)
    return Set(types.filter { parts.contains($0) }.map(\.declaration.nameSpan))
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
