/// What an event is to those who compare runs, told by its actor and, for the events of the machine's own scenarios, by
/// its name.
enum EventKind: Hashable {
  /// What is on its way goes on by itself: UIKit's own steps and the run loop's.
  case due
  /// The end of a gesture or of a swipe: those of one family are its outcomes.
  case outcome(Int)
  /// Somebody asks for a transition: those of one purpose lead to the same.
  case request(Purpose)
  /// Whatever else the user, or the app, does.
  case deed
  /// It comes from outside and need not happen: a rotation, a call, a notification, a request in between.
  case disturbance
  /// What ends a disturbance.
  case returning

  enum Purpose: Hashable { case present, dismiss, push, pop, tab }

  /// - Parameter actor: as the machine names it.
  init(name: String, actor: String) {
    if actor == "system" || actor == "runLoop" {
      self = .due
    } else if let family = Self.outcomes.firstIndex(where: { $0.contains(name) }) {
      self = .outcome(family)
    } else if let purpose = Self.requests.first(where: { $0.value.contains(name) })?.key {
      self = .request(purpose)
    } else if Self.returns.contains(name) {
      self = .returning
    } else if actor == "environment" || Self.interruptions.contains(name) {
      self = .disturbance
    } else {
      self = .deed
    }
  }

  /// The ends of one gesture, those that bring it to its end first.
  static let outcomes = [
    ["the swipe is released past the threshold", "the swipe is cancelled"],
    ["the user lifts the finger", "the system cancels the gesture", "the recogniser fails"],
    ["the user lets go of the sheet past the threshold", "the user lets the sheet go back"],
    ["the user lets the page go past the middle", "the user lets the page go before the middle"],
  ]

  static let requests: [Purpose: [String]] = [
    .present: ["the user taps to present", "the user swipes to present", "the app presents without animation"],
    .dismiss: [
      "the user taps close", "the user swipes to dismiss", "the user pulls the sheet down",
      "the app dismisses without animation", "the app closes everything",
    ],
    .push: ["the user taps to push", "the app pushes without animation"],
    .pop: [
      "the user taps back", "the user swipes to pop", "the user swipes from the edge", "the app pops without animation",
    ],
    .tab: ["the user taps a tab", "the user swipes to another tab", "the app selects another tab"],
  ]

  static let returns = ["the app returns to the foreground"]

  /// What scenarios let the app do in between, to see whether it does harm.
  static let interruptions = [
    "the app dismisses while the presentation is on its way", "the app dismisses a second time",
    "unknown code calls back", "a notification comes",
  ]

  /// Every name that tells a kind.
  static var names: [String] {
    outcomes.flatMap(\.self) + requests.values.flatMap(\.self) + returns + interruptions
  }

  var isDue: Bool { self == .due }
  var isOutcome: Bool { if case .outcome = self { true } else { false } }
}
