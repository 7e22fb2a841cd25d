import Identifiers

/// What events are called in reports: the only place that knows their sentences.
package enum EventText {
  /// Lower case, no period: "the user taps close".
  package static func sentence(of event: EventID) -> String {
    switch event {
    case .machine(let event): sentence(of: event)
    case .call(let method): deed(of: method) ?? "the app calls \(method)"
    case .named(let name): name
    }
  }

  /// Whether it is something that the user does, and no code of the app.
  package static func isOfUser(_ event: EventID) -> Bool {
    if case .call(let method) = event { deed(of: method) != nil } else { false }
  }

  /// What the user does where UIKit calls a method for it.
  private static func deed(of method: String) -> String? {
    switch method {
    case "tableView(_:didSelectRowAt:)": sentence(of: .userTapsRow)
    case "collectionView(_:didSelectItemAt:)": sentence(of: .userTapsItem)
    default: segue(followedBy: method)
    }
  }

  /// What the user does where the storyboard's segue has a function for it: `followSegue_detail(_:)`.
  private static func segue(followedBy method: String) -> String? {
    guard method.hasPrefix(SegueFunction.following), let end = method.firstIndex(of: "(") else { return nil }
    return "the user follows the segue '\(method[..<end].dropFirst(SegueFunction.following.count))'"
  }

  /// Of an event that the machine offers by itself.
  package static func sentence(of event: MachineEvent) -> String {
    switch event {
    case .transitionStarts: "UIKit starts the transition"
    case .animationEnds: "an animation ends"
    case .standardAnimationEnds: "the standard animation ends"
    case .blockRuns: "work on the main queue runs"
    case .delayedBlockRuns: "delayed work runs"
    case .networkAnswers: "the network answers"
    case .timerFires: "a timer fires"
    case .deviceRotates: "the device rotates"
    case .windowWidens: "the window becomes wide"
    case .windowNarrows: "the window becomes narrow"
    case .appEntersBackground: "the app goes to the background"
    case .appEntersForeground: "the app returns to the foreground"
    case .notificationComes: "a notification comes"
    case .unknownCodeCallsBack: "unknown code calls back"
    case .gestureBegins: "the user begins a gesture"
    case .dragBegins: "the user begins to drag"
    case .edgeDragBegins: "the user begins to drag from the edge"
    case .pinchBegins: "the user begins to pinch"
    case .twoFingerTurnBegins: "the user begins to rotate two fingers"
    case .userPressesLong: "the user presses long"
    case .userTaps: "the user taps"
    case .userSwipes: "the user swipes"
    case .userSwipesFromEdge: "the user swipes from the edge"
    case .fingerMoves: "the user's finger moves"
    case .fingerLifts: "the user lifts the finger"
    case .gestureIsTaken: "the system cancels the gesture"
    case .recogniserFails: "the recogniser fails"
    case .userTapsButton: "the user taps a button"
    case .userTapsRow: "the user taps a row"
    case .userTapsItem: "the user taps an item"
    case .userTapsBack: "the user taps back"
    case .userTapsBarButton: "the user taps a bar button"
    case .userTapsTab: "the user taps a tab"
    case .userTapsSelectedTab: "the user taps the selected tab"
    case .userTapsToPresent: "the user taps to present"
    case .userSwipesToPresent: "the user swipes to present"
    case .appPresentsAtOnce: "the app presents without animation"
    case .userTapsClose: "the user taps close"
    case .userSwipesToDismiss: "the user swipes to dismiss"
    case .appDismissesAtOnce: "the app dismisses without animation"
    case .appClosesEverything: "the app closes everything"
    case .appDismissesWhilePresenting: "the app dismisses while the presentation is on its way"
    case .appDismissesAgain: "the app dismisses a second time"
    case .userTapsToPush: "the user taps to push"
    case .appPushesAtOnce: "the app pushes without animation"
    case .userSwipesToPop: "the user swipes to pop"
    case .appPopsAtOnce: "the app pops without animation"
    case .userSwipesToTab: "the user swipes to another tab"
    case .appSelectsTab: "the app selects another tab"
    case .appTurnsPage: "the app turns the page"
    case .userSwipesToNextPage: "the user swipes to the next page"
    case .userSwipesToFormerPage: "the user swipes to the page before"
    case .swipeFinished: "the swipe is released past the threshold"
    case .swipeCancelled: "the swipe is cancelled"
    case .pageFinished: "the user lets the page go past the middle"
    case .pageCancelled: "the user lets the page go before the middle"
    case .userPullsSheet: "the user pulls the sheet down"
    case .userTapsOutsidePopover: "the user taps outside the popover"
    case .sheetFinished: "the user lets go of the sheet past the threshold"
    case .sheetCancelled: "the user lets the sheet go back"
    case .userDragsSheetToDetent: "the user drags the sheet to another detent"
    case .appStarts: "the app starts"
    case .appShowsController: "the app shows another page"
    case .pageReloads: "the page below is reloaded"
    case .appMakesAnimator: "the app makes the animator"
    }
  }
}

extension EventID {
  /// What reports call it.
  package var sentence: String { EventText.sentence(of: self) }
}
