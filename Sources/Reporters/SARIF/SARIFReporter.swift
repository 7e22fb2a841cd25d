import RunReport

/// The report as SARIF 2.1.0 (Static Analysis Results Interchange Format, an OASIS standard), for code scanning and for
/// viewers in editors.
///
/// A finding that does not fail the run is a `note`, with its own severity among its properties. What comments allow is
/// a result with a suppression; what the baseline has and the run has not is no result, since nobody knows where it was.
package enum SARIFReporter {
  /// The whole log. `rules` are those that the run may have checked; what findings break besides is described by what
  /// findings say.
  package static func render(_ report: Report, rules: [RuleHelp]) -> String {
    let table = SARIFRules(report: report, rules: rules)
    let run = JSONNode.object([
      "tool": .object([
        "driver": .object([
          "name": .text(report.tool.name), "version": .text(report.tool.version),
          "semanticVersion": .text(report.tool.version), "rules": table.descriptors,
        ])
      ]),
      "automationDetails": .object(["id": .text(report.tool.name + "/")]),
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": .object([
        SARIFLocation.base: .object([
          "description": .object(["text": "The folder in which the run was started."])
        ])
      ]),
      "invocations": .list([SARIFNotifications.invocation(report)]),
      "results": .list(results(report, table)),
      "properties": properties(report),
    ])
    return JSONNode.object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": .list([run]),
    ]).rendered
  }

  private static func results(_ report: Report, _ table: SARIFRules) -> [JSONNode] {
    let hasSuppressions = report.suppressions != nil
    let rerun = Rerun(report)
    let found = report.findings.map {
      SARIFResult(
        finding: $0, weight: Weight($0, in: report), ruleIndex: table.index(of: $0.rule.rawValue),
        isSuppressible: hasSuppressions, rerun: rerun
      ).node
    }
    let isCompared = report.findings.contains { $0.status != nil }
    let allowed = (report.suppressions ?? []).flatMap { suppression in
      suppression.suppressed.map {
        SARIFResult.suppressed($0, by: suppression, table.index(of: $0.rule), isCompared: isCompared)
      }
    }
    return found + allowed
  }

  private static func properties(_ report: Report) -> JSONNode {
    .object([
      "verdict": .text(report.verdict.rawValue), "summary": .text(Wording.wholeSummary(of: report)),
      "subjects": .number(report.statistics.subjects), "states": .number(report.statistics.states),
      "transitions": .number(report.statistics.transitions),
      "changedSince": report.changedSince.map(JSONNode.text),
      "fixed": fixed(report),
    ])
  }

  /// Ids of what is gone since the baseline was written.
  private static func fixed(_ report: Report) -> JSONNode? {
    let fixed = (report.comparisons ?? []).filter { $0.kind == .baseline }.flatMap(\.fixed)
    return fixed.isEmpty ? nil : .texts(fixed.map { "\($0.rule) \($0.id)" })
  }
}
