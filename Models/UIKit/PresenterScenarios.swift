// Scenarios around code under test that presents on behalf of others, or is asked about what it presents.

/// A controller that is the transitioning delegate of whatever it presents.
class PresenterDelegateScenario: AnyStyleScenario {
  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    presenter as? UIViewControllerTransitioningDelegate
  }

  /// A delegate that vends presentation controllers is meant for the custom style (OBJ-03).
  override var style: UIModalPresentationStyle? {
    listens(presenter, "presentationController(forPresented:presenting:source:)") ? .custom : nil
  }
}

/// A controller that prepares what its segues present modally.
class SegueSourceScenario: AnyStyleScenario {
  override var presentsWithoutAnimation: Bool { false }

  override func present(animated: Bool) {
    let destination = makePresented(by: presenter)
    let segue = UIStoryboardSegue(identifier: unknown(), source: presenter, destination: destination)
    presenter.prepare(for: segue, sender: unknown(.code))
    // The style is the storyboard's, unless the code says otherwise: it is to blame for what it relies on (TV1105).
    destination.presentedAt = destination.delegateAssignedAt
    drive(destination)
    present(destination, from: presenter, animated: animated)
  }
}

/// A controller at the bottom of a stack that prepares what its segues push.
class SegueShowScenario: NavigationScenario {
  override var knowsClasses: Bool { false }
  override var pushesWithoutAnimation: Bool { false }

  override func push(animated: Bool) {
    guard let source = navigation.children.first else { return }
    let destination = makePushed()
    let segue = UIStoryboardSegue(identifier: unknown(), source: source, destination: destination)
    source.prepare(for: segue, sender: unknown(.code))
    drive()
    navigation.pushViewController(destination, animated: animated)
  }
}

/// A segue that changes by itself what is shown; nobody holds it once it has been performed.
class SegueScenario: ModalScenario {
  override var knowsClasses: Bool { false }

  override var presentsWithoutAnimation: Bool { false }
  override var drivesInteractively: Bool { true }
  override var trustsDelegates: Bool { true }

  func makeSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
    UIStoryboardSegue(identifier: nil, source: source, destination: destination)
  }

  override func present(animated: Bool) {
    let segue = makeSegue(presenter, makePresented(by: presenter))
    presenter.prepare(for: segue, sender: nil)
    segue.perform()
    driveDelegate()
  }
}

/// An object that presents on behalf of controllers, alive as long as the app.
class PresentingObjectScenario: AnyStyleScenario {
  var object: AnyObject?
  /// What the object is handed as transitioning delegate: alive as long as what it presents.
  var delegates: [SynthesizedDelegate]?
  /// What the call is about, while it runs.
  private var next: UIViewController?
  /// What the client hears of the ends of its presentations.
  let ends = HeardEnds()

  func makeObject(_ presenter: UIViewController) -> AnyObject? { nil }
  /// It presents on whatever is on top: others may have presented before.
  var looksAbove: Bool { false }
  /// Others of the app look for what is on top, and present on what the object shows.
  var isCovered: Bool { false }
  /// It presents the pages that it is given: the next one on top of the last.
  var takesPages: Bool { false }
  /// It is the delegate of what it presents, and does not say in which style.
  var leavesStyleOpen: Bool { false }

  override var presentsWithoutAnimation: Bool { false }

  /// It makes the controller that it presents from, and puts it into the window of the app.
  var startsByItself: Bool { false }
  /// What the app does with such an object first.
  func startObject() {}

  /// Puts a controller into the window that has none of its own yet: a stack with a page.
  func show(_ controller: UIViewController) {
    if let stack = controller as? UINavigationController, stack.children.isEmpty {
      stack.setViewControllers([makeController()], animated: false)
    }
    showRoot(controller)
  }

  override func setUp() {
    if startsByItself {
      object = makeObject(makeController())
      startObject()
      if appWindow().rootViewController == nil && keyWindow == nil { appWindow().rootViewController = makePresenter() }
      showWindow()
      return
    }
    super.setUp()
    object = makeObject(presenter)
    if let view = object as? UIView { presenter.view.addSubview(view) }
  }

  override func makes(_ other: AnyObject) -> Bool { other === object }

  /// A closure for the end, as it is handed to the call that presents.
  func listenedEnd<T>(_ closure: T) -> T {
    ends.listen()
    return closure
  }

  /// A view of the page, for an object that is made with one: it finds the controller from there.
  func shownView<T: UIView>(_ view: T) -> T {
    if !isUnknown(presenter.view) { presenter.view.addSubview(view) }
    return view
  }

  func keptDelegate() -> SynthesizedDelegate {
    let delegate = SynthesizedDelegate(animator: { _ in ReferenceAnimator() })
    delegates = (delegates ?? []) + [delegate]
    return delegate
  }

  /// The controller that is presented next, with the object as its delegate if that is one.
  func nextPresented() -> UIViewController {
    if let controller = next { return controller }
    let controller = makePresented(by: presenter)
    next = controller
    guard let delegate = object as? UIViewControllerTransitioningDelegate else { return controller }
    controller.transitioningDelegate = delegate
    // A delegate that vends presentation controllers is meant for the custom style (OBJ-03).
    if listens(delegate, "presentationController(forPresented:presenting:source:)") {
      controller.modalPresentationStyle = .custom
    } else if leavesStyleOpen
      && choose(.presentationStyle, ["the default presentation style", "the full screen style"]) == 1
    {
      assumesStyle = true
      controller.modalPresentationStyle = .fullScreen
    }
    return controller
  }

  override func offerEvents() {
    super.offerEvents()
    if looksAbove { offerCovers(of: self) }
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    next = nil
    if !activeTransitions.isEmpty { return }
    if presented == nil { delegates = nil }
    ends.judge(isShown: presented != nil)
  }
}

/// A tab bar controller whose first child is its delegate.
class TabContentScenario: TabScenario {
  override var knowsClasses: Bool { false }

  override func setUp() {
    super.setUp()
    if tabs.delegate != nil { return }
    tabs.delegate = tabs.children.first as? UITabBarControllerDelegate
    drive()
  }
}

/// An animator that leaves its work to a function under test; how long that takes is not known.
class FunctionAnimator: UIViewControllerAnimatedTransitioning {
  let body: (UIViewControllerContextTransitioning) -> Void

  init(_ body: @escaping (UIViewControllerContextTransitioning) -> Void) {
    self.body = body
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { unknown() }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) { body(transitionContext) }
}

/// An animator that leaves it to a function under test to make a property animator, and starts that.
class StartingAnimator: UIViewControllerAnimatedTransitioning {
  let make: (UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating?

  init(_ make: @escaping (UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating?) {
    self.make = make
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { unknown() }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let animator = make(transitionContext), animator.state == .inactive else { return }
    animator.startAnimation()
  }
}

/// An animator that makes an object for each transition, which animates by itself; it lets go of it when all is over.
class WorkerAnimator: UIViewControllerAnimatedTransitioning {
  let makeWorker: (UIViewControllerContextTransitioning) -> AnyObject?
  var worker: AnyObject?

  init(_ makeWorker: @escaping (UIViewControllerContextTransitioning) -> AnyObject?) {
    self.makeWorker = makeWorker
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { unknown() }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    worker = makeWorker(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { worker = nil }
}
