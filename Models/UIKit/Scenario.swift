/// A world that the code under test is put into: who presents what, and which events may happen.
///
/// `setUp` makes the initial state; `offerEvents` offers what may happen in a state, with
/// `offer(.userTapsClose, by: .user) { performStep { … } }`. The machine adds by itself: the start of requested
/// transitions, ends of animations, main-queue work, gestures of the recognisers in the window, rotation, background.
/// A scenario keeps as little as possible: everything that it stores is part of every state.
class Scenario {
  init() {}

  func setUp() {}

  /// Methods of the controller under test that only controls, recognisers and lists send: see `noteSender`.
  var sentMethods: [String] { [] }
  /// Nil when there are none.
  var senders: [MethodSender]?
  weak var sentTo: AnyObject?
  /// The method that the scenario's own tap calls, if it is one of them.
  var tappedMethod: String? { nil }
  func isSubject(_ object: AnyObject) -> Bool { false }
  func offerEvents() {}

  /// Called at the start of every event, also before `setUp`.
  func stepWillBegin() {}
  /// Whether a delegate that the code has made is all that UIKit asks: not where somebody who knows more has written the
  /// scenario.
  var trustsDelegates: Bool { false }

  /// Called at the end of every event.
  func stepDidEnd() {}

  /// UIKit refuses a request, or warns: `ConsoleMessage` lists what it says.
  func consoleDidPrint(_ message: String) {}

  /// Looks at every state; changes nothing.
  func inspect() {}

  /// Whether a swipe of the scenario's own drives something now.
  var isSwiping: Bool { false }
  /// The app goes to the background in the middle of such a swipe.
  func swipeIsInterrupted() {}

  /// Whether the app itself keeps presented controllers and presents them again (TV902).
  var keepsPresented: Bool { false }
  /// The animator or interaction controller that was made for the presentation to which the transition belongs, if nobody
  /// but what was presented has held it (TV902).
  func part(madeFor transition: ModalTransition) -> AnyObject? { nil }
  /// Whether the user's fingers do what they like: gestures, buttons, the way back.
  var takesTouches: Bool { true }
  var rotates: Bool { true }
  var entersBackground: Bool { true }
  /// Whether the user pulls sheets, taps outside popovers and moves sheets to other detents.
  var pullsSheets: Bool { true }
  /// Whether the controller says that it has changes that are not saved (TV1103).
  func hasUnsavedChanges(_ controller: UIViewController) -> Bool { false }
  /// Whether the window becomes narrow or wide while something that adapts is presented.
  var changesWidth: Bool { rotates }
  /// How wide the window is at first; nil: both are explored.
  var compactWidth: Bool? { nil }

  /// With how much that is still to come anybody begins something new: the user, the app, who turns the device
  /// (`MainRunLoop.isCrowded`). What has begun goes on.
  var backlog: Int { 2 }

  /// Rotation at any time; the background while something is on its way or somebody listens for it: else nothing would notice.
  func offerSystemEvents() {
    if mainRunLoop.isCrowded { return }
    if rotates {
      offer(.deviceRotates, by: .environment, disturbs: true) { performStep { turnDevice() } }
    }
    if entersBackground && (!isSettled() || someoneHearsOfLeaving()) && !blocksHaveFollowers() {
      offer(.appEntersBackground, by: .environment, disturbs: true) { performStep { enterBackground() } }
    }
  }

  /// Whether the plain controllers of the scenario are no more than that. Otherwise they stand for controllers of the
  /// app: the code under test may find any of its classes in them, or another one.
  var knowsClasses: Bool { true }

  /// A plain controller that takes part.
  func makeController() -> UIViewController {
    knowsClasses ? UIViewController() : UIViewController.ofUnspecifiedClass()
  }

  /// Nothing is on its way: the next controller in this place may be of another class.
  func forgetClass(of controller: UIViewController) {
    if controller.typeAnswers != nil { controller.typeAnswers = [] }
  }

  /// Puts a controller into the window of the app.
  func showRoot(_ controller: UIViewController) {
    appWindow().rootViewController = controller
    showWindow()
  }

  /// The window of the app; made when somebody asks.
  func appWindow() -> UIWindow {
    if let known = window { return known }
    let window = UIWindow(frame: unknown())
    self.window = window
    return window
  }

  /// Shows the window of the app, which may be one that the code under test has made itself.
  func showWindow() {
    if let own = keyWindow { window = own }
    appWindow().makeKeyAndVisible()
    commitAppearances()
    updateStatusBar()
  }

  /// The window of the app. It is hidden, or not the key window, where code under test says so.
  private var window: UIWindow?

  /// The root controller of the app's window; a scenario that has not shown one itself has made its window the key one.
  /// One that is in no window where code under test has taken it away: see `hasRoot`.
  var root: UIViewController { (window ?? keyWindow)?.rootViewController ?? UIViewController() }

  /// Whether the window that the scenario has shown still has a controller from which it can go on.
  var hasRoot: Bool { window == nil || window?.rootViewController != nil }

  /// Whether a client may keep what it shows, to show it again.
  var clientsKeep: Bool { false }
  /// What has left the screen with something still changed in it: only then it makes a difference.
  var keptByClient: UIViewController?

  /// What is kept, or something new.
  func shownAgain() -> UIViewController? {
    guard let controller = keptByClient else { return nil }
    keptByClient = nil
    return mayHappen("a client keeps what it shows and shows it again", by: .client) ? controller : nil
  }

  /// A view of the page that what is presented comes from: a cell, a picture. The page may give it up at any time.
  var shownFrom: UIView?
  func sourceView() -> UIView {
    if let known = shownFrom { return known }
    let view = UIView()
    // What is made before there is a page comes from nowhere.
    guard let page = keyWindow?.rootViewController else { return view }
    page.view.addSubview(view)
    shownFrom = view
    return view
  }

  /// The page makes its cells anew while it is covered.
  func offerReload() {
    guard let view = shownFrom, activeTransitions.isEmpty, !mainRunLoop.isCrowded else { return }
    offer(.pageReloads, by: .app) {
      assume(mayHappen("the page is reloaded", by: .client))
      performStep {
        view.removeFromSuperview()
        self.shownFrom = nil
      }
    }
  }

  /// The first controller that is wanted: one itself, what is in it, and what it presents.
  func shown(in controller: UIViewController, _ isWanted: (UIViewController) -> Bool) -> UIViewController? {
    if isWanted(controller) { return controller }
    for child in controller.children {
      if let found = shown(in: child, isWanted) { return found }
    }
    if let next = controller.presentedChild { return shown(in: next, isWanted) }
    return nil
  }

  /// The controller on top of everything.
  var top: UIViewController {
    var controller = root
    while let next = controller.presentedChild { controller = next }
    return controller
  }
}

/// What an initialiser has made that may fail: runs in which it has not do not exist.
func made<T>(_ object: T?) -> T {
  assume(object != nil)
  return object!
}
