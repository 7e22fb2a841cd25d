// Notifications: what the code under test posts reaches its own observers at once, the application's notifications come
// with what they tell, and every other one may come at any time.
import Foundation

/// Names of notifications. Two names whose texts are not known may be the same.
struct NotificationName {
  let rawValue: String

  init(_ rawValue: String) { self.rawValue = rawValue }
  init(rawValue: String) { self.rawValue = rawValue }
}

struct Notification {
  typealias Name = NotificationName

  let name: NotificationName
  let object: Any?
  let userInfo: [AnyHashable: Any]?

  init(name: NotificationName, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

/// What waits for a notification. `block` is nil for a selector.
final class NotificationObserver: NSObject {
  let name: Any?
  weak var target: AnyObject?
  let selector: Selector
  let block: ((Notification) -> Void)?
  /// Ghost: on whose behalf.
  weak var owner: AnyObject?
  /// Ghost (TV506), of a block: the controller in whose callback it was added.
  weak var controller: AnyObject?
  /// The place of the code under test that has added it.
  let addedAt: Site?
  /// In how many earlier steps the same place has added observers that are still there.
  var generation: Int

  init(name: Any?, target: AnyObject?, selector: Selector, block: ((Notification) -> Void)?) {
    self.name = name
    self.target = target
    self.selector = selector
    self.block = block
    owner = currentOwner
    controller = block == nil ? nil : currentDelivery?.receiver
    let place = here()
    addedAt = place
    var generation = 0
    for other in notificationObservers ?? [] where place != nil && other.addedAt == place && existedBefore(other) {
      generation = max(generation, other.generation + 1)
    }
    self.generation = generation
  }

  var isGone: Bool { block == nil && target == nil }

  func receive(_ notification: Notification) {
    asOwner(owner) {
      if let block = block { block(notification) }
      if let target = target { sendMessage(selector, to: target, notification) }
    }
  }
}

/// Nil when nobody waits.
var notificationObservers: [NotificationObserver]?

class NotificationCenter: NSObject {
  static var `default`: NotificationCenter { NotificationCenter() }

  func addObserver(_ observer: Any, selector: Selector, name: NotificationName?, object: Any?) {
    add(NotificationObserver(name: name, target: observer as AnyObject?, selector: selector, block: nil))
  }

  func addObserver(
    forName name: NotificationName?, object: Any?, queue: Any?, using block: @escaping (Notification) -> Void
  ) -> NSObjectProtocol {
    let observer = NotificationObserver(name: name, target: nil, selector: "", block: block)
    add(observer)
    return observer
  }

  func removeObserver(_ observer: Any) {
    keepObservers { $0 !== observer as AnyObject? && ($0.target == nil || $0.target !== observer as AnyObject?) }
  }

  func removeObserver(_ observer: Any, name: NotificationName?, object: Any?) {
    keepObservers { other in
      let isMeant = other.target === observer as AnyObject? || other === observer as AnyObject?
      return !isMeant || (!isUnknown(name) && name != nil && differ(other.name, name))
    }
  }

  func post(_ notification: Notification) { deliver(notification) }

  func post(name: NotificationName, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    deliver(Notification(name: name, object: object, userInfo: userInfo))
  }

  private func add(_ observer: NotificationObserver) {
    notificationObservers = (notificationObservers ?? []) + [observer]
  }
}

/// An observer that is gone hears nothing any more: without this each presentation would leave one behind.
func forgetGoneObservers() {
  guard let observers = notificationObservers, observers.contains(where: { $0.isGone }) else { return }
  keepObservers { _ in true }
}

/// How often the controller is registered.
func registrations(of controller: UIViewController) -> Int {
  let own = notificationObservers?.filter { $0.target === controller || $0.controller === controller }
  let gestures = controller.loadedView?.gestureRecognizers?.filter { !$0.isDeaf }
  return (own?.count ?? 0) + (gestures?.count ?? 0)
}

private func keepObservers(_ isKept: (NotificationObserver) -> Bool) {
  guard let observers = notificationObservers else { return }
  let kept = observers.filter { !$0.isGone && isKept($0) }
  if kept.count < observers.count { countGenerations(kept) }
  notificationObservers = kept.isEmpty ? nil : kept
}

/// Those that have gone are no longer counted: an observer that each appearance replaces would be a new one for ever.
/// Observers stand in the order in which they were added, so that those before one have their new numbers.
private func countGenerations(_ observers: [NotificationObserver]) {
  for observer in observers where observer.generation > 0 {
    let place = observer.addedAt
    let below = observers.filter { $0.addedAt == place && $0.generation < observer.generation }.map { $0.generation }
    observer.generation = (below.max() ?? -1) + 1
  }
}

/// Whoever may wait for the notification gets it at once.
func deliver(_ notification: Notification) {
  keepObservers { _ in true }
  guard let observers = notificationObservers else { return }
  for observer in observers {
    // First, so that the machine does not branch on whether an unknown name is there.
    if isUnknown(observer.name) { continue }
    if observer.name != nil && differ(observer.name, notification.name) { continue }
    observer.receive(notification)
  }
}

/// The application itself tells where it is.
func announce(_ name: String) {
  if notificationObservers != nil { deliver(Notification(name: NotificationName(name))) }
}

/// Notifications that only the outside knows of: the keyboard's, other parts' of the app. The two newest observers stand
/// for all.
func offerNotifications() {
  guard let observers = notificationObservers, !mainRunLoop.isCrowded else { return }
  for observer in observers.suffix(2) where !isAnnounced(observer.name) && !observer.isGone {
    offer(.notificationComes, by: .app, disturbs: isInTransition()) {
      assume(mayHappen("a notification comes at this moment", by: .code))
      performStep { receiveFromOutside(observer) }
    }
  }
}

/// Somebody hears that the keyboard goes (TV1005).
var isKeyboardGoing = false

private func receiveFromOutside(_ observer: NotificationObserver) {
  isKeyboardGoing = isOfGoingKeyboard(observer.name)
  let name = isKeyboardGoing ? (observer.name as! NotificationName) : NotificationName(unknown())
  observer.receive(Notification(name: name, object: unknown(), userInfo: unknown()))
  isKeyboardGoing = false
}

private func isAnnounced(_ name: Any?) -> Bool {
  if isOfLeaving(name) { return true }
  guard !isUnknown(name), let known = name as? NotificationName else { return false }
  return known.rawValue == "UIWindowDidBecomeKeyNotification"
}

/// Whether somebody waits for what the application tells when the user leaves it and comes back: then that matters also
/// where nothing is on its way.
func someoneHearsOfLeaving() -> Bool {
  notificationObservers?.contains { isOfLeaving($0.name) && !$0.isGone } ?? false
}

private func isOfLeaving(_ name: Any?) -> Bool {
  guard !isUnknown(name), let known = name as? NotificationName else { return false }
  return known.rawValue == "UIApplicationDidEnterBackgroundNotification"
    || known.rawValue == "UIApplicationWillEnterForegroundNotification"
    || known.rawValue == "UIApplicationWillResignActiveNotification"
    || known.rawValue == "UIApplicationDidBecomeActiveNotification"
}

extension NotificationName {
  static var UIApplicationDidEnterBackground: NotificationName { UIApplication.didEnterBackgroundNotification }
  static var UIApplicationWillEnterForeground: NotificationName { UIApplication.willEnterForegroundNotification }
  static var UIApplicationWillResignActive: NotificationName { UIApplication.willResignActiveNotification }
  static var UIApplicationDidBecomeActive: NotificationName { UIApplication.didBecomeActiveNotification }
}

extension NotificationName {
  static var UIWindowDidBecomeKey: NotificationName { UIWindow.didBecomeKeyNotification }
}

extension UIApplication {
  static var didEnterBackgroundNotification: NotificationName {
    NotificationName("UIApplicationDidEnterBackgroundNotification")
  }
  static var willEnterForegroundNotification: NotificationName {
    NotificationName("UIApplicationWillEnterForegroundNotification")
  }
  static var willResignActiveNotification: NotificationName {
    NotificationName("UIApplicationWillResignActiveNotification")
  }
  static var didBecomeActiveNotification: NotificationName {
    NotificationName("UIApplicationDidBecomeActiveNotification")
  }
}
