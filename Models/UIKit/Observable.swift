// What the rules of sheets and adaptivity take for observable (TV1101, TV1102, TV1104, TV1105): the stored properties of
// code under test, of the objects that know of a presentation and of the objects that these keep directly.
//
// Flags are booleans, enum cases, whether a kept view is shown and whether a kept timer runs. Otherwise only what is let go
// counts: a reference that becomes nil, a collection that becomes empty. Counters, logs and caches do not count.

/// What one object keeps, at one moment.
class ObservedFields {
  let object: AnyObject
  let flags: [Any?]
  /// Whether the property holds anything; nil: not known.
  let holds: [Bool?]

  init(_ object: AnyObject) {
    self.object = object
    let values = ownValues(of: object)
    let own = ownFlags(of: object)
    flags = values.indices.map { observedFlag(values[$0], own[$0]) }
    holds = values.map { holdsSomething($0) }
  }

  /// The properties of which `condition` holds, given what they were and what they are.
  func places(_ condition: (ObservedFields, ObservedFields, Int) -> Bool) -> [Int] {
    let present = ObservedFields(object)
    return flags.indices.filter { condition(self, present, $0) }
  }
}

private func observedFlag(_ value: Any?, _ own: Any?) -> Any? {
  if isUnknown(value) { return nil }
  if let view = value as? UIView { return view.superview != nil && !hidesItself(view) }
  if let timer = value as? Timer { return timer.isValid }
  return own
}

private func holdsSomething(_ value: Any?) -> Bool? {
  if isUnknown(value) { return nil }
  if let list = value as? [Any] { return !list.isEmpty }
  return imprint(value) != nil
}

/// A flag differs, or something was let go.
func isTouched(_ former: ObservedFields, _ present: ObservedFields, _ place: Int) -> Bool {
  differ(former.flags[place], present.flags[place]) || isLetGo(former, present, place)
}

/// A flag was switched off, or something was let go: what cleanup does.
func isCleanedUp(_ former: ObservedFields, _ present: ObservedFields, _ place: Int) -> Bool {
  if let was = former.flags[place] as? Bool, let now = present.flags[place] as? Bool { return was && !now }
  return isLetGo(former, present, place)
}

private func isLetGo(_ former: ObservedFields, _ present: ObservedFields, _ place: Int) -> Bool {
  former.holds[place] == true && present.holds[place] == false
}

/// What the objects keep, and what they keep keeps.
func observe(_ objects: [AnyObject?]) -> [ObservedFields] {
  var found: [ObservedFields] = []
  for object in objects {
    guard let object = object, !isUnknown(object) else { continue }
    note(object, &found)
    for value in ownValues(of: object) {
      if isUnknown(value) || value == nil { continue }
      note(value as AnyObject, &found)
    }
  }
  return found
}

private func note(_ object: AnyObject, _ found: inout [ObservedFields]) {
  if found.contains(where: { $0.object === object }) { return }
  let fields = ObservedFields(object)
  if !fields.flags.isEmpty { found.append(fields) }
}

/// A controller and what it contains.
func family(of controller: UIViewController) -> [AnyObject?] {
  var members: [AnyObject?] = [controller]
  for child in controller.children { members += family(of: child) }
  return members
}

/// Everybody who knows of the presentation.
func observe(_ presentation: UIPresentationController) -> [ObservedFields] {
  observe(
    [presentation.dismissalDelegate] + family(of: presentation.presentedViewController)
      + family(of: presentation.presentingViewController))
}

/// Everybody who knows of the presentation and outlives what was presented.
func observeSurvivors(_ presentation: UIPresentationController) -> [ObservedFields] {
  let leaving = family(of: presentation.presentedViewController)
  let known = observe([presentation.dismissalDelegate] + family(of: presentation.presentingViewController))
  return known.filter { fields in !leaving.contains { $0 === fields.object } }
}

/// Nothing is scheduled that might still do what has not been done.
func nothingIsScheduled() -> Bool { mainRunLoop.pending.isEmpty }
