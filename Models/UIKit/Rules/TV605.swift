// TV605 chain-cleanup

/// Ghost: controllers that one dismiss has taken away together: the lowest, the next one, and the one on top. Weak,
/// so it costs nothing where nothing leaks.
class DismissedChain {
  weak var lowest: UIViewController?
  weak var second: UIViewController?
  weak var top: UIViewController?

  func contains(_ controller: UIViewController) -> Bool {
    controller === lowest || controller === second || controller === top
  }
}

let dismissedChain = DismissedChain()

/// A chain is about to be dismissed as a whole.
func noteChain(_ controllers: [UIViewController]) {
  check(true, .TV605, "a controller of the chain is still held")
  if scenario?.keepsPresented == true { return }
  dismissedChain.lowest = controllers.first
  dismissedChain.second = controllers.count > 2 ? controllers[1] : nil
  dismissedChain.top = controllers.last
  for controller in controllers where controller.presentedAt == nil { controller.presentedAt = here() }
}

/// A settled state in which nothing is presented: what the chain held is gone. A controller that was dismissed alone,
/// or a single one, is TV902's.
func judgeChain() {
  judgeMember(dismissedChain.lowest)
  judgeMember(dismissedChain.second)
  judgeMember(dismissedChain.top)
}

private func judgeMember(_ member: UIViewController?) {
  guard let controller = member, controller.modalPresenter == nil, !isHeldByFlow(controller) else { return }
  if scenario?.keptByClient === controller { return }
  check(
    false, .TV605, "a controller of the dismissed chain is still held: nothing shows it any more",
    at: controller.presentedAt, about: controller)
}
