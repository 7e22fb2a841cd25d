import Exploration
import Identifiers
import Machine

/// The interpreter's side: one world, sequence by sequence, with the same reports as the native driver writes.
package struct InterpretedRun {
  private let image: ProgramImage
  private var system: MachineSystem
  private let dump: Int32
  private let isRecording: Bool
  /// Whether calls of methods are reported, too, for code that records nothing itself.
  private let tracesCalls: Bool
  /// How many entries of the log have been reported.
  private var logStart = 0

  package init?(_ image: ProgramImage, entry: String, tracesCalls: Bool = false) {
    guard let number = image.program.functions.firstIndex(where: { $0.name == entry }),
      let dump = image.program.functions.firstIndex(where: { $0.name == "worldDump" })
    else { return nil }
    self.image = image
    self.dump = Int32(dump)
    self.tracesCalls = tracesCalls
    isRecording = image.program.globals.contains { $0.name == "recorder" }
    system = MachineSystem(image, configuration: MachineConfiguration(entry: Int32(number)))
  }

  package mutating func start(choices: [Int]) -> PrescribedRun {
    logStart = 0
    return system.start(choices: choices, isTraced: tracesCalls)
  }

  package mutating func run(event: Int, of state: [UInt64], choices: [Int]) -> PrescribedRun {
    system.run(event: event, of: state, choices: choices, isTraced: tracesCalls)
  }

  package mutating func offers(of state: [UInt64]) -> [String] { system.offers(of: state).map(\.rawValue) }

  /// What a step did, in the words of the native driver. Of a crash nothing but the fact is known natively.
  package mutating func report(of run: PrescribedRun, offers: [String]) -> String {
    let choices = "choices " + run.choices.map { "\($0.chosen)/\($0.arity)" }.joined(separator: " ")
    switch run.outcome {
    case .impossible: return choices + "\nstatus impossible"
    case .crash: return "status crash"
    case .incomplete(let reason): return "status \(reason.explanation)"
    case .state: break
    }
    var lines = [choices, "status state"] + violations(run.violations)
    lines.append("log " + log(of: run.successor).joined(separator: " "))
    if tracesCalls { lines.append("calls " + calls(in: run).joined(separator: " ")) }
    let inspection = system.inspection(of: run.successor)
    lines.append("settled \(inspection.isSettled)")
    lines += violations(inspection.run.violations)
    lines.append("offers " + offers.joined(separator: " | "))
    lines.append("world " + (system.elements(answeredBy: dump, in: run.successor) ?? ["none"]).joined(separator: " "))
    return lines.joined(separator: "\n")
  }

  /// Rules that plain Swift cannot judge: a Bool carries no mark that says where it comes from (`dependsOnFinished`).
  private static let blindRules: Set<RuleID> = [.TV105]

  private func violations(_ numbers: [UInt32]) -> [String] {
    let lines = numbers.map { system.properties[$0] }.compactMap { property -> String? in
      if let rule = property.rule, Self.blindRules.contains(rule) { return nil }
      return "violation \(property.rule?.rawValue ?? "") \(property.message)"
    }
    return Set(lines).sorted()
  }

  /// Every `deinit` at the end.
  private mutating func log(of state: [UInt64]) -> [String] {
    guard isRecording else { return [] }
    let reader = StateReader(image: image, state: state)
    guard let recorder = reader.global("recorder"), let log = reader.field("log", of: recorder) else { return [] }
    let entries = reader.elements(of: log) ?? []
    let new = entries.dropFirst(logStart).map { entry in
      reader.fields(of: entry).map { reader.string($0.value) ?? "?" }.joined(separator: ".")
    }
    logStart = entries.count
    return new.filter { !$0.hasSuffix(".deinit") } + new.filter { $0.hasSuffix(".deinit") }.sorted()
  }

  /// Calls of methods of the code under test, `Type.method(label:)`, since the event was offered.
  private func calls(in run: PrescribedRun) -> [String] {
    var calls: [String] = []
    for event in run.events {
      if case .offer = event.kind { calls = [] }
      guard case .call(let call) = event.kind, call.isIntoSubject else { continue }
      let name = call.function
      let isMethod = name.hasSuffix(")") && name.contains(".") && !name.contains(".init(") && !name.contains(" ")
      if isMethod { calls.append(name) }
    }
    return calls
  }
}

extension InterpretedRun {
  /// Executes a plan to its end, or to a step that leads nowhere.
  package mutating func follow(_ plan: SequencePlan) -> InterpretedSequence {
    var sequence = InterpretedSequence(plan: plan, reports: [])
    var step = start(choices: plan.start)
    sequence.reports.append(report(of: step))
    for next in plan.steps {
      guard step.outcome == .state else { break }
      step = run(event: next.event, of: step.successor, choices: next.choices)
      sequence.reports.append(report(of: step))
    }
    return sequence
  }

  private mutating func report(of step: PrescribedRun) -> String {
    report(of: step, offers: step.outcome == .state ? offers(of: step.successor) : [])
  }
}
