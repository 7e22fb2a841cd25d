import Diagnostics
import Identifiers
import Program
import Subjects
import Synchronization
import Threading

/// What is decided on the program instead of a run, and which subjects it concerns.
package struct SignatureFacts: Sendable {
  private let judgements: [SignatureJudgement]
  /// What is wrong in the text of other declarations, by check, in the order of `checks`.
  package let inText: [TextFindings]
  /// By the name and the file of a subject: which of the judgements concern it.
  private var concerning: [Key: [Int]] = [:]

  private struct Key: Hashable {
    var name: String
    var file: Int
  }

  /// What one check has found.
  package struct TextFindings: Sendable {
    package var rule: RuleID
    /// `TextCheck.isOfFunction`
    package var isOfFunction: Bool
    package var judgements: [SignatureJudgement]

    /// Those of types that count.
    package func counting(_ counts: (TypeIndex.Entry) -> Bool) -> TextFindings {
      var copy = self
      copy.judgements.removeAll { !counts($0.type) }
      return copy
    }
  }

  /// What is seen in the text, whether runs come there or not. Where a run has told of the same rule and line, that tells more.
  private static let checks: [any TextCheck.Type] = [
    MissingSuper.self, ManualCallback.self, UnsetDismissalDelegate.self, ClientToldEarly.self, EndBeforePull.self,
    PulledPage.self, OwnObjectCycle.self,
    KeptHandlerCycle.self, EndlessTimer.self, OwnershipCycle.self, StrongDelegate.self, KeptCoordinator.self,
    StaleChrome.self, StaleContent.self,
    LongerThanDeclared.self, UnhandledCancel.self, SheetWithoutPlace.self, EarlyPresentation.self,
    PresentBesideDismissal.self, TwoPresentations.self, RepeatedGesture.self, SecondDismissal.self,
    LeavingOverride.self, LateDismissal.self, RootPresents.self, TopmostPage.self, LatePresentation.self,
    HastyDismissal.self, DeviceTurned.self, FoundPage.self, LostCompletion.self,
    RefusedQuestion.self, FinishedFlag.self, RepeatedSetUp.self, PresentedDismissal.self, LateRemoval.self,
    StoppedForGood.self, PulledLibraryPage.self, UnownedAnswer.self, ClosedBrowser.self, ToldPresents.self,
    ToldDismisses.self, HalfToldEnd.self, OutsideDismissal.self, EarlyCompletion.self, MisplacedDelegate.self,
    CoveredPresentation.self, RepeatedEnd.self, RepeatedPush.self, RepeatedClosing.self, RefusedPresentation.self,
    NotedPresentation.self, StateAtEnd.self, ObservedDismissal.self, GestureDismissal.self, TouchesOfKeptPage.self,
    KeptPresentation.self, TemporaryDelegate.self, DelegateLetGo.self,
    ForwardingOff.self, EndOfBeginning.self, EndOfMessage.self,
    PopoverWithoutPlace.self, ForcedWindow.self,
    ChromeBesideTransition.self, TellingOverride.self, PulledCoordinator.self, SilentRefusal.self,
    UnguardedPop.self, PoppedTogether.self, ForgottenCompletion.self, DelegateToldEarly.self, EarlyPushCompletion.self,
    RefusedContinuation.self, PulledClientPage.self, StaleUnderSheet.self, LeavingBegun.self, TurnedDismissal.self,
    StackSetDuringPush.self, EndBeforeAnimation.self, PageOfSharedObject.self, KeptBehindWeak.self,
    EffectOfQuestion.self, KeptByStoredClosure.self, EndlessAnimation.self, SegueOfRow.self, OtherPageOfStack.self,
    TimedRemoval.self, ClosedQuestion.self, AnswerOverWaiting.self, PulledChild.self,
    KeptPageDismissal.self, LatePop.self, UnsetRefusalDelegate.self, EndlessLoop.self,
    DismissalBesidePresentation.self, LeftChild.self, ReplacedTimer.self,
    LeftPresentation.self, SkippedEnd.self, StackPresentation.self, FormRowCycle.self,
    AnsweredPush.self, EmptyDismissal.self, EndlessScan.self,
  ]

  /// The rule that is decided so.
  package static let rule = SignatureJudge.rule

  /// The declarations of classes that are judged here and of which nothing makes an object.
  package let unnamed: Set<SourceSpan>
  /// The places of causes in functions that nobody calls.
  package let uncalled: Set<SourceSpan>

  package init(
    _ program: Program, index: TypeIndex, subjects: [SubjectDescription], unnamed parts: UnnamedParts,
    families: DeviceFamilies, jobs: Int, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    judgements = SignatureJudge(index: index, program: program).judgements()
    let all = index.entries.filter { type in
      type.isSubject && !index.isTest(file: type.file)
        && TestFiles.modules.isDisjoint(with: program.files[type.file].imports)
    }
    let types = all.filter { $0.declaration.kind != .protocol }
    let counting: @Sendable (any TextCheck.Type) -> [TypeIndex.Entry] = { check in
      let counted = check.concernsProtocols ? all : types
      return check.concernsPads ? counted.filter { !families.isForPhones(file: $0.file) } : counted
    }
    let lasting = LastingPages(index)
    let cells = LastingCells(index, lasting)
    let moments = CauseMoments(index, program)
    inText = Self.found(jobs: jobs, isCancelled) { check in
      var judgements = check.judgements(of: counting(check), program, index: index)
      if check.rule == .TV902 { judgements.removeAll { lasting.keeps($0) || cells.contains($0.type) } }
      return check.comesLate ? moments.late(judgements) : judgements
    }
    uncalled = moments.uncalled(in: inText.flatMap(\.judgements))
    let judged = (judgements + inText.flatMap(\.judgements)).map(\.type)
    unnamed = Self.unnamed(among: judged, index, parts)
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

  /// No check depends on another one: they run side by side. When the user interrupts the run, no further one begins; the
  /// report says that it was interrupted.
  private static func found(
    jobs: Int, _ isCancelled: @escaping @Sendable () -> Bool,
    by judge: @escaping @Sendable (any TextCheck.Type) -> [SignatureJudgement]
  ) -> [TextFindings] {
    let found = Mutex<[Int: [SignatureJudgement]]>([:])
    DeepStack.forEach(checks.indices, workers: jobs) { number in
      if isCancelled() { return }
      let judgements = judge(checks[number])
      found.withLock { $0[number] = judgements }
    }
    let all = found.withLock { $0 }
    return checks.enumerated().map { number, check in
      TextFindings(rule: check.rule, isOfFunction: check.isOfFunction, judgements: all[number] ?? [])
    }
  }

  /// Of a library clients make what it does not name.
  private static func unnamed(
    among types: [TypeIndex.Entry], _ index: TypeIndex, _ parts: UnnamedParts
  ) -> Set<SourceSpan> {
    if types.isEmpty || !SwipeSource.isApp(index) { return [] }
    return Set(types.filter { parts.contains($0) }.map(\.declaration.nameSpan))
  }

  /// The judgements about the subject's class and about every class that it mentions.
  package func judgements(for subject: SubjectDescription) -> [SignatureJudgement] {
    (concerning[Key(name: subject.name, file: subject.file)] ?? []).map { judgements[$0] }
  }

  /// The types of which the text tells, whether a subject leads to them or not.
  package func types(besides subjects: [SubjectDescription]) -> [TypeIndex.Entry] {
    (inText.flatMap(\.judgements) + orphans(of: subjects)).map(\.type)
  }

  /// The judgements with findings that no subject leads to.
  package func orphans(of subjects: [SubjectDescription]) -> [SignatureJudgement] {
    let concerned = Set(subjects.flatMap { judgements(for: $0).map(\.type.declaration.nameSpan) })
    return judgements.filter { !$0.causes.isEmpty && !concerned.contains($0.type.declaration.nameSpan) }
  }
}
