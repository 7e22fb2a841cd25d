import RunReport
import ShippedModels
import TestSupport
import Testing

@testable import TextChecks
@testable import Verification

/// Walks along the traces of the shipped models, against the report that names them.
@Suite struct WalkAgreementTests {
  /// Every step of the finding says the same as the report; what the finding says is seen where its trace ends, by a walk
  /// that does not know the finding. Every third finding is walked through, or fewer.
  @Test func findingsCanBeWalkedThrough() throws {
    let source = try ShippedModels.replays
    let findings = source.report.findings
    #expect(findings.count > 130)
    let chosen = stride(from: 0, to: findings.count, by: 3).map { findings[$0] }
    for finding in Effort.items(chosen, sample: 5) {
      let walk = try source.walk(through: finding)
      #expect(walk.traceLength == finding.trace.count, "\(finding.id)")
      for number in finding.trace.indices {
        #expect(walk.view.choices.filter(\.isOfTrace).count == 1, "\(finding.id), before step \(number + 1)")
        #expect(walk.advance())
        compare(walk.ownView, with: finding.trace[number], of: finding)
      }
      #expect(!walk.advance())
      if finding.foundWith == nil, finding.rule != SignatureFacts.rule {
        #expect(
          walk.ownView.broken.contains { $0.rule == finding.rule && $0.message == finding.message }, "\(finding.id)")
      }
    }
  }

  private func compare(_ view: WalkView, with step: Step, of finding: Finding) {
    let isModel = finding.scenario.hasPrefix(FlatRun.kind)
    var shown = view.step
    var written = step
    (written.alternatives, written.furtherAlternatives) = (nil, nil)
    written.notes.removeAll { $0 == "\(finding.rule): \(finding.message)" }
    // What a model's step changes stands beside its notes here.
    if isModel {
      written.notes.removeAll { view.changes.contains($0) }
    } else {
      // Which call is marked depends on the property, of which a step may break several.
      for index in written.messages.indices { written.messages[index].isViolation = false }
      for index in shown?.messages.indices ?? 0..<0 { shown?.messages[index].isViolation = false }
    }
    // A freedom of UIKit that makes no difference to the finding was held while it was looked for, and is not in its notes.
    shown?.notes.removeAll { note in
      note.hasPrefix("F-") && finding.parameters[String(note.prefix { $0 != ":" })] == nil
    }
    #expect(shown == written, "\(finding.id), step \(step.step)")
    if view.position < finding.trace.count {
      #expect(!view.isPointOfNoReturn || finding.pointOfNoReturn == view.position)
    }
  }

  /// What the choices say of themselves is what the report says of them.
  @Test func choicesAgreeWithTheAlternativesOfTheReport() throws {
    let source = try ShippedModels.replays
    let finding = try #require(source.report.findings(in: "Models/Rules/TV104").first)
    let walk = try source.walk(through: finding)
    for step in finding.trace {
      let shown = walk.view.choices.map(\.alternative)
      for other in step.alternatives ?? [] {
        #expect(shown.contains { $0.event == other.event && $0.outcome == other.outcome && $0.rules == other.rules })
      }
      #expect(walk.advance())
    }
  }
}
