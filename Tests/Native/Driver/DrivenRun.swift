import Foundation

@testable import UIKit

/// One sequence of events in a fresh world.
struct DrivenRun {
  let plan: Plan
  let runtime: DrivenRuntime

  init(_ plan: Plan) {
    self.plan = plan
    runtime = DrivenRuntime.named(CommandLine.arguments)
  }

  func run() {
    modelRuntime = runtime
    for declare in drivenDeclarations { declare(runtime) }
    guard let entry = drivenEntries[plan.entry] else { fatalError("no entry \(plan.entry)") }
    runtime.begin(plan.start)
    entry()
    report()
    for step in plan.steps {
      runtime.begin(step.choices)
      runtime.mode = .execute(step.event)
      offerEvents()
      runtime.mode = .ignore
      if runtime.offered <= step.event { runtime.endAsImpossible() }
      report()
    }
  }

  /// Judges the state as the interpreter does after each step, and reports everything that can be compared.
  private func report() {
    var lines = runtime.linesOfStep()
    runtime.begin([])
    inspectState()
    let settled = isSettled()
    if settled { inspectSettledState() }
    lines.append("settled \(settled)")
    lines += runtime.violationLines()
    runtime.begin([])
    lines.append("offers " + offeredNames().joined(separator: " | "))
    lines.append("world " + worldDump().map(render).joined(separator: " "))
    Driver.write(report: lines.joined(separator: "\n"))
  }

  private func offeredNames() -> [String] {
    runtime.names = []
    runtime.mode = .collect
    offerEvents()
    runtime.mode = .ignore
    return runtime.names
  }

  /// As the interpreter renders values.
  private func render(_ value: Any?) -> String {
    switch value {
    case nil: return "nil"
    case let text as String: return "\"\(text)\""
    case let type as Any.Type: return "\(type)"
    case let number as Int: return "\(number)"
    case let truth as Bool: return "\(truth)"
    case let other?: return ".\(other)"
    }
  }
}
