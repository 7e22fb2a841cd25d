import Identifiers

/// A run of a finding, as states and events: it may come from a search whose steps had other numbers.
struct Itinerary {
  var initial: [UInt64]
  var steps: [Event]
  /// What the last step or state violates; `nil` for what only all runs together show.
  var property: UInt32?

  struct Event: Hashable {
    var id: EventID
    var target: Target
    /// What is chosen, where several runs of the event lead there; as `WalkedSystem.choice(of:from:)` says it.
    var choice: String?
  }

  /// Where a step leads.
  enum Target: Hashable {
    case state([UInt64])
    case crash
    case anywhere
  }
}

extension Itinerary {
  /// The steps in a system; `nil` when it does not have them.
  func located(in system: any WalkedSystem) -> (beginning: Int, steps: [WalkedStep])? {
    let beginnings = system.beginnings()
    guard let beginning = beginnings.firstIndex(where: { $0.words == initial }) else { return nil }
    var state = beginnings[beginning]
    var found: [WalkedStep] = []
    for (number, wanted) in steps.enumerated() {
      let isLast = number == steps.count - 1
      let fitting = system.steps(from: state).filter { step in
        step.event == wanted.id && leads(step, to: wanted.target, in: system)
      }
      let breaking = fitting.first { step in isLast && property.map(step.violations.contains) == true }
      let alike = fitting.count > 1 ? fitting.first { system.choice(of: $0, from: state) == wanted.choice } : nil
      guard let step = breaking ?? alike ?? fitting.first else { return nil }
      found.append(step)
      if let target = step.target { state = target } else if !isLast { return nil }
    }
    return (beginning, found)
  }

  private func leads(_ step: WalkedStep, to target: Target, in system: any WalkedSystem) -> Bool {
    switch target {
    case .anywhere: true
    case .crash: step.target.map(system.isOver) ?? true
    case .state(let words): step.target.map { system.isOver($0) || $0.words == words } ?? false
    }
  }
}
