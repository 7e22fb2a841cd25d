// TV702: whether the bar is shown, as it is set in the callbacks that announce what a pop will show.

/// The bar of a stack when a transition of it begins, and after the callbacks that announce the next screen.
final class KeptBar {
  weak var navigation: UINavigationController?
  let wasHidden: Bool
  let place: Site?
  /// The transition was cancelled.
  var isOpen = false

  private init(_ navigation: UINavigationController, _ wasHidden: Bool, at place: Site?) {
    self.navigation = navigation
    self.wasHidden = wasHidden
    self.place = place
  }

  /// Called when the callbacks of the beginning have run.
  static func note(_ transition: NavigationTransition, wasHidden: Bool) {
    guard transition.operation == .pop, let navigation = transition.navigation else { return }
    let isHidden = navigation.isNavigationBarHidden
    if isUnknown(wasHidden) || isUnknown(isHidden) || wasHidden == isHidden { return }
    let place =
      declaration(of: answering(navigation.askedDelegate), "navigationController(_:willShow:animated:)")
      ?? declaration(of: transition.to, "viewWillAppear(_:)")
      ?? declaration(of: transition.from, "viewWillDisappear(_:)")
    keptBar = KeptBar(navigation, wasHidden, at: place)
  }
}

/// Ghost: from the beginning of a pop to rest.
var keptBar: KeptBar?

/// Called at the end of every step. NAV-04: nobody is told of the screen that stays by `willShow` or `didShow`. Its own
/// viewWillAppear may bring the bar back.
func judgeKeptBar() {
  guard let kept = keptBar, kept.isOpen, isSettled() else { return }
  keptBar = nil
  guard let navigation = kept.navigation else { return }
  let present = navigation.isNavigationBarHidden
  if isUnknown(present) { return }
  check(
    present == kept.wasHidden, .TV702,
    kept.wasHidden
      ? "the bar that was shown for the screen below stays, although the pop was cancelled"
      : "the bar that was hidden for the screen below stays hidden, although the pop was cancelled",
    as: .barShowsAnother, at: kept.place, about: navigation)
}
