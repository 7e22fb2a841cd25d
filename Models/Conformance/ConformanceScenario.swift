import UIKit

/// A world in which every object records its callbacks: what it can record is what a log may contain.
///
/// Each final class below it is one family of logs; the sentences of its set-up say which member it is.
class ConformanceScenario: Scenario {
  /// What else than controllers the log records: nobody is there to record the rest, and the machine need not explore
  /// what nobody notices. The sentences are known to whoever holds a log against the scenario.
  var recordsParts = false
  var recordsBlocks = false
  var recordsCoordinators = false
  /// What UIKit prints; also whether the app does what UIKit warns of.
  var recordsConsole = false

  func chooseDetail() {
    recordsParts = assumes("the log records the objects of transitions")
    recordsBlocks = assumes("the log records blocks")
    recordsCoordinators = assumes("the log records coordinators")
  }

  override func consoleDidPrint(_ message: String) {
    if !recordsConsole { return }
    switch message {
    case ConsoleMessage.isDismissing: record("console", "Attempt to dismiss")
    case ConsoleMessage.isTransitioning: record("console", "Trying to dismiss while transitioning")
    case ConsoleMessage.isDetached: record("console", "detached view controllers")
    case ConsoleMessage.nestedPush: record("console", "nested push animation")
    case ConsoleMessage.nestedPop: record("console", "nested pop animation")
    case ConsoleMessage.unexpectedState: record("console", "Finishing up a navigation transition")
    case ConsoleMessage.isUnbalanced: record("console", "Unbalanced calls")
    case ConsoleMessage.isInvalid: record("console", "invalid argument")
    default: record("console", "Attempt to present")
    }
  }

  /// Explores both; what is assumed is told first of all.
  func assumes(_ sentence: String) -> Bool {
    if !mayHappen(sentence) { return false }
    record("scenario", sentence)
    return true
  }

  override func stepWillBegin() { recorder.log = [] }
  override var rotates: Bool { false }
  override var changesWidth: Bool { false }
  override var pullsSheets: Bool { false }
  override var entersBackground: Bool { false }

  /// The first sentence that holds; the others are tried in other runs.
  func whichHolds(_ sentences: [String]) -> Int {
    for index in 0..<sentences.count - 1 {
      if assumes(sentences[index]) { return index }
    }
    record("scenario", sentences[sentences.count - 1])
    return sentences.count - 1
  }

  /// What happens before the log begins: it leaves no trace but what is on the screen.
  func beforeTheLog(_ body: () -> Void) {
    let log = recorder.log
    recorder = MuteRecorder()
    body()
    settleWithoutAnimation()
    recorder = Recorder()
    recorder.log = log
  }

  /// The log begins; tells which controllers are on the screen. A scenario that does not say so begins with the log.
  func beginLog(_ controllers: [UIViewController]) {
    for controller in controllers where controller.appearanceState == .appeared {
      if let recorded = controller as? RecordedController { record(recorded.name, "viewDidAppear") }
    }
    record("scenario", "the log begins")
  }

  /// Carries out what has been requested without animation.
  func settleWithoutAnimation() {
    commitSelections()
    while let transition = activeTransitions.first {
      if transition.phase == .requested { start(transition) } else { end(transition, true) }
    }
  }

  /// A completion block, if the log records them.
  func block(_ name: String) -> (() -> Void)? {
    if !recordsBlocks { return nil }
    return { record("A", name) }
  }

  /// Records what comes of the controller's transition.
  func listen(to controller: UIViewController) {
    if !recordsCoordinators { return }
    guard let coordinator = controller.transitionCoordinator else { return }
    recordCoordinator(of: controller)
    coordinator.notifyWhenInteractionChanges { _ in record("TC", "interactionChange") }
  }
}

/// A controller that also says when it is made: a part of the scenario is played by a new object.
class PlayingController: RecordedController {
  override init(_ name: String) {
    super.init(name)
    recordsFlags = true
    record(name, "init")
  }

  required init?(coder: NSCoder) { nil }
}

/// A driver that also says when it is moved.
class PlayingDriver: RecordedDriver {
  override func update(_ percentComplete: CGFloat) {
    record(name, "update")
    super.update(percentComplete)
  }
}

/// Drives transitions for logs that record no parts.
class SilentDelegate: SynthesizedDelegate {
  var driver: ReferenceDriver?

  init() {
    super.init(animator: { _ in ReferenceAnimator() })
    interactionController = { [weak self] _ in self?.driver }
  }
}

/// Keeps nothing.
final class MuteRecorder: Recorder {
  override func record(_ who: String, _ what: String) {}
}
