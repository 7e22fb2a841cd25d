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
/// calls, so often as its budget allows, and in every state the machine must agree with itself.
///
/// A family of calls is a subclass; its controllers and transition objects call `act()` in each of their callbacks.
class GeneralClient: Scenario {
  /// How many calls are left.
  var budget = 3

  /// Every call that this client may make.
  var calls: [ClientCall] { [] }

  /// A callback: one of the calls is made, or none.
  func act() {
    if budget == 0 { return }
    for call in calls where mayHappen(call.name) {
      make(call)
      return
    }
  }

  private func make(_ call: ClientCall) {
    budget -= 1
    call.body()
  }

  override func offerEvents() {
    if budget == 0 { return }
    for call in calls { offer(call.name, by: .app) { performStep { self.make(call) } } }
  }

  override var rotates: Bool { false }
  override var entersBackground: Bool { false }

  override func inspect() { checkInvariants() }
}

/// A callback of the client's objects.
func act() { (scenario as? GeneralClient)?.act() }
