import RunReport

/// One finding as a result of a log.
struct SARIFResult {
  let finding: Finding
  let weight: Weight
  let ruleIndex: Int?
  /// The log has suppressed results: then every result says whether it is one (3.27.23).
  let isSuppressible: Bool
  let rerun: Rerun

  var node: JSONNode {
    .object([
      "ruleId": .text(finding.rule.rawValue), "ruleIndex": ruleIndex.map(JSONNode.number), "kind": "fail",
      "level": .text(level), "message": message,
      "locations": .list([location]),
      "relatedLocations": related.isEmpty ? nil : .list(related),
      "codeFlows": finding.trace.isEmpty ? nil : .list([SARIFCodeFlow(finding).node]),
      "fingerprints": Self.fingerprints(finding.id, finding.formerID),
      "partialFingerprints": Self.fingerprints(finding.id, finding.formerID),
      "occurrenceCount": .number(1 + (finding.occurrences?.count ?? 0)),
      "baselineState": finding.status.map { $0 == .new ? "new" : "unchanged" },
      "suppressions": isSuppressible ? .list([]) : nil,
      "fixes": finding.repair.flatMap(SARIFFix.node).map { .list([$0]) },
      "properties": properties,
    ])
  }

  private var level: String {
    switch weight {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  private var message: JSONNode {
    let consequence = finding.consequence.isEmpty ? "" : " " + finding.consequence
    let clause = finding.clause.map { clause in
      let values = clause.values.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
      return " Must hold: \(clause.text)" + (values.isEmpty ? "." : "; here \(values).")
    }
    return SARIFText.message(onOneLine("\(finding.message).\(consequence)\(clause ?? "")"))
  }

  private var location: JSONNode {
    .object([
      "physicalLocation": SARIFLocation.physical(finding.location, finding.excerpts),
      "logicalLocations": .list([.object(["name": .text(finding.subject), "kind": "type"])]),
    ])
  }

  /// Places of assumptions.
  private var related: [JSONNode] {
    finding.assumptions.compactMap { assumption in
      assumption.location.map { SARIFLocation.location($0, finding.excerpts, text: "assumes: " + assumption.text) }
    }
  }

  private var properties: JSONNode {
    .object([
      "confidence": .text(finding.confidence.rawValue), "severity": .text(finding.severity.rawValue),
      "subject": .text(finding.subject), "scenario": .text(finding.scenario),
      "alsoBreaks": finding.alsoBreaks.isEmpty ? nil : .texts(finding.alsoBreaks.map(\.rawValue)),
      "assumptions": finding.assumptions.isEmpty ? nil : .texts(finding.assumptions.map(\.text)),
      "cut": CutText.sentences(of: finding).isEmpty ? nil : .texts(CutText.sentences(of: finding)),
      "accepted": finding.accepted.map { .text($0.text) },
      "passing": finding.nearestPassing.map { .text($0.change) }, "remedy": .text(finding.remedy),
      "reproduce": .text(rerun.command(for: finding)),
    ])
  }

  /// Rule, check, subject, scenario and events, hashed: no line and no prose. Logs of earlier versions have the former id.
  private static func fingerprints(_ id: String, _ formerID: String? = nil) -> JSONNode {
    .object(["transverify/v1": formerID.map(JSONNode.text), "transverify/v2": .text(id)])
  }

  /// What a comment has taken out of the report: it is shown at the comment.
  ///
  /// - Parameter isCompared: the log has results with a state against the baseline: then every result has one.
  static func suppressed(
    _ finding: ComparedFinding, by suppression: Suppression, _ ruleIndex: Int?, isCompared: Bool
  ) -> JSONNode {
    .object([
      "ruleId": .text(finding.rule), "ruleIndex": ruleIndex.map(JSONNode.number), "kind": "fail", "level": "note",
      "message": SARIFText.message(onOneLine(finding.message + ".")),
      "locations": .list([SARIFLocation.location(suppression.location)]),
      "fingerprints": fingerprints(finding.id), "partialFingerprints": fingerprints(finding.id),
      "baselineState": isCompared ? "unchanged" : nil,
      "suppressions": .list([
        .object([
          "kind": "inSource", "status": "accepted", "justification": .text(suppression.reason),
          "location": SARIFLocation.location(suppression.location),
        ])
      ]),
      "properties": .object(["subject": .text(finding.subject), "scenario": .text(finding.scenario)]),
    ])
  }
}
