import Identifiers
import RunReport

/// How a test makes an event of a trace happen.
struct ReproducerCall {
  /// Swift; empty where nothing can be called.
  var code: String
  /// How far that is what happens; `nil` where it is.
  var remark: String?

  /// - Parameter world: the class of the test's world.
  init(_ event: EventID, in world: String) {
    switch event {
    case .machine(let event): self = Self.call(event, in: Stage(world)) ?? Self.nothing
    case .call(let method): self.init("", "call it here: \(method)")
    case .named: self = Self.nothing
    }
  }

  init(_ code: String, _ remark: String? = nil) {
    self.code = code
    self.remark = remark
  }

  /// What the test's world is made of.
  private enum Stage {
    case modal, stack, tabs

    init(_ world: String) { self = world.hasPrefix("Navigation") ? .stack : world == "TabWorld" ? .tabs : .modal }
  }

  private static let nothing = ReproducerCall(
    "world.turn()", "no public API makes this happen: see to it here, or let time pass")
  static let driven = "an interaction controller is driven, no finger moves"
  static let undriven =
    "the delegates of the sources return no interaction controller for it: return one to have it driven"

  /// `nil` where the world knows no call for it.
  private static func call(_ event: MachineEvent, in stage: Stage) -> ReproducerCall? {
    switch event {
    case .transitionStarts: ReproducerCall("world.waitForStart()")
    case .animationEnds, .standardAnimationEnds: ReproducerCall("world.waitForEnd()")
    case .deviceRotates, .appEntersBackground, .appEntersForeground: fromOutside(event)
    case .dragBegins, .edgeDragBegins, .pinchBegins, .twoFingerTurnBegins, .userSwipes, .fingerMoves,
      .fingerLifts, .gestureIsTaken, .swipeFinished, .swipeCancelled:
      gesture(event)
    case .userTaps, .userTapsButton, .userTapsItem, .userPullsSheet, .sheetFinished, .userSwipesFromEdge: touch(event)
    case .userTapsToPresent, .userSwipesToPresent, .userTapsClose, .userSwipesToDismiss, .appDismissesAtOnce,
      .appClosesEverything, .appDismissesWhilePresenting, .appDismissesAgain:
      stage == .modal ? presentation(event) : nil
    case .appPresentsAtOnce:
      switch stage {
      case .modal: presentation(event)
      case .stack: ReproducerCall("world.root.present(UIViewController(), animated: false)")
      case .tabs: nil
      }
    case .userTapsToPush, .appPushesAtOnce, .userTapsBack, .userSwipesToPop, .appPopsAtOnce:
      stage == .stack ? navigation(event) : nil
    case .userTapsTab, .userSwipesToTab, .appSelectsTab: stage == .tabs ? selection(event) : nil
    case .blockRuns, .delayedBlockRuns, .networkAnswers, .timerFires, .windowWidens, .windowNarrows, .notificationComes,
      .unknownCodeCallsBack, .gestureBegins, .userPressesLong, .recogniserFails, .userTapsRow, .userTapsBarButton,
      .userTapsSelectedTab, .appTurnsPage, .userSwipesToNextPage, .userSwipesToFormerPage, .pageFinished,
      .pageCancelled, .userTapsOutsidePopover, .sheetCancelled, .userDragsSheetToDetent, .appStarts,
      .appShowsController, .appMakesAnimator, .pageReloads:
      nil
    }
  }

  // MARK: What every world can do

  private static func fromOutside(_ event: MachineEvent) -> ReproducerCall? {
    switch event {
    case .deviceRotates:
      ReproducerCall("world.rotate()", "a test cannot turn the device: the window takes the other size")
    case .appEntersBackground:
      ReproducerCall("world.enterBackground()", "the app stays in front: what UIKit does then is done by hand")
    case .appEntersForeground: ReproducerCall("world.enterForeground()", "only the notifications are posted")
    default: nil
    }
  }

  private static func gesture(_ event: MachineEvent) -> ReproducerCall? {
    switch event {
    case .userSwipes: ReproducerCall("world.beginSwipeGesture()")
    case .dragBegins, .pinchBegins, .twoFingerTurnBegins: ReproducerCall("world.beginDrag()")
    case .edgeDragBegins:
      ReproducerCall(
        "world.beginDrag()", "touches at the edge cannot be made: the app's own recogniser begins, if it has one")
    case .fingerMoves: ReproducerCall("world.moveFinger()")
    case .fingerLifts: ReproducerCall("world.liftFinger()")
    case .gestureIsTaken: ReproducerCall("world.cancelGesture()")
    case .swipeFinished: ReproducerCall("world.endSwipe(true)")
    case .swipeCancelled: ReproducerCall("world.endSwipe(false)")
    default: nil
    }
  }
}
