// Ghost data of TV505 and TV506: what the override of a WILL callback changes in the controller's own stored properties.
//
// A change counts as an effect if the rest of an ordinary cycle takes it back (after WA: DA, WD, DD; after WD: DD, WA, DA),
// or if WD stops a timer; one that fires once only where the class has no WA. Logs, counters and caches are not effects:
// nothing takes them back.

/// The effects of a WILL that nothing has confirmed yet.
class WillEffects {
  let isAppearing: Bool
  /// The properties, by number, and what they were before the WILL.
  let places: [Int]
  let former: [Int?]
  /// Where the callback is declared.
  let site: Site?

  init(_ isAppearing: Bool, _ places: [Int], _ former: [Int?], _ site: Site?) {
    self.isAppearing = isAppearing
    self.places = places
    self.former = former
    self.site = site
  }
}

/// Effects whose WILL was not confirmed by its DID: judged when the step is over. Empty between steps.
var turnedEffects: [TurnedEffects] = []

class TurnedEffects {
  let controller: UIViewController
  let effects: WillEffects

  init(_ controller: UIViewController, _ effects: WillEffects) {
    self.controller = controller
    self.effects = effects
  }
}

/// The stored properties that the app gives the controller, as numbers; a timer by whether it runs.
func imprints(of controller: UIViewController) -> [Int?] { ownValues(of: controller).map { imprintOfProperty($0) } }

private func imprintOfProperty(_ value: Any?) -> Int? {
  if isUnknown(value) { return 1 }
  if let timer = value as? Timer { return timer.isValid ? 1 : nil }
  return imprint(value)
}

/// Delivers a WILL and notes its effects.
func noteEffects(
  of controller: UIViewController, _ callback: String, _ isAppearing: Bool, _ animated: Bool
) {
  if !listens(controller, callback) || ownValues(of: controller).isEmpty {
    callWill(controller, isAppearing, animated)
    return
  }
  let former = imprints(of: controller)
  let timers = runningTimers(of: controller)
  callWill(controller, isAppearing, animated)
  let present = imprints(of: controller)
  let stopped = isAppearing ? [] : timers.filter { !isRunningTimer(controller, $0) }
  let places = former.indices.filter { place in
    former[place] != present[place]
      && (stopped.contains(place) || isTakenBack(controller, isAppearing, animated, place, former[place]))
  }
  judgeRepetition(controller, callback, isAppearing, animated, former)
  // An effect of the opposite WILL that was never confirmed is judged when this one is.
  if let open = controller.willEffects, open.isAppearing != isAppearing { return }
  if places.isEmpty { return }
  controller.willEffects = WillEffects(
    isAppearing, places, places.map { former[$0] }, declaration(of: controller, callback))
}

private func runningTimers(of controller: UIViewController) -> [Int] {
  ownValues(of: controller).indices.filter { isRunningTimer(controller, $0) }
}

private func isRunningTimer(_ controller: UIViewController, _ place: Int) -> Bool {
  let value = ownValues(of: controller)[place]
  if isUnknown(value) { return false }
  guard let timer = value as? Timer else { return false }
  // What was to come once the way back may make up for.
  return timer.isValid && (timer.repeats || !listens(controller, "viewWillAppear(_:)"))
}

/// Whether the rest of an ordinary cycle brings the property back to what it was before the WILL.
func isTakenBack(
  _ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool, _ place: Int, _ former: Int?
) -> Bool {
  let wouldBe = wouldHold {
    callDid(controller, isAppearing, animated)
    callWill(controller, !isAppearing, animated)
    callDid(controller, !isAppearing, animated)
    return imprints(of: controller)[place] == former
  }
  return wouldBe == true
}

/// A DID comes: it confirms the WILL before it, or ends the way back.
func noteArrival(_ controller: UIViewController, _ isAppearing: Bool) {
  if isAppearing && scenario is PresentingObjectScenario { controller.wasShownByScenario = true }
  guard let effects = controller.willEffects else { return }
  controller.willEffects = nil
  if effects.isAppearing != isAppearing { turnedEffects.append(TurnedEffects(controller, effects)) }
}
