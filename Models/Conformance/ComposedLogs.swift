import UIKit

/// A composition: its parts are parameters that the generator fixes (`Composition`)
///
/// Controllers are named in the order in which they are made: A, B, C. Each that records something is a controller of the
/// log; only containers of UIKit's own may be silent.
final class ComposedLogs: ConformanceScenario {
  /// How many controllers there may be.
  var most = 1
  var made = 0
  var chain = 0
  var stackHeight = 1
  var mostChildren = 0
  var upper = 0
  var turnsDevice = false
  var leavesApp = false
  var delegate: RecordedNavigationDelegate?
  var tabDelegate: RecordedTabDelegate?
  var pages: RecordedPages?
  /// Whether the app keeps what it has shown; what it keeps.
  var keeps = false
  var kept: UIViewController?
  var added: [UIViewController] = []
  /// A swipe from the edge lasts.
  var isSwiped = false

  private static let names = ["A", "B", "C", "D", "E", "F"]
  private static let kinds = ["plain", "a navigation controller", "a tab bar controller", "a page controller", "split"]
  private static let upToThree = ["none", "one", "two", "three"]
  private static let answers = ["no", "yes"]

  override func setUp() {
    let begins = choose(.composedBeginning, ["the root comes to the screen in the log", "it is there before"])
    readBounds()
    let before = choose(.composedChainBefore, Self.upToThree)
    let stackBefore = choose(.composedStackBefore, Self.upToThree)
    let childrenBefore = choose(.composedChildrenBefore, Self.upToThree)
    let inner = choose(.composedInner, Self.kinds)
    let kind = choose(.composedRoot, Self.kinds)
    keeps = choose(.composedKept, Self.answers) == 1
    let controller = make(kind, inner)
    let stack = self.stack(in: controller)
    while let navigation = stack, navigation.viewControllers.count < stackBefore {
      navigation.pushViewController(makePart(), animated: false)
    }
    if begins == 0 {
      (leaf(of: controller) as? ComposedController)?.childrenToAdd = childrenBefore
      return showRoot(controller)
    }
    beforeTheLog {
      self.showRoot(controller)
      for _ in 0..<childrenBefore { self.add(to: self.leaf(of: self.top)) }
      commitAppearances()
      for _ in 0..<before {
        requestPresentation(of: self.makePresented(.fullScreen), from: self.top, false, nil)
        self.settleWithoutAnimation()
      }
    }
    beginComposed(controller)
  }

  private func readBounds() {
    most = choose(.composedParts, Self.names) + 1
    chain = choose(.composedChain, Self.upToThree)
    stackHeight = choose(.composedStack, Self.upToThree)
    mostChildren = choose(.composedChildren, Self.upToThree)
    upper = choose(.composedUpper, Self.kinds)
    turnsDevice = choose(.composedRotation, Self.answers) == 1
    leavesApp = choose(.composedBackground, Self.answers) == 1
    if choose(.composedBlocks, Self.answers) == 1 {
      recordsBlocks = true
      record("scenario", "the log records blocks")
    }
    if choose(.composedDelegates, Self.answers) == 0 { return }
    recordsParts = true
    record("scenario", "the log records the objects of transitions")
    delegate = RecordedNavigationDelegate("delegate", animator: nil)
    tabDelegate = RecordedTabDelegate()
  }

  /// What is on the screen when the log begins.
  private func beginComposed(_ controller: UIViewController) {
    noteShown(controller)
    record("scenario", "the log begins")
  }

  private func noteShown(_ controller: UIViewController) {
    if controller.appearanceState == .appeared, let name = recordedName(of: controller) {
      record(name, "viewDidAppear")
    }
    for child in controller.children { noteShown(child) }
    if let next = controller.presentedChild { noteShown(next) }
  }

  private func recordedName(of controller: UIViewController) -> String? {
    if let recorded = controller as? RecordedController { return recorded.name }
    if controller is UINavigationController { return "Navigation" }
    if controller is UITabBarController { return "Tabs" }
    return controller is UIPageViewController ? "Pages" : nil
  }

  // Controllers

  func makePart() -> UIViewController {
    let part = ComposedController(Self.names[made < 6 ? made : 5])
    made += 1
    return part
  }

  private func make(_ kind: Int, _ inner: Int) -> UIViewController {
    switch kind {
    case 1: return makeStack()
    case 2:
      let tabs = ComposedTabs()
      tabs.viewControllers = [make(inner, 0), makePart()]
      tabs.delegate = tabDelegate
      return tabs
    case 3: return makePages(inner)
    case 4:
      let split = UISplitViewController()
      split.viewControllers = [make(inner, 0), makePart()]
      return split
    default: return makePart()
    }
  }

  private func makeStack() -> UIViewController {
    let stack = ComposedNavigation(rootViewController: makePart())
    stack.delegate = delegate
    return stack
  }

  private func makePages(_ inner: Int) -> UIViewController {
    let made = RecordedPages(make(inner, 0), makePart())
    let controller = ComposedPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.first = made.first
    controller.dataSource = made
    if recordsParts { controller.delegate = made }
    pages = made
    return controller
  }

  func makePresented(_ style: UIModalPresentationStyle) -> UIViewController {
    let presented = make(upper, 0)
    presented.modalPresentationStyle = style
    return presented
  }

  // What is shown

  override var takesTouches: Bool { false }
  override var isSwiping: Bool { isSwiped }

  /// The innermost controller that is shown in another one.
  func leaf(of controller: UIViewController) -> UIViewController {
    if let stack = controller as? UINavigationController, let top = stack.topViewController { return leaf(of: top) }
    if let tabs = controller as? UITabBarController, let child = tabs.selected { return leaf(of: child) }
    if controller is UIPageViewController || controller is UISplitViewController, let child = controller.children.first
    {
      return leaf(of: child)
    }
    return controller
  }

  /// The navigation controller that is shown in a controller.
  func stack(in controller: UIViewController) -> UINavigationController? {
    if let stack = controller as? UINavigationController { return stack }
    if let tabs = controller as? UITabBarController { return tabs.selected.flatMap { stack(in: $0) } }
    return controller.children.first.flatMap { stack(in: $0) }
  }

  override func offerEvents() {
    if leavesApp && !applicationIsInBackground { offerBackground() }
    if let turn = pageTurn {
      if turn.isInteractive { offerPageEnd(turn) }
      return
    }
    if isSwiped { return offerSwipeEnd() }
    if !isSettled() { return }
    if chain > 0 { offerPresentations() }
    if let navigation = stack(in: top) { offerStack(navigation) }
    if let tabs = top as? UITabBarController { offerTabs(tabs) }
    if let controller = top as? UIPageViewController { offerPages(controller) }
    if mostChildren > 0 { offerChildren() }
    if turnsDevice { offer(.deviceRotates, by: .system) { performStep { rotate() } } }
  }

  private var pageTurn: PageTransition? {
    activeTransitions.compactMap { $0 as? PageTransition }.first
  }

  /// BG-03: it returns by itself.
  private func offerBackground() {
    offer(.appEntersBackground, by: .user) {
      performStep {
        record("app", "applicationDidEnterBackground")
        enterBackground()
      }
    }
  }
}
