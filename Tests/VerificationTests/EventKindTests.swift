import Identifiers
import Testing

@testable import Verification

/// What events are to those who compare runs.
@Suite struct EventKindTests {
  @Test func kindsAreToldByActorAndID() {
    #expect(EventKind(.machine(.transitionStarts), actor: "system") == .due)
    #expect(EventKind(.machine(.animationEnds), actor: "runLoop") == .due)
    #expect(EventKind(.machine(.deviceRotates), actor: "environment") == .disturbance)
    #expect(EventKind(.machine(.gestureIsTaken), actor: "environment").isOutcome)
    #expect(EventKind(.machine(.userTapsClose), actor: "user") == .request(.dismiss))
    #expect(EventKind(.machine(.userTaps), actor: "user") == .deed)
    #expect(
      EventKind(.machine(.fingerLifts), actor: "user") == EventKind(.machine(.recogniserFails), actor: "environment"))
  }

  /// What an author calls an event says nothing of it, and neither does a method's name.
  @Test func otherEventsAreToldByTheirActors() {
    for event in [EventID.named("swipeCancelled"), .call("dismiss()")] {
      #expect(EventKind(event, actor: "user") == .deed)
      #expect(EventKind(event, actor: "environment") == .disturbance)
    }
  }

  /// Each gesture has one usual end, and others.
  @Test func gesturesEndInOneUsualWay() {
    let ends = Dictionary(grouping: MachineEvent.allCases) { EventKind(.machine($0), actor: "user") }
    for (kind, events) in ends where kind.isOutcome {
      #expect(events.count { $0.isUsualEnd } == 1)
      #expect(events.count > 1)
    }
    #expect(ends.keys.count { $0.isOutcome } == 4)
  }
}
