/// Which check of a rule has failed, where a rule has several. Its raw value is the name of the case in `CheckID` of
/// `Models/UIKit/CheckID.swift`, and part of the ids of findings: names are never used again for something else.
package enum CheckID: String, Codable, CaseIterable, Sendable, Hashable {
  /// TV104.
  case cancelledIsCommitted, uncancelledIsRolledBack, uncancelledIsGivenUp
  /// TV107.
  case contextIsUsedLate, interactionIsDrivenLate
  /// TV109.
  case durationIsZero, animationIsLonger
  /// TV206.
  case updatedEarly, updatedLate
  /// TV207.
  case contextIsToldInstead, interactionCompletes
  /// TV208.
  case answersAnother, answersIdleOne, runsByItself, endsEarly
  /// TV209.
  case stoppedIsStarted, stoppedIsPaused, inactiveIsContinued, activeIsFinished, stoppedIsReleased, pausedIsReleased
  /// TV307.
  case alphaIsChanged, visibilityIsChanged, frameIsChanged, transformIsChanged, cornerRadiusIsChanged
  /// TV401.
  case presentedViewKeepsFrame, chromeKeepsSize
  /// TV403.
  case viewsAreRemovedEarly
  /// TV501.
  case beginIsOpen, beliefIsWrong, beginIsRedundant
  /// TV502.
  case endWithoutBegin, stateIsWrong
  /// TV504.
  case callbackKeepsSuper, interactionKeepsSuper
  /// TV505.
  case appearingIsNotUndone, disappearingIsNotUndone
  /// TV506.
  case appearingIsRepeated, disappearingIsRepeated, entryIsRepeated
  /// TV507.
  case presenterBeginIsOpen, presenterEndsWithoutBegin, presenterIsVisible, presenterIsCovered
  /// TV601.
  case isPresentedAlready, requestIsInProgress, presentsAlready, isOutsideWindow
  /// TV603.
  case pageStays, laterPageIsTaken
  /// TV702.
  case topIsNotShown, barShowsAnother
  /// TV703.
  case setAfterPush, setForRoot
  /// TV802.
  case flagStays, viewStays
  /// TV901.
  case navigationDelegateIsGone, transitioningDelegateIsGone, tabBarDelegateIsGone, delegateIsTakenAway
  /// TV902.
  case contextIsHeld, dismissedIsHeld, partKeepsItself
  /// TV903.
  case answersEndedOne, flagIsLeftBehind
  /// TV904.
  case pushesSetToPop, popsSetToPush, presentsSetToDismiss, dismissesSetToPresent
  /// TV906.
  case delegateIsInside, delegateIsOnPresenter, delegateIsReplaced
  /// TV1102.
  case cleanupIsMissing, sequelIsMissing, sequelIsRepeated
  /// TV1103.
  case changesAreLost, refusalIsSilent
  /// TV1104.
  case queryChanges, queryRequests
  /// TV1105.
  case waitsForCallbacks, needsPresentersView
  /// TV1201.
  case viewsEndOtherwise, pushIsNotUndone, presentationIsNotUndone
  /// TV1202.
  case outcomeIsInvented, completionIsLost
  /// TV1204.
  case stackIsWedged, neverRests, mayRepeatWork, mayRepeatTransitions
  /// TV1205.
  case popoverHasNoPlace
  /// Of models of values and of code alike: a run that need not come to rest although it could.
  case mayGoRound
  /// Seen in the text alone, TV602.
  case completionIsForgotten, noteStays
  /// … TV603.
  case endIsToldForChild
  /// … TV604.
  case clientHearsTwice, pageBelowStays
  /// … TV902.
  case timerIsEndless, coordinatorIsKept, delegateIsStrong
  /// … TV1102.
  case pullIsUnheard, wayIsUnheard
  /// … TV1205.
  case pageIsUnowned
  /// … TV701.
  case rowPushesTwice

  /// Those that the machine does not have.
  package static let ofText: Set<CheckID> = [
    .completionIsForgotten, .noteStays, .endIsToldForChild, .clientHearsTwice, .pageBelowStays, .timerIsEndless,
    .coordinatorIsKept, .delegateIsStrong, .pullIsUnheard, .wayIsUnheard, .pageIsUnowned, .rowPushesTwice,
  ]
}
