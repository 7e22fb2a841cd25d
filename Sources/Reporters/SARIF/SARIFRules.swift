import RunReport

/// The rules of a log: those of the catalogue, then those that only findings know.
struct SARIFRules {
  private let rules: [RuleHelp]
  private let positions: [String: Int]

  init(report: Report, rules: [RuleHelp]) {
    var all = rules
    var known = Set(rules.map(\.id))
    for finding in report.findings where known.insert(finding.rule.rawValue).inserted {
      all.append(
        RuleHelp(
          id: finding.rule.rawValue, name: finding.name, title: finding.name, statement: finding.why,
          severity: finding.severity, remedy: finding.remedy, page: finding.remedy))
    }
    for suppressed in (report.suppressions ?? []).flatMap(\.suppressed) where known.insert(suppressed.rule).inserted {
      all.append(
        RuleHelp(
          id: suppressed.rule, name: suppressed.rule, title: suppressed.rule, statement: suppressed.message,
          severity: .note, remedy: "", page: ""))
    }
    self.rules = all
    positions = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  func index(of rule: String) -> Int? { positions[rule] }

  var descriptors: JSONNode { .list(rules.map(descriptor)) }

  private func descriptor(_ rule: RuleHelp) -> JSONNode {
    .object([
      "id": .text(rule.id), "name": rule.name.isEmpty ? nil : .text(Self.pascalCase(rule.name)),
      "shortDescription": Self.text(rule.title.isEmpty ? rule.id : rule.title),
      "fullDescription": Self.text(rule.statement),
      "help": rule.page.isEmpty
        ? nil : .object(["text": .text(SARIFText.plain(rule.remedy)), "markdown": .text(rule.page)]),
      "defaultConfiguration": .object(["level": .text(rule.severity.rawValue)]),
      "properties": .object([
        "tags": .texts(["uikit", "transitions"]),
        // The name that code hosts read.
        "problem.severity": .text(rule.severity == .note ? "recommendation" : rule.severity.rawValue),
      ]),
    ])
  }

  private static func text(_ text: String) -> JSONNode? {
    text.isEmpty ? nil : .object(["text": .text(SARIFText.plain(text))])
  }

  /// `completion-flag-agrees` → `CompletionFlagAgrees`, which viewers expect of a rule's name.
  private static func pascalCase(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
