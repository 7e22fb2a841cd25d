import Exploration
import TestSupport
import Testing

@testable import Machine

/// A run's number is all that is needed to execute it again.
@Suite struct ChoiceSequenceTests {
  private static let machine = """
    var tap: () -> Void = {}
    var more = 0
    func offerEvents() {
      offer("tap", by: .user) { tap() }
      if mayHappen("more") { more = 1; offer("twice", by: .app) { tap(); tap() } }
    }
    """

  private static let subject = """
    var n = 0
    class Leaf { let n: Int; init(_ n: Int) { self.n = n }; deinit { if z { log.append(n) } } }
    var log: [Int] = []
    func entry() {
      tap = {
        if a { n = n + 1 }
        if b { f() } else if c { n = 0 }
        for i in 0..<2 { if d { _ = Leaf(i) } }
        let gone: Leaf? = nil
        if e { _ = gone!.n }
      }
    }
    """

  @Test func runsAreTracedAsIfAllBeforeThemWereExecuted() throws {
    var executed = Executed(subject: Self.subject, machine: Self.machine)
    #expect(executed.diagnostics == [])
    let state = try #require(executed.initial.states.first)
    let sink = executed.successors(of: state)
    #expect(sink.steps.count > 12 && sink.steps.contains { $0.end == .crash })
    #expect(Set(sink.steps.map(\.label)).count == sink.steps.count)
    // The slow twin executes all runs before it: every tenth is compared, in continuous integration each one. What is
    // compared as text is slower still.
    for (number, step) in sink.steps.enumerated() where Effort.isWide || number % 10 == 0 {
      let fast = try #require(state.withUnsafeBufferPointer { executed.system.trace($0, step.label) })
      let slow = try #require(state.withUnsafeBufferPointer { executed.system.traceByEnumeration($0, step.label) })
      #expect(fast.successor == slow.successor && fast.outcome == slow.outcome)
      #expect(fast.violations == slow.violations && fast.executed == slow.executed)
      #expect(fast.successorIndex == slow.successorIndex)
      #expect(fast.events.count == slow.events.count)
      if number % (Effort.isWide ? 40 : 200) != 0 { continue }
      #expect(String(describing: fast.events) == String(describing: slow.events))
      let brief = try #require(state.withUnsafeBufferPointer { executed.system.traceChoices($0, step.label) })
      #expect(choices(in: brief) == choices(in: fast.events))
    }
  }

  private func choices(in events: [TraceEvent]) -> [String] {
    events.filter { if case .choice = $0.kind { true } else { false } }.map { String(describing: $0) }
  }

  @Test func eventsOfOffersThatChooseHaveNames() throws {
    var executed = Executed(subject: Self.subject, machine: Self.machine)
    let state = try #require(executed.initial.states.first)
    let events = state.withUnsafeBufferPointer { executed.system.events(of: $0) }
    #expect(events.map(\.id) == [.named("tap"), .named("twice")] && events.map(\.actor) == ["user", "app"])
  }

  @Test func aNumberThatNoRunHasIsRefused() throws {
    var executed = Executed(subject: Self.subject, machine: Self.machine)
    let state = try #require(executed.initial.states.first)
    let trace = state.withUnsafeBufferPointer { executed.system.trace($0, StepLabel(event: 0, run: 1_000)) }
    #expect(trace == nil)
  }
}
