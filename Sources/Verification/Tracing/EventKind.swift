import Identifiers

/// What an event is to those who compare runs, told by its actor and, for the machine's own events, by its id.
enum EventKind: Hashable {
  /// What is on its way goes on by itself: UIKit's own steps and the run loop's.
  case due
  /// The end of a gesture or of a swipe: those of one gesture are its outcomes.
  case outcome(Gesture)
  /// Somebody asks for a transition: those of one purpose lead to the same.
  case request(Purpose)
  /// Whatever else the user, or the app, does.
  case deed
  /// It comes from outside and need not happen: a rotation, a call, a notification, a request in between.
  case disturbance
  /// What ends a disturbance.
  case returning

  enum Gesture: Hashable { case swipe, finger, sheet, page }
  enum Purpose: Hashable { case present, dismiss, push, pop, tab }

  /// - Parameter actor: as the machine names it.
  init(_ event: EventID, actor: String) {
    let usual: EventKind = actor == "environment" ? .disturbance : .deed
    if actor == "system" || actor == "runLoop" {
      self = .due
    } else {
      self = event.machineEvent.flatMap(Self.kind) ?? usual
    }
  }

  /// `nil` for events whose kind their actor tells.
  private static func kind(of event: MachineEvent) -> EventKind? {
    switch event {
    case .swipeFinished, .swipeCancelled: .outcome(.swipe)
    case .fingerLifts, .gestureIsTaken, .recogniserFails: .outcome(.finger)
    case .sheetFinished, .sheetCancelled: .outcome(.sheet)
    case .pageFinished, .pageCancelled: .outcome(.page)
    case .userTapsToPresent, .userSwipesToPresent, .appPresentsAtOnce: .request(.present)
    case .userTapsClose, .userSwipesToDismiss, .userPullsSheet, .appDismissesAtOnce, .appClosesEverything:
      .request(.dismiss)
    case .userTapsToPush, .appPushesAtOnce: .request(.push)
    case .userTapsBack, .userSwipesToPop, .userSwipesFromEdge, .appPopsAtOnce: .request(.pop)
    case .userTapsTab, .userSwipesToTab, .appSelectsTab: .request(.tab)
    case .appEntersForeground: .returning
    // What scenarios let the app do in between, to see whether it does harm.
    case .appDismissesWhilePresenting, .appDismissesAgain, .unknownCodeCallsBack, .notificationComes: .disturbance
    case .transitionStarts, .animationEnds, .standardAnimationEnds, .blockRuns, .delayedBlockRuns, .networkAnswers,
      .timerFires,
      .deviceRotates, .windowWidens, .windowNarrows, .appEntersBackground, .gestureBegins, .dragBegins,
      .edgeDragBegins, .pinchBegins, .twoFingerTurnBegins, .userPressesLong, .userTaps, .userSwipes, .fingerMoves,
      .userTapsButton, .userTapsRow, .userTapsItem, .userTapsBarButton, .userTapsSelectedTab, .appTurnsPage,
      .userSwipesToNextPage, .userSwipesToFormerPage, .userTapsOutsidePopover, .userDragsSheetToDetent, .appStarts,
      .appShowsController, .appMakesAnimator, .pageReloads:
      nil
    }
  }

  var isDue: Bool { self == .due }
  var isOutcome: Bool { if case .outcome = self { true } else { false } }
}

extension MachineEvent {
  /// Whether it brings what its gesture is about to an end in the usual way.
  var isUsualEnd: Bool {
    switch self {
    case .swipeFinished, .fingerLifts, .sheetFinished, .pageFinished: true
    default: false
    }
  }
}
