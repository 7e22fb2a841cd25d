// Pages that the app shows in a window of their own, over its main window: popups, toasts, overlays.

/// An object that shows such a page and takes it away, or the page itself; it lives as long as the app.
class WindowScenario: AppFlowScenario {
  /// How often the app has asked for a page since none was there.
  private var shows = 0
  /// Only while the app asks for one: what makes the window visible then is about that page.
  private(set) var isAsked = false

  override var rotates: Bool { true }

  /// The page that the app gives to be shown.
  func makePage() -> UIViewController { makeController() }
  /// Somebody else than the object and the page holds the windows.
  var windowsAreKept: Bool { false }

  /// The window in front of the app's own.
  var frontWindow: UIWindow? {
    if severalWindows == nil { return nil }
    return shownWindows.last { $0.rootViewController !== presenter }
  }
  var page: UIViewController? { frontWindow?.rootViewController }

  override func offerEvents() { offerCalls() }

  /// The app shows a page; while another one is there, that is what its clients may do.
  func offerShowing(_ name: String, _ call: () -> Void) {
    if mainRunLoop.isCrowded || isInTransition() || shows == mostShows { return }
    let isAgain = frontWindow != nil
    offer(.appCalls(name), by: .app, disturbs: isAgain) {
      performStep {
        if isAgain { assume(mayHappen("the app shows a page while another one is there", by: .client)) }
        self.shows += 1
        self.isAsked = true
        call()
        self.isAsked = false
      }
    }
  }

  /// The app takes away what is shown.
  func offerHiding(_ name: String, _ call: () -> Void) {
    if mainRunLoop.isCrowded || isInTransition() || frontWindow == nil { return }
    offer(.appCalls(name), by: .app) { performStep { call() } }
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    removeWindowsOfNobody()
    if frontWindow == nil && !isInTransition() && nothingIsScheduled() { shows = 0 }
  }

  /// A window that nobody holds is gone, with what it showed: the list of windows keeps them weakly
  /// (553668.com/manong/765036.html, on `UIApplication.windows`).
  private func removeWindowsOfNobody() {
    if windowsAreKept || severalWindows == nil { return }
    for window in shownWindows where !isHeld(window) { window.isHidden = true }
  }

  private func isHeld(_ window: UIWindow) -> Bool {
    if window === object || window.rootViewController === presenter { return true }
    return holds(object, window) || holds(window.rootViewController, window)
  }

  private func holds(_ owner: AnyObject?, _ window: UIWindow) -> Bool {
    guard let owner = owner else { return false }
    return ownValues(of: owner).contains { value in
      if isUnknown(value) { return true }
      guard let held = value as? UIWindow else { return false }
      return held === window
    }
  }
}

/// The second page meets what the first one has left: further ones show nothing new.
private let mostShows = 2

extension MainRunLoop {
  /// Code under test shows a page: what was begun in earlier steps was for another one, or for the same before it was shown
  /// again.
  func notePage(in window: UIWindow) {
    guard (scenario as? WindowScenario)?.isAsked == true, let page = window.rootViewController else { return }
    // A block of the main queue leaves one turn, in which nobody shows anything.
    let kinds: [PendingWork.Kind] = [.animation, .delayed, .timer]
    for work in pending.dropLast(delays?.count ?? 0) where kinds.contains(work.kind) { work.precedes = page }
  }
}
