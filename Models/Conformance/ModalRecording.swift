import UIKit

/// Modal: B is presented and dismissed
final class ModalRecording: RecordingScenario {
  var delegate: RecordingDelegate?
  var style = UIModalPresentationStyle.fullScreen
  var swipe: RecordingDriver?

  override func setUp() {
    let wasPresented = whichHolds(["B is presented in the log", "B is presented before the log begins"]) == 1
    chooseStyle()
    let presenter = RecordingController("A")
    showRoot(presenter)
    if !wasPresented { return }
    requestPresentation(of: makePresented(), from: presenter, false, nil)
    settleWithoutAnimation()
  }

  private func chooseStyle() {
    switch whichHolds([
      "B's style is full screen", "B's style is a sheet or another one that keeps the presenter's view",
      "B's style is custom and keeps the presenter's view", "B's style is custom and removes the presenter's view",
    ]) {
    case 0: style = .fullScreen
    case 1: style = .pageSheet
    case 2: makeCustom(removesPresenter: false)
    default: makeCustom(removesPresenter: true)
    }
    if delegate == nil && mayHappen("B's delegate vends animators") {
      delegate = RecordingDelegate(vendsAnimators: true, removesPresenter: false)
    }
  }

  private func makeCustom(removesPresenter: Bool) {
    style = .custom
    delegate = RecordingDelegate(
      vendsAnimators: mayHappen("B's delegate vends animators"), removesPresenter: removesPresenter)
  }

  private func makePresented() -> UIViewController {
    let presented = RecordingController("B")
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    return presented
  }

  override var isSwiping: Bool { swipe != nil }

  override func offerEvents() {
    if swipe != nil { return offerSwipe() }
    if !activeTransitions.isEmpty || !isSettled() { return }
    if root.presentedChild == nil {
      offer("A presents B", by: .app) { performStep { self.present(true) } }
      offer("A presents B without animation", by: .app) { performStep { self.present(false) } }
    } else {
      offer("B is dismissed", by: .app) { performStep { self.dismiss(true) } }
      offer("B is dismissed without animation", by: .app) { performStep { self.dismiss(false) } }
    }
    if delegate?.vendsAnimators == true {
      offer("the user begins a swipe", by: .user) { performStep { self.beginSwipe() } }
    }
  }

  func present(_ animated: Bool) {
    note("A", "present", animated)
    let presented = makePresented()
    requestPresentation(of: presented, from: root, animated) { note("A", "presentCompletion") }
    listen(to: presented)
  }

  func dismiss(_ animated: Bool) {
    note("A", "dismiss", animated)
    guard let presented = root.presentedChild else { return }
    requestDismissal(from: root, animated) { note("A", "dismissCompletion") }
    listen(to: presented)
  }

  private func listen(to controller: UIViewController) {
    guard let coordinator = controller.transitionCoordinator else { return }
    coordinator.animate { _ in
      note("coordinator", "alongside")
    } completion: { context in
      note("coordinator", "coordinatorCompletion", context.isCancelled)
    }
    coordinator.notifyWhenInteractionChanges { _ in note("coordinator", "interactionChange") }
  }

  private func beginSwipe() {
    note("gesture", "gestureBegan")
    let driver = RecordingDriver()
    swipe = driver
    delegate?.driver = driver
    if root.presentedChild == nil { present(true) } else { dismiss(true) }
  }

  private func offerSwipe() {
    offer("the user's finger moves", by: .user) {
      performStep {
        note("gesture", "gestureChanged")
        if self.swipe?.driven != nil { self.swipe?.update(0.5) }
      }
    }
    offer("the user lifts the finger to finish", by: .user) { performStep { self.endSwipe("gestureEnded", true) } }
    offer("the user lifts the finger to cancel", by: .user) { performStep { self.endSwipe("gestureEnded", false) } }
    offer("the system cancels the gesture", by: .system) {
      performStep { self.endSwipe("gestureCancelled", false) }
    }
  }

  private func endSwipe(_ callback: String, _ isFinished: Bool) {
    note("gesture", callback)
    let driver = swipe
    swipe = nil
    driver?.decide(isFinished)
    interactionSourceDidEnd(true)
  }
}
