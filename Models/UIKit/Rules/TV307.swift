// TV307 rollback-properties

/// Exercises the rule when the property is as it was.
func isRestored(_ change: PropertyChange) -> Bool {
  guard let view = change.view else { return true }
  let now = view.value(of: change.property)
  if differs(change, view, now) { return false }
  if change.isUnanimated {
    check(true, .TV1201, "a property of a view is not what it was")
  } else {
    check(true, .TV307, "a property of a view is not what it was")
  }
  return true
}

/// Settled states: what is due and has not been given back.
func judgeChanges() {
  guard let changes = propertyChanges else { return }
  for change in changes where change.isDue {
    guard let view = change.view, view.window != nil else { continue }
    if differs(change, view, view.value(of: change.property)) {
      judge(change, of: view)
    }
  }
}

private func judge(_ change: PropertyChange, of view: UIView) {
  let object = view.owningController ?? view
  if change.isUnanimated {
    check(
      false, .TV1201,
      view.owningController?.parent is UINavigationController
        ? "what was changed for the push is not undone by a pop without animation"
        : "what was changed for the presentation is not undone by a dismissal without animation",
      as: view.owningController?.parent is UINavigationController ? .pushIsNotUndone : .presentationIsNotUndone,
      at: change.site,
      about: object)
  } else {
    check(false, .TV307, message(change.property), as: changeCheck(of: change.property), at: change.site, about: object)
  }
}

private func changeCheck(of property: ViewProperty) -> CheckID {
  switch property {
  case .alpha: return .alphaIsChanged
  case .isHidden: return .visibilityIsChanged
  case .frame: return .frameIsChanged
  case .transform: return .transformIsChanged
  case .cornerRadius: return .cornerRadiusIsChanged
  }
}

private func message(_ property: ViewProperty) -> String {
  switch property {
  case .alpha: return "the alpha of a view that was changed for the animation is not what it was before"
  case .isHidden: return "a view that was hidden or shown for the animation is not what it was before"
  case .frame: return "the frame of a view that was moved for the animation is not what it was before"
  case .transform: return "the transform of a view that was changed for the animation is not what it was before"
  case .cornerRadius: return "the corner radius of a view that was changed for the animation is not what it was before"
  }
}

/// Whether the property certainly is not what it was.
private func differs(_ change: PropertyChange, _ view: UIView, _ now: Any?) -> Bool {
  switch change.property {
  case .alpha, .isHidden: return differs(change.former, now)
  case .transform:
    let former = change.former as! TransformKind
    let present = now as! TransformKind
    return former == .identity && present.isVisible || former.isVisible && present == .identity
  case .cornerRadius:
    // Root views have none when they are made; what others have is their own business.
    if change.former == nil && view.owningController == nil { return false }
    return differs(change.former ?? 0, now ?? 0)
  case .frame: return differs(change, view.owningController != nil, now as! CGRect?)
  }
}

private func differs(_ former: Any?, _ now: Any?) -> Bool {
  if isUnknown(former) || isUnknown(now) { return false }
  return (former as! AnyHashable) != (now as! AnyHashable)
}

private func differs(_ change: PropertyChange, _ isRoot: Bool, _ now: CGRect?) -> Bool {
  let before = change.former as! CGRect?
  let former = before.map { shape(of: $0) } ?? .initial
  let present = now.map { shape(of: $0) } ?? .initial
  if former == present && present != .computed { return false }
  let wasWhole = former == .container || former == .initial && isRoot
  switch present {
  case .zero: return wasWhole
  case .constant: return wasWhole
  case .computed: return change.leadsAway && !isSamePlace(before, now)
  default: return false
  }
}

/// Two values of the same computation, as far as it is known where they were computed.
func isSamePlace(_ first: CGRect?, _ second: CGRect?) -> Bool {
  guard let left = first, let right = second else { return first == nil && second == nil }
  if isUnknown(left) || isUnknown(right) { return false }
  if left.shape != right.shape { return false }
  return left.madeAt == right.madeAt || left.shape == .computed && (left.madeAt == nil || right.madeAt == nil)
}

/// What finished transitions left changed on the screen has been reported; when the next one begins it is as it was.
func forgetChanges() {
  guard let changes = propertyChanges else { return }
  for change in changes where change.isDue && !(change.isOffScreen && change.view?.window == nil) { giveBack(change) }
  dropRestored()
}
