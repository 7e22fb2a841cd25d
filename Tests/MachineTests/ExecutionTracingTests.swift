import Exploration
import Testing

@testable import Machine

/// Replaying a step tells what happened in it without changing it.
@Suite struct ExecutionTracingTests {
  private static let machine = """
    class UIThing { weak var owner: AnyObject?; var count = 0
      func ask(_ n: Int) -> Int { count += n; return count }
    }
    protocol Watching { func changed(_ thing: UIThing, by n: Int) -> Bool }
    var watcher: Watching? = nil
    let thing = UIThing()
    func offerEvents() {
      offer("the user pulls", by: .user) {
        let way = choose(.F07, ["left", "right"])
        if watcher?.changed(thing, by: way + 1) == true { check(false, .TV101, "pulled", about: thing) }
      }
    }
    """
  private static let subject = """
    final class Listener: Watching {
      var seen: [Int] = []
      func changed(_ thing: UIThing, by n: Int) -> Bool {
        seen.append(thing.ask(n))
        Analytics.log("pull", n)
        if mystery.isOn { return true }
        return false
      }
    }
    func entry() { watcher = Listener() }
    """

  private func trace(_ run: UInt32) throws -> (Executed, StepTrace) {
    var executed = Executed(subject: Self.subject, machine: Self.machine)
    #expect(executed.diagnostics == [])
    let state = executed.initial.states[0]
    let labels = executed.successors(of: state).steps.map(\.label).filter { $0.event == 0 }
    let label = try #require(labels.indices.contains(Int(run)) ? labels[Int(run)] : nil)
    let trace = state.withUnsafeBufferPointer { executed.system.trace($0, label) }
    return (executed, try #require(trace))
  }

  @Test func callsCarryWhoWhatAndWhere() throws {
    let (executed, trace) = try trace(0)
    let calls = trace.events.compactMap { event in
      if case .call(let call) = event.kind { call } else { nil }
    }
    #expect(calls.map(\.function).contains("Listener.changed(_:by:)"))
    let changed = try #require(calls.first { $0.function == "Listener.changed(_:by:)" })
    #expect(changed.callee.typeName == "Listener" && changed.callee.isSubject)
    #expect(changed.arguments == ["UIThing", "1"])
    #expect(changed.result == "true")
    #expect(changed.isCrossing && changed.isIntoSubject)
    let ask = try #require(calls.first { $0.function == "UIThing.ask(_:)" })
    #expect(ask.caller.object == changed.callee.object && ask.callee.typeName == "UIThing")
    #expect(ask.result == "1" && ask.isFromSubject && !ask.isIntoSubject)
    let unknown = trace.events.compactMap { event -> TracedCall? in
      if case .unknownCall(let call) = event.kind { call } else { nil }
    }
    #expect(unknown.map(\.arguments) == [["\"pull\"", "1"]])
    #expect(trace.executed.allSatisfy(executed.image.isSubject))
    #expect(!trace.executed.isEmpty)
  }

  @Test func choicesChecksAndTheEvent() throws {
    let (executed, trace) = try trace(2)
    guard case .offer(let name, let actor, _) = trace.events.first?.kind else {
      Issue.record("the event comes first")
      return
    }
    #expect(name == .named("the user pulls") && actor == "user")
    let choices = trace.events.compactMap { event in
      if case .choice(let choice) = event.kind { choice } else { nil }
    }
    #expect(choices.map(\.kind) == [.parameter("F07"), .condition])
    #expect(choices.map(\.chosen) == [1, 0])
    #expect(choices.map(\.alternative) == ["right", nil])
    #expect(choices.map(\.isEnvironment) == [false, false])
    #expect(trace.violations.map { executed.system.properties[$0].rule } == ["TV101"])
    let checks = trace.events.compactMap { event -> TracedCheck? in
      if case .failedCheck(let check) = event.kind { check } else { nil }
    }
    #expect(checks.first?.about?.typeName == "UIThing")
  }

  @Test func replayLeadsWhereTheStepLed() throws {
    var executed = Executed(subject: Self.subject, machine: Self.machine)
    let state = executed.initial.states[0]
    let sink = executed.successors(of: state)
    #expect(sink.steps.count == 4)
    for step in sink.steps {
      let trace = try #require(state.withUnsafeBufferPointer { executed.system.trace($0, step.label) })
      #expect(trace.outcome == .state)
      #expect(step.end == .state(trace.successor))
      #expect(trace.violations == step.violations)
      let listener = try #require(executed.reader(state).global("watcher")?.object)
      let moved = try #require(trace.successorIndex[listener])
      #expect(executed.reader(trace.successor).global("watcher")?.object == moved)
    }
    let missing = state.withUnsafeBufferPointer { executed.system.trace($0, StepLabel(event: 0, run: 4)) }
    #expect(missing == nil)
  }

  @Test func statesCanBeRead() throws {
    let (executed, trace) = try trace(3)
    let reader = executed.reader(trace.successor)
    let watcher = try #require(reader.global("watcher"))
    #expect(reader.typeName(watcher) == "Listener")
    #expect(reader.isKind(watcher, of: "Watching"))
    let seen = try #require(reader.field("seen", of: watcher))
    #expect(reader.elements(of: seen)?.map(\.integer) == [2])
    #expect(reader.describe(seen) == "[2]")
    #expect(reader.fields(of: watcher).map(\.name) == ["seen"])
    #expect(reader.describe().contains("Listener(seen: "))
    #expect(reader.global("nothing") == nil)
    #expect(reader.field("nothing", of: watcher) == nil)
  }
}
