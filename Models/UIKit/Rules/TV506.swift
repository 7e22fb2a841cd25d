// TV506 idempotent-callbacks

/// A WILL has been delivered: coming again, after the opposite WILL of a cancelled transition, it must leave the same.
func judgeRepetition(
  _ controller: UIViewController, _ callback: String, _ isAppearing: Bool, _ animated: Bool, _ former: [Int?]
) {
  let present = imprints(of: controller)
  for place in present.indices where present[place] != former[place] {
    let once = present[place]
    let isSame = wouldHold {
      callWill(controller, !isAppearing, animated)
      callWill(controller, isAppearing, animated)
      return imprints(of: controller)[place] == once
    }
    if isSame == nil || !isTakenBack(controller, isAppearing, animated, place, former[place]) { continue }
    check(
      isSame == true, .TV506,
      isAppearing
        ? "viewWillAppear after a cancelled disappearance does its work a second time"
        : "viewWillDisappear after a cancelled appearance does its work a second time",
      as: isAppearing ? .appearingIsRepeated : .disappearingIsRepeated,
      at: declaration(of: controller, callback), about: controller)
  }
}

/// A WILL has been delivered, before which the controller had so many registrations.
func noteWillRegistrations(of controller: UIViewController, _ isAppearing: Bool, after former: Int) {
  let gained = registrations(of: controller) - former
  if !isAppearing {
    controller.gainedRegistrations = former > 0 ? gained : nil
  } else if let earlier = controller.gainedRegistrations {
    controller.gainedRegistrations = earlier + gained
  }
}

/// A DID has been delivered. CAN-02: a cancelled disappearance sends viewWillAppear and viewDidAppear again without
/// viewDidDisappear. What is then registered once more is told everything twice.
func judgeRegistrations(_ controller: UIViewController, _ callback: String, _ isAppearing: Bool, after former: Int) {
  guard let earlier = controller.gainedRegistrations else { return }
  controller.gainedRegistrations = nil
  if !isAppearing { return }
  let gained = registrations(of: controller) - former
  if earlier == 0 && gained == 0 { return }
  let isDid = gained > 0
  check(
    earlier + gained <= 0, .TV506,
    isDid
      ? "viewDidAppear after a cancelled disappearance registers observers or gestures a second time"
      : "viewWillAppear after a cancelled disappearance registers observers or gestures a second time",
    as: .appearingIsRepeated,
    at: declaration(of: controller, isDid ? callback : "viewWillAppear(_:)"), about: controller)
}

/// From the WA to the DA of a page that was covered: which views it has taken away again.
final class RepeatedEntry {
  var views: [UIView] = []
  var site: Site?
  /// viewDidAppear has shown one of them.
  var isPlayed = false
}

/// A WILL is about to be delivered. Only a page that is covered comes back.
func noteReturn(of controller: UIViewController, _ isAppearing: Bool) {
  guard let world = scenario as? ModalScenario, world.playsEntry, world.presented === controller else { return }
  world.repeatedEntry = isAppearing && controller.presentedChild != nil ? RepeatedEntry() : nil
}

/// Code under test takes a view away by its alpha or transform, or shows it.
func noteSight(_ view: UIView, isAway: Bool) {
  if isAway { noteAway(view) }
  guard let world = scenario as? ModalScenario, let entry = world.repeatedEntry, let site = here(),
    let delivery = currentDelivery, delivery.receiver === world.presented
  else { return }
  if delivery.callback == "viewWillAppear(_:)" {
    entry.views = entry.views.filter { $0 !== view }
    if !isAway { return }
    entry.views.append(view)
    entry.site = site
  } else if delivery.callback == "viewDidAppear(_:)" && !isAway && entry.views.contains(where: { $0 === view }) {
    entry.isPlayed = true
  }
}

/// A DID has been delivered: the page was there all the time, and what covered it has gone.
func judgeRepeatedEntry(of controller: UIViewController) {
  guard let world = scenario as? ModalScenario, let entry = world.repeatedEntry, world.presented === controller else {
    return
  }
  world.repeatedEntry = nil
  check(
    !entry.isPlayed, .TV506,
    "the page takes its views away and comes in once more when what covered it has gone", as: .entryIsRepeated,
    at: entry.site, about: controller)
}
