import Identifiers
import RunReport

/// What the short text says of orderings that were left out on purpose and of rules that nothing came to: a line each, so that
/// no verdict stands alone. Where everything is told, each subject says itself what was left out of it.
struct TextLimits {
  let report: Report
  let style: TerminalStyle

  var lines: [String] { [bounds, idleRules].compactMap(\.self) }

  /// "bounded: 2 of 9 subjects; of CardList: orderings with more than … were not followed further, and 3 more: --verbose names them".
  private var bounds: String? {
    let bounded = report.subjects.map { (name: $0.name, limits: LimitText.sentences(of: $0)) }.filter {
      !$0.limits.isEmpty
    }
    guard let first = bounded.first, let limit = first.limits.first else { return nil }
    let count = "\(Wording.grouped(bounded.count)) of \(Wording.count(report.subjects.count, "subject"))"
    let rest = bounded.reduce(0) { $0 + $1.limits.count } - 1
    let more = rest == 0 ? "" : ", and \(Wording.grouped(rest)) more: --verbose names them"
    return style.bold("bounded") + ": \(count); of \(onOneLine(first.name)): \(limit)\(more)"
  }

  /// "never exercised by any subject: TV104, TV801", where everything is told.
  var names: [String] { idle.isEmpty ? [] : [idleTitle + ": " + idle.map(\.rawValue).joined(separator: ", ")] }

  /// "never exercised by any subject: 12 rules, named with --verbose".
  private var idleRules: String? {
    idle.isEmpty ? nil : idleTitle + ": \(Wording.count(idle.count, "rule")), named with --verbose"
  }

  private var idleTitle: String { style.bold("never exercised by any subject") }

  /// The rules that nothing came to, ascending by number.
  private var idle: [RuleID] {
    let all = Set(report.subjects.flatMap(\.rules.keys))
    return all.filter { rule in report.subjects.allSatisfy { ($0.rules[rule] ?? .vacuous) == .vacuous } }.sorted()
  }
}
