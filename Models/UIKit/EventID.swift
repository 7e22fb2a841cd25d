/// An event of the machine's own scenarios: `offer(.swipeCancelled, by: .user)`. What it is called is the reports'
/// business (`EventText`); here and in `MachineEvent` are the names.
enum EventID {
  case transitionStarts, animationEnds, standardAnimationEnds, blockRuns, delayedBlockRuns, networkAnswers, timerFires
  case deviceRotates, windowWidens, windowNarrows, appEntersBackground, appEntersForeground
  case notificationComes, unknownCodeCallsBack
  case gestureBegins, dragBegins, edgeDragBegins, pinchBegins, twoFingerTurnBegins, userPressesLong, userTaps
  case userSwipes, userSwipesFromEdge
  case fingerMoves, fingerLifts, gestureIsTaken, recogniserFails
  case userTapsButton, userTapsRow, userTapsItem, userTapsBack, userTapsBarButton, userTapsTab, userTapsSelectedTab
  case userTapsToPresent, userSwipesToPresent, appPresentsAtOnce
  case userTapsClose, userSwipesToDismiss, appDismissesAtOnce, appClosesEverything
  case appDismissesWhilePresenting, appDismissesAgain
  case userTapsToPush, appPushesAtOnce, userSwipesToPop, appPopsAtOnce
  case userSwipesToTab, appSelectsTab, appTurnsPage, userSwipesToNextPage, userSwipesToFormerPage
  case swipeFinished, swipeCancelled, pageFinished, pageCancelled
  case userPullsSheet, userTapsOutsidePopover, sheetFinished, sheetCancelled, userDragsSheetToDetent
  case appStarts, appShowsController, appMakesAnimator, pageReloads
  /// The app calls a method of the code under test, given by its full name.
  case appCalls(String)
}
