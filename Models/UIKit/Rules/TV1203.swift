// TV1203 events-reenabled. Touches that UIKit itself blocks follow from the transition in flight: a stuck one is TV102's.

/// A view whose interaction app code disabled on behalf of a transition, and where.
class DisabledView {
  weak var view: UIView?
  let site: Site?

  init(_ view: UIView, _ site: Site?) {
    self.view = view
    self.site = site
  }
}

/// Ghost: nil when there are none.
var disabledViews: [DisabledView]?

/// Called by `UIView` before `isUserInteractionEnabled` is set.
func interactionWillChange(_ view: UIView, to isEnabled: Bool) {
  if currentOwner == nil && disabledViews == nil { return }
  var others = (disabledViews ?? []).filter { $0.view != nil && $0.view !== view }
  if !isUnknown(isEnabled) && !isEnabled && currentOwner != nil { others.append(DisabledView(view, here())) }
  disabledViews = others.isEmpty ? nil : others
}

/// A settled state: whole screens must take touches again. Answers whether one does not.
@discardableResult
func judgeTouches() -> Bool {
  guard let disabled = disabledViews else { return false }
  for entry in disabled {
    guard let view = entry.view, view.window != nil, !isBelow(view.owningController) else { continue }
    if view is UIWindow || view is UITransitionView || view.owningController != nil {
      check(
        false, .TV1203, "the whole screen ignores touches: interaction is still disabled after the transition",
        at: entry.site, about: view)
      return true
    }
  }
  return false
}

/// Whether something presented lies over the controller: only that is meant to take touches, and the screen below may rest.
private func isBelow(_ controller: UIViewController?) -> Bool {
  guard let controller else { return false }
  return controller.presentedChild != nil || isBelow(controller.parent)
}
