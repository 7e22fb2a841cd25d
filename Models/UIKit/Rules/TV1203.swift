// TV1203 events-reenabled. Touches that UIKit itself blocks follow from the transition in flight: a stuck one is TV102's.

/// A view whose interaction app code disabled on behalf of a transition, or until content has scrolled, and where.
class DisabledView {
  weak var view: UIView?
  let site: Site?
  /// Not on behalf of a transition.
  let waitsForScroll: Bool
  /// Only during a step: nothing has been asked to scroll yet.
  var isNew = true

  init(_ view: UIView, _ site: Site?, waitsForScroll: Bool) {
    self.view = view
    self.site = site
    self.waitsForScroll = waitsForScroll
  }
}

/// Ghost: nil when there are none.
var disabledViews: [DisabledView]?

/// Called by `UIView` before `isUserInteractionEnabled` is set.
func interactionWillChange(_ view: UIView, to isEnabled: Bool) {
  let waitsForScroll = currentOwner == nil && view.owningController != nil && here() != nil
  if currentOwner == nil && disabledViews == nil && !waitsForScroll { return }
  var others = (disabledViews ?? []).filter { $0.view != nil && $0.view !== view }
  if !isUnknown(isEnabled) && !isEnabled && (currentOwner != nil || waitsForScroll) {
    others.append(DisabledView(view, here(), waitsForScroll: waitsForScroll))
  }
  disabledViews = others.isEmpty ? nil : others
}

/// Called at the end of every step. What is disabled for other reasons than a transition and content that scrolls is
/// nobody's business: a request to a server, an animation of the app's own.
func forgetOtherDisabledViews() {
  let isRequested = scrollIsRequested == true
  scrollIsRequested = nil
  guard let disabled = disabledViews else { return }
  let others = disabled.filter { !$0.isNew || !$0.waitsForScroll || isRequested }
  for entry in others { entry.isNew = false }
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
        false, .TV1203,
        entry.waitsForScroll
          ? "the whole screen ignores touches: nothing scrolls, and no end of it turns interaction on again"
          : "the whole screen ignores touches: interaction is still disabled after the transition",
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
