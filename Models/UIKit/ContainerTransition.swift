/// A change of the child that a tab bar or page controller shows.
class ContainerTransition: Transition {
  var owner: UIViewController?
  var from: UIViewController?
  var to: UIViewController?

  init(in owner: UIViewController, from: UIViewController?, to: UIViewController?, isAnimated: Bool) {
    self.owner = owner
    self.from = from
    self.to = to
    super.init(isAnimated: isAnimated)
  }

  override var fromController: UIViewController? { from }
  override var toController: UIViewController? { to }

  /// OBJ-07: also for whoever asks its parent.
  override func concerns(_ controller: UIViewController) -> Bool {
    if controller === owner || controller === from || controller === to { return true }
    guard let parent = controller.parent else { return false }
    return concerns(parent)
  }

  /// Only while the container's own appearance has begun its children appear and disappear by themselves.
  var isOnStage: Bool { owner?.appearanceState.isTowardsScreen ?? false }

  override func showStandard() {
    if let view = to?.view { container?.addSubview(view) }
  }

  func sendLeaving() {
    guard let controller = from else { return }
    controller.loadedView?.removeFromSuperview()
    // Unless it went with its container.
    if controller.appearanceState != .disappeared { arrive(controller, false, isAnimated) }
  }

  func sendArriving() {
    // Otherwise it comes with its container.
    if let controller = to, owner?.appearanceState == .appeared {
      arrive(controller, true, isAnimated)
    }
  }

  /// UIKit takes back what its own animation has added.
  func takeBack() {
    if animator == nil { to?.loadedView?.removeFromSuperview() }
  }

  override func letGo() {
    owner = nil
    from = nil
    to = nil
  }
}
