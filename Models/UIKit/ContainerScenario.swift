/// A container of the app's own is presented, or the root of its window, and the app gives it pages to show, one after the
/// other.
///
/// The app keeps two pages as long as the container is there: what is shown comes back, so that the states have an end.
class ContainerScenario: ModalScenario {
  /// Nil while no container is there.
  var keptPages: [UIViewController]?

  /// Whether the container is nothing but the root of its window.
  var isRoot: Bool { false }
  /// Whether others are presented over it then, full screen: in the window of the app where its pages may fill the screen, not in one
  /// that code shows besides.
  var isCovered: Bool { true }
  var container: UIViewController? { isRoot ? presenter : presented }

  override func setUp() {
    if isRoot { keptPages = [makeController(), makeController()] }
    super.setUp()
  }

  /// Whether the container pushes and pops pages of a list of its own.
  var keepsStack: Bool { false }

  override func makePresented(by presenter: UIViewController) -> UIViewController {
    if !isRoot { keptPages = [makeController(), makeController()] }
    return super.makePresented(by: presenter)
  }

  /// A container takes the whole window, as it does as the root controller of most apps; one that says how it is shown
  /// is shown so.
  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    if presented.modalPresentationStyle == .automatic { presented.modalPresentationStyle = .fullScreen }
    super.present(presented, from: presenter, animated: animated)
  }

  override func offerEvents() {
    if isCovered { super.offerEvents() }
  }

  override func stepWillBegin() {
    super.stepWillBegin()
    // What was there at rest has been judged.
    if keptPages != nil && isSettled() { forgetMoves(of: root) }
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if !isRoot && presented == nil && activeTransitions.isEmpty && pendingRequests.isEmpty { keptPages = nil }
  }

  /// The first page that the container does not have: not as a child, and in no list of its own.
  func newPage(for container: UIViewController) -> UIViewController? {
    let pages = keptPages ?? []
    return pages.first { page in page.parent == nil && !ownPages(of: container).contains { $0 === page } }
  }

  /// All that the container is to have: one page or both, perhaps what it has already (developer.apple.com,
  /// `setViewControllers(_:animated:)`: "to update or replace the current view controller stack").
  func pageList() -> [UIViewController] {
    let pages = keptPages ?? []
    if pages.count < 2 || mayHappen("the app sets both pages", by: .environment) { return pages }
    return [mayHappen("the app sets its second page", by: .environment) ? pages[1] : pages[0]]
  }

  /// One call into the middle of another, or of a transition, is enough: with more on its way at a time the states would
  /// not end. During transitions the machine has room for two more.
  override var backlog: Int { activeTransitions.isEmpty ? 1 : -1 }

  /// Whether anything is on its way that a call of the app comes into the middle of.
  var isBusy: Bool { !isSettled() }

  private func forgetMoves(of controller: UIViewController) {
    controller.viewMovedAt = nil
    for child in controller.children { forgetMoves(of: child) }
    for page in keptPages ?? [] { page.viewMovedAt = nil }
    if let presented = controller.presentedChild { forgetMoves(of: presented) }
  }
}

/// The lists of controllers that a container's own class keeps, as far as anybody knows what is in them.
func ownLists(of container: UIViewController) -> [[UIViewController]] {
  var lists: [[UIViewController]] = []
  for value in ownValues(of: container) where !isUnknown(value) {
    if let list = value as? [UIViewController], !list.isEmpty { lists.append(list) }
  }
  return lists
}

private func ownPages(of container: UIViewController) -> [UIViewController] {
  ownLists(of: container).flatMap { $0 }
}

/// Code of a container puts the view of a page somewhere else: the place to blame for what the page then believes.
func noteMove(of view: UIView) {
  guard scenario is ContainerScenario, let page = view.owningController, let site = here() else { return }
  page.viewMovedAt = site
}
