import Identifiers

/// Which changes are tried for which rule.
enum RepairCatalogue {
  /// In this order; none for a rule that nobody knows how to repair.
  static func makers(for rule: RuleID) -> [ChangeProposer.Maker] {
    switch rule {
    case .TV101: [SecondCompletion.changes]
    case .TV102, .TV103: [MissingCompletion.changes]
    case .TV104, .TV105: [CompletionFlag.changes]
    case .TV107: [SecondCompletion.removal]
    case .TV201: [GestureOutcome.handling, GestureOutcome.cancelling]
    case .TV203: [GestureOutcome.cancelling, GestureOutcome.handling]
    case .TV204: [EarlyOutcome.changes]
    case .TV205: [InteractionAnswer.changes]
    case .TV207: [InteractionCalls.changes]
    case .TV209: [UnansweredEnds.pausedAnimators]
    case .TV301: [ArrivingView.changes]
    case .TV302, .TV303: [PresenterView.changes]
    case .TV304, .TV305: [LeftView.changes]
    case .TV306: [PresenterView.removal]
    case .TV307, .TV1203: [ViewState.changes]
    case .TV401: [PresentationChrome.resizing]
    case .TV402: [PresentationChrome.removal]
    case .TV403: [PresentationChrome.condition]
    case .TV404: [DeclarationChanges.customStyle]
    case .TV501: [AppearanceCalls.ending]
    case .TV502: [AppearanceCalls.beginning]
    case .TV503: [AppearanceCalls.removal]
    case .TV504: [AppearanceCalls.callingSuper]
    case .TV505: [AppearanceEffects.changes]
    case .TV506: [UnansweredEnds.toggles]
    case .TV507: [AppearanceCalls.leaving]
    case .TV601: [Requests.presenting]
    case .TV603: [Requests.closing]
    case .TV604: [Requests.dismissing]
    case .TV701: [Requests.navigating]
    case .TV703: [LayoutSharing.changes]
    case .TV801, .TV1205: [ForcedUnwrap.changes]
    case .TV901: [DelegateOwnership.changes]
    case .TV902: [DeclarationChanges.weakening]
    case .TV905: [DeclarationChanges.renaming]
    case .TV1001: [ArrivingView.framed]
    case .TV1002: [LateGeometry.changes]
    case .TV1101: [SheetCallbacks.later]
    case .TV1102: [SheetCallbacks.always]
    case .TV1103: [UnsavedChanges.changes]
    case .TV1201: [UnansweredEnds.coordinators, ViewState.changes]
    case .TV1202: [UnansweredEnds.interruptions]
    case .TV106, .TV108, .TV109, .TV202, .TV206, .TV208, .TV308, .TV602, .TV605, .TV702, .TV802, .TV803, .TV804,
      .TV903, .TV904, .TV906, .TV1003, .TV1004, .TV1005, .TV1104, .TV1105, .TV1204:
      []
    }
  }
}
