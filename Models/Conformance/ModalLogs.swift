import UIKit

/// B is presented by A and dismissed
final class ModalLogs: ConformanceScenario {
  var delegate: RecordedDelegate?
  var silentDelegate: SilentDelegate?
  var style = UIModalPresentationStyle.fullScreen
  /// The driver of the swipe that lasts.
  var swipe: ReferenceDriver?

  override func setUp() {
    chooseDetail()
    recordsConsole = assumes("the log records the console")
    if recordsParts { chooseParts() } else { chooseStyle() }
    let isOld = !recordsParts && assumes("the presenter's DIDs are told without animation, as on iOS 8")
    let presenter = isOld ? OldPresenter("A") : PlayingController("A")
    if !recordsParts && assumes("A comes to the screen in the log") { return showRoot(presenter) }
    let isPresented = assumes("B is presented before the log begins")
    beforeTheLog {
      self.showRoot(presenter)
      if isPresented { requestPresentation(of: self.makePresented(), from: presenter, false, nil) }
    }
    beginLog([presenter] + [presenter.presentedChild].compactMap { $0 })
  }

  private func chooseStyle() {
    let isFullScreen =
      whichHolds(["B's style removes the presenter's view", "B's style keeps the presenter's view"]) == 0
    style = isFullScreen ? .fullScreen : .pageSheet
    if assumes("a swipe may drive the transition") { silentDelegate = SilentDelegate() }
  }

  private func chooseParts() {
    switch whichHolds([
      "B's style is full screen", "B's style is a sheet's or another one that keeps the presenter's view",
      "B's style is custom and keeps the presenter's view", "B's style is custom and removes the presenter's view",
    ]) {
    case 0: style = .fullScreen
    case 1: style = .pageSheet
    case 2: makeCustom(false)
    default: makeCustom(true)
    }
    if style != .custom && assumes("B's delegate vends an animator") { delegate = RecordedDelegate() }
  }

  private func makeCustom(_ removesPresentersView: Bool) {
    style = .custom
    let vends = assumes("B's delegate vends an animator")
    let made = RecordedDelegate(animator: vends ? RecordedAnimator() : nil)
    made.removesPresentersView = removesPresentersView
    delegate = made
  }

  private func makePresented() -> UIViewController {
    let presented = PlayingController("B")
    presented.modalPresentationStyle = style
    if recordsParts {
      presented.transitioningDelegate = delegate
    } else {
      presented.transitioningDelegate = silentDelegate
    }
    return presented
  }

  override var isSwiping: Bool { swipe != nil }

  override func offerEvents() {
    if recordsConsole { offerMistakes() }
    if swipe != nil { return offerSwipe() }
    if !isSettled() { return }
    if root.presentedChild == nil {
      offer("A presents B", by: .app) { performStep { self.present(true) } }
      offer("A presents B without animation", by: .app) { performStep { self.present(false) } }
    } else {
      offer("B is dismissed", by: .app) { performStep { self.dismiss(true) } }
      offer("B is dismissed without animation", by: .app) { performStep { self.dismiss(false) } }
    }
    if silentDelegate != nil || delegate?.animator != nil {
      offer("the user begins a swipe", by: .user) { performStep { self.beginSwipe() } }
    }
  }

  /// Requests that UIKit refuses (PG-04 to PG-06, DG-05).
  private func offerMistakes() {
    if !pendingRequests.isEmpty { return }
    offer("A presents C, too", by: .app) { performStep { self.presentAnother(from: self.root) } }
    offer("a controller outside the window presents C", by: .app) {
      performStep { self.presentAnother(from: UIViewController()) }
    }
    if activeTransitions.isEmpty { return }
    offer("B is dismissed while a transition is in progress", by: .app) {
      performStep {
        record("A", "dismiss")
        requestDismissal(from: self.root, true, self.block("dismissCompletion"))
        self.assumeRefusal()
      }
    }
  }

  /// A request that waits (F-23) looks like one that is made later.
  private func assumeRefusal() { assume(recorder.log.contains { $0.who == "console" }) }

  private func presentAnother(from presenter: UIViewController) {
    record("A", "present")
    requestPresentation(of: PlayingController("C"), from: presenter, true, block("presentCompletion"))
    assumeRefusal()
  }

  private func present(_ animated: Bool) {
    record("A", "present")
    let presented = makePresented()
    requestPresentation(of: presented, from: root, animated, block("presentCompletion"))
    listen(to: presented)
  }

  private func dismiss(_ animated: Bool) {
    record("A", "dismiss")
    guard let presented = root.presentedChild else { return }
    requestDismissal(from: root, animated, block("dismissCompletion"))
    listen(to: presented)
  }

  private func beginSwipe() {
    record("gesture", "gestureBegan")
    if recordsParts {
      let driver = PlayingDriver()
      swipe = driver
      delegate?.driver = driver
    } else {
      swipe = ReferenceDriver()
      silentDelegate?.driver = swipe
    }
    if root.presentedChild == nil { present(true) } else { dismiss(true) }
  }

  private func offerSwipe() {
    if recordsParts && swipe?.driven != nil {
      offer(.fingerMoves, by: .user) { performStep { self.swipe?.update(0.5) } }
    }
    offer("the user lifts the finger to finish", by: .user) { performStep { self.endSwipe("gestureEnded", true) } }
    offer("the user lifts the finger to cancel", by: .user) { performStep { self.endSwipe("gestureEnded", false) } }
    offer(.gestureIsTaken, by: .system) {
      performStep { self.endSwipe("gestureCancelled", false) }
    }
  }

  private func endSwipe(_ callback: String, _ finishes: Bool) {
    record("gesture", callback)
    let driver = swipe
    swipe = nil
    driver?.decide(finishes)
    interactionSourceDidEnd()
  }

  /// The delegate holds the driver until nothing is on its way: it may be asked for at the start.
  override func stepDidEnd() {
    if swipe != nil || !activeTransitions.isEmpty { return }
    delegate?.driver = nil
    silentDelegate?.driver = nil
  }
}

/// M-20: iOS 8.3 prints the presenter's DIDs as not animated.
final class OldPresenter: PlayingController {
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(false) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(false) }
}
