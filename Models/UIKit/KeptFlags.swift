// TV702: what a navigation delegate notes of itself in `willShow`.

/// The switches of a navigation delegate that `willShow` has changed: Booleans and enums, by number.
final class KeptFlags {
  weak var navigation: UINavigationController?
  /// Whose they are.
  weak var keeper: AnyObject?
  private let former: [Any?]
  private var places: [Int] = []
  /// The transition was cancelled.
  var isOpen = false

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    let keeper = answering(navigation.askedDelegate)
    self.keeper = keeper
    let hears = listens(keeper, willShow) && listens(keeper, didShow)
    former = hears ? ownFlags(of: keeper) : []
  }

  /// `willShow` has run.
  func noteChanges() {
    if former.isEmpty { return }
    places = changed
    if !places.isEmpty { keptFlags = self }
  }

  /// What is otherwise than before `willShow`.
  private var changed: [Int] {
    let present = ownFlags(of: keeper)
    return former.indices.filter { $0 < present.count && differ(former[$0], present[$0]) }
  }

  /// Whether `didShow`, which a cancelled transition does not send (NAV-04), is what would bring one of them back.
  func missDidShow() -> Bool {
    guard let navigation = navigation, let top = navigation.topViewController,
      let delegate = keeper as? UINavigationControllerDelegate
    else { return false }
    let open = changed.filter { places.contains($0) }
    if open.isEmpty { return false }
    let wouldStay = wouldHold {
      delegate.navigationController(navigation, didShow: top, animated: true)
      return open.allSatisfy { changed.contains($0) }
    }
    return wouldStay == false
  }
}

/// Ghost: from `willShow` to rest.
var keptFlags: KeptFlags?

private let willShow = "navigationController(_:willShow:animated:)"
private let didShow = "navigationController(_:didShow:animated:)"

/// Called at the end of every step.
func judgeKeptFlags() {
  guard let kept = keptFlags, kept.isOpen, isSettled() else { return }
  keptFlags = nil
  check(
    !kept.missDidShow(), .TV702, "what willShow has noted stays, although the transition was cancelled",
    as: .topIsNotShown, at: declaration(of: kept.keeper, willShow), about: kept.navigation)
}
