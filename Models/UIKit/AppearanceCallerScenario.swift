/// An object that is no controller tells one of its appearance: it is made at the start of the app, before the window
/// shows that controller, and lives as long as the app.
class AppearanceCallerScenario: Scenario {
  var caller: AnyObject?
  /// What the caller speaks to, until the window has it.
  var waiting: UIViewController?

  func makeCaller(_ controller: UIViewController) -> AnyObject? { nil }

  override var knowsClasses: Bool { false }
  override var rotates: Bool { false }

  override func setUp() { waiting = makeController() }

  override func offerEvents() {
    guard let controller = waiting else { return }
    if caller == nil {
      offer(.appStarts, by: .app) { performStep { self.start(controller) } }
    } else {
      offer(.appShowsController, by: .app) { performStep { self.show(controller) } }
    }
  }

  private func start(_ controller: UIViewController) {
    caller = makeCaller(controller)
    if mayHappen("the app does not show the controller at once", by: .code) { return }
    show(controller)
  }

  private func show(_ controller: UIViewController) {
    waiting = nil
    showRoot(controller)
  }

  /// One that is in no window is judged like those that are.
  override func inspect() {
    if let controller = waiting, isSettled() { judgeBalance(controller) }
  }
}
