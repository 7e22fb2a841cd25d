// Objects of the app that present when the app is told something: the user may have opened a page before, which may just be
// coming or going.

/// What the code under test finds as the delegate of its application; nil where the scenario makes none.
var madeAppDelegate: AnyObject?

/// Such an object, alive as long as the app, and the root of the window.
class AppFlowScenario: PresentingObjectScenario {
  /// What the object knows and nobody else holds.
  var others: [AnyObject]?

  /// How often the object was called since nothing but the root was shown, or while it went.
  private var calls = 0

  /// Whether screens of the sources present, too.
  var screensPresent: Bool { false }
  /// The requests of the object: events of the app.
  func offerCalls() {}

  override var rotates: Bool { false }
  override var entersBackground: Bool { false }
  override var pullsSheets: Bool { false }

  func kept<T: AnyObject>(_ object: T) -> T {
    others = (others ?? []) + [object]
    return object
  }

  override func offerEvents() {
    offerCalls()
    if mainRunLoop.isCrowded || isInTransition() { return }
    let top = self.top
    if top === presenter {
      offer(.userTapsToPresent, by: .user) { performStep { self.openPage() } }
    } else if !(top is UIAlertController) {
      offer(.userTapsClose, by: .user) { performStep { requestDismissal(from: top, true, nil) } }
    }
    if isCovered && shownByCode === top {
      offer(.appShowsController, by: .app) {
        performStep {
          assume(mayHappen("another object of the app presents on what is on top", by: .code))
          self.show(on: top)
        }
      }
    }
  }

  /// What the user opens on the screen below everything.
  private func openPage() {
    if !screensPresent { assume(mayHappen("something else of the app is presented already", by: .code)) }
    show(on: presenter)
  }

  private func show(on presenter: UIViewController) {
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    requestPresentation(of: page, from: presenter, true, nil)
  }

  /// The app calls a method that presents, whatever is shown; that it does so just while something comes or goes, where no
  /// source shows that it is told, is a guess.
  func offerFlow(_ name: String, isTold: Bool, _ call: () -> Void) {
    if mainRunLoop.isCrowded || !pendingRequests.isEmpty || calls == mostCalls { return }
    // Who presents on the root is refused while something is shown, and while that comes and goes no more than that.
    if !looksAbove && isInTransition() { return }
    offer(.appCalls(name), by: .app, disturbs: isInTransition()) {
      performStep {
        if !isTold && (isInTransition() || self.presented != nil) {
          assume(mayHappen("the app calls it while something else is shown", by: .code))
        }
        self.calls += 1
        call()
      }
    }
  }

  /// The app closes what the object has presented.
  func offerClosing(_ name: String, _ call: () -> Void) {
    if mainRunLoop.isCrowded || isInTransition() || shownByCode == nil { return }
    offer(.appCalls(name), by: .app) { performStep { call() } }
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if presented == nil && !isInTransition() && nothingIsScheduled() { calls = 0 }
  }
}

/// The second call meets what the first one has left: further ones show nothing new.
private let mostCalls = 2
