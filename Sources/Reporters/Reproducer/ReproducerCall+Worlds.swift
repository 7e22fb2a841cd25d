import Identifiers

/// What depends on the world that a test makes.
extension ReproducerCall {
  /// What the user's finger does beside gestures.
  static func touch(_ event: MachineEvent) -> ReproducerCall? {
    switch event {
    case .userTaps: ReproducerCall("world.tap()")
    case .userTapsButton: ReproducerCall("world.tapButton()")
    case .userTapsItem: ReproducerCall("world.tapItem()", "the delegate is told, no finger taps")
    case .userPullsSheet: ReproducerCall("world.pullSheet()", "the sheet's delegate is asked and told, no finger pulls")
    case .sheetFinished: ReproducerCall("world.releaseSheet()")
    case .userSwipesFromEdge:
      ReproducerCall(
        "world.popFromEdge()", "the system's own gesture cannot be made: the pop is requested, and nobody drives it")
    default: nil
    }
  }

  /// In a world of presentations.
  static func presentation(_ event: MachineEvent) -> ReproducerCall? {
    switch event {
    case .userTapsToPresent: ReproducerCall("world.present(animated: true)")
    case .appPresentsAtOnce: ReproducerCall("world.present(animated: false)")
    case .userTapsClose, .appDismissesWhilePresenting, .appDismissesAgain, .appClosesEverything:
      ReproducerCall("world.dismiss(animated: true)")
    case .appDismissesAtOnce: ReproducerCall("world.dismiss(animated: false)")
    case .userSwipesToPresent, .userSwipesToDismiss: ReproducerCall("world.beginSwipe()", driven)
    default: nil
    }
  }

  /// In a world with a navigation stack.
  static func navigation(_ event: MachineEvent) -> ReproducerCall? {
    switch event {
    case .userTapsToPush: ReproducerCall("world.push(animated: true)")
    case .appPushesAtOnce: ReproducerCall("world.push(animated: false)")
    case .userTapsBack: ReproducerCall("world.pop(animated: true)")
    case .appPopsAtOnce: ReproducerCall("world.pop(animated: false)")
    case .userSwipesToPop: ReproducerCall("world.pop(animated: true)", undriven)
    default: nil
    }
  }

  /// In a world with tabs.
  static func selection(_ event: MachineEvent) -> ReproducerCall? {
    switch event {
    case .userTapsTab:
      ReproducerCall("world.selectOtherTab()", "UIKit asks shouldSelect for taps alone: this is no tap")
    case .appSelectsTab: ReproducerCall("world.selectOtherTab()")
    case .userSwipesToTab: ReproducerCall("world.selectOtherTab()", undriven)
    default: nil
    }
  }
}
