import Identifiers
import RunReport

/// A report in which every text tries to break out of its format.
enum HostileReport {
  static let texts = [
    "<script>alert(1)</script>", "</style></script><!--", "\"' onload='x' \"", "a | b || c", "`` ` ``` ~~~",
    "```\n# heading",
    "L0->>L1: x; end", "#35; %% note\nend", "line\nbreak\r\nand\ttab", "\u{1B}[31mred\u{7}", "\u{202E}reversed",
    "[link](javascript:alert(1))", "![i](x)", "&amp; &lt;", "$x$ **b** __u__ :wrap:", "\\| \\` \\", "style: #35;x", "",
    "🧨 é 中文",
  ]

  static let report = Report(
    tool: .init(name: texts[0], version: texts[2]), verdict: .violated, findings: texts.map(finding),
    subjects: texts.enumerated().map(subject),
    notUnderstood: [
      FileNotUnderstood(
        path: texts[0], constructs: texts.map { NotUnderstoodConstruct(construct: $0, location: place($0)) })
    ],
    problems: texts.map { Problem(severity: .error, message: $0, location: place($0), excerpt: [$0, $0]) },
    expectations: Expectations(met: 0, failures: texts.map { .init(message: $0, location: place($0)) }),
    statistics: Statistics(files: 1, subjects: texts.count, states: 1, transitions: 1, notUnderstood: texts.count))

  /// Another rule for each text: ids alone cannot be hostile.
  private static func rule(_ text: String) -> RuleID {
    RuleID.allCases[(texts.firstIndex(of: text) ?? 0) + 1]
  }

  private static func place(_ text: String) -> Location {
    Location(path: "Sources/\(text)/A.swift", line: 1, column: 1)
  }

  private static func subject(_ number: Int, _ text: String) -> Subject {
    var subject = plainSubject(number, text)
    var reason = StoppingReason(kind: .growth, what: text, function: text, location: place(text))
    reason.events = [text]
    subject.reasons = [reason]
    return subject
  }

  private static func plainSubject(_ number: Int, _ text: String) -> Subject {
    Subject(
      name: text, kind: text, location: place(text), verdict: Verdict.allCases[number % 5],
      rules: [rule(text): .vacuous, .TV101: .holds], states: 1, transitions: 1, depth: 1,
      notUnderstood: [NotUnderstoodConstruct(construct: text, location: place(text))], bound: text)
  }

  private static func finding(_ text: String) -> Finding {
    let views = [
      view(0, text, text), view(1, text, text, .added), view(900, text, text, .deleted), view(-1, text, "", .modified),
    ]
    let calls = [
      call(text, "UIKit", text, at: place(text), answer: text), call("UIKit", text, text, 99),
      call(text, text, text, -3, breaks: true),
    ]
    let step = Step(
      step: 1, event: text, actor: text, location: place(text), notes: [text], messages: calls, hierarchy: views)
    return Finding(
      id: text, rule: rule(text), name: text, severity: .error, confidence: .possible, message: text, consequence: text,
      location: place(text), subject: text, scenario: text,
      assumptions: [Assumption(text: text, confidence: .possible, location: place(text))], parameters: [text: text],
      trace: [step], alsoBreaks: [rule(text)],
      excerpts: [Excerpt(path: text, lines: [.init(number: 1, text: text, steps: [1, 2, 3, 4, 5], isBlamed: true)])],
      why: text, remedy: text, documentation: text)
  }
}
