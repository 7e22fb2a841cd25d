/// A call that the most general client may make.
final class ClientCall {
  let name: String
  let body: () -> Void

  init(_ name: String, _ body: @escaping () -> Void) {
    self.name = name
    self.body = body
  }
}

/// The most general client of the machine: at rest, between any two events and inside every callback it makes any of its
/// calls, so often as it may, and in every state the machine must agree with itself.
///
/// A family of calls is a subclass; its controllers and transition objects call `act()` in each of their callbacks.
class GeneralClient: Scenario {
  /// How many calls are left.
  var budget = 0
  /// The numbers of the calls that the run will make, in order, if the client plans.
  var plan: [Int]?

  /// Every call that this client may make.
  var calls: [ClientCall] { [] }
  /// How many calls a run may make.
  var allowance: Int { 3 }
  /// Whether the calls are chosen before the first of them: the runs are the same, but each callback has only to decide
  /// whether it makes the next one, so that a step with many callbacks has fewer outcomes.
  var plans: Bool { false }

  /// Called when the scene is set: from now on the client acts.
  func beginActing() {
    if calls.isEmpty { return }
    budget = allowance
    if plans { plan = (0..<allowance).map { _ in pick() } }
  }

  private func pick() -> Int {
    for index in 1..<calls.count where mayHappen(calls[index].name) { return index }
    return 0
  }

  /// What may be called next.
  private var nextCalls: [ClientCall] {
    if budget == 0 { return [] }
    guard let planned = plan else { return calls }
    return [calls[planned[planned.count - budget]]]
  }

  /// A callback: one of the calls is made, or none.
  func act() {
    for call in nextCalls where mayHappen(call.name) {
      make(call)
      return
    }
  }

  private func make(_ call: ClientCall) {
    budget -= 1
    if budget == 0 { plan = nil }
    call.body()
  }

  override func offerEvents() {
    for call in nextCalls { offer(call.name, by: .app) { performStep { self.make(call) } } }
  }

  override var rotates: Bool { false }
  override var entersBackground: Bool { false }

  /// Whether every controller has been told what is shown whenever nothing is on its way, whatever the client calls.
  var keepsAppearance: Bool { false }

  override func inspect() {
    checkInvariants()
    if keepsAppearance && isSettled() { checkAppearance() }
  }
}

/// A callback of the client's objects.
func act() { (scenario as? GeneralClient)?.act() }
