/// An event that the formal machine offers by itself. Its raw value is the name of the case in `EventID` of
/// `Models/UIKit/EventID.swift`, and part of the ids of findings: names are never used again for something else.
///
/// Sentences are written in `EventText` alone.
package enum MachineEvent: String, CaseIterable, Sendable, Hashable {
  /// What UIKit and the run loop have on their way.
  case transitionStarts, animationEnds, standardAnimationEnds, blockRuns, delayedBlockRuns, networkAnswers, timerFires
  /// What comes from outside.
  case deviceRotates, windowWidens, windowNarrows, appEntersBackground, appEntersForeground
  /// Calls whose time nobody knows.
  case notificationComes, unknownCodeCallsBack
  /// How a recognised gesture begins.
  case gestureBegins, dragBegins, edgeDragBegins, pinchBegins, twoFingerTurnBegins, userPressesLong, userTaps
  case userSwipes, userSwipesFromEdge
  /// How it goes on.
  case fingerMoves, fingerLifts, gestureIsTaken, recogniserFails
  /// Taps on what is on the screen.
  case userTapsButton, userTapsRow, userTapsItem, userTapsBack, userTapsBarButton, userTapsTab, userTapsSelectedTab
  /// Requests to present and to dismiss.
  case userTapsToPresent, userSwipesToPresent, appPresentsAtOnce
  case userTapsClose, userSwipesToDismiss, appDismissesAtOnce, appClosesEverything
  case appDismissesWhilePresenting, appDismissesAgain
  /// Requests to push and to pop.
  case userTapsToPush, appPushesAtOnce, userSwipesToPop, appPopsAtOnce
  /// Requests of tabs and pages.
  case userSwipesToTab, appSelectsTab, appTurnsPage, userSwipesToNextPage, userSwipesToFormerPage
  /// How a swipe and the drag of a page end.
  case swipeFinished, swipeCancelled, pageFinished, pageCancelled
  /// Sheets and popovers.
  case userPullsSheet, userTapsOutsidePopover, sheetFinished, sheetCancelled, userDragsSheetToDetent
  /// What scenarios of single classes let the app do.
  case appStarts, appShowsController, appMakesAnimator, pageReloads
}
