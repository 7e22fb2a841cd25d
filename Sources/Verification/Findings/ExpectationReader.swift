import Diagnostics
import Identifiers
import Program
import Rules
import RunReport

/// The `// expect:` comments of the sources, held against what was found.
struct ExpectationReader {
  let sources: SourceMap
  /// Expectations of rules that the run does not check are not judged.
  let selection: RuleSelection
  /// Whether some subjects were left out: what was not found may be theirs, and is not judged.
  let isPartial: Bool

  /// `nil` when no file states an expectation. In a file that does, every finding must be expected.
  ///
  /// - Parameters:
  ///   - found: all findings.
  ///   - findings: those that no comment allows.
  func judge(
    _ program: Program, found: [Finding], findings: [Finding], subjects: [Subject]
  ) -> Expectations? {
    var met = 0
    var failures: [Expectations.Failure] = []
    var isStated = false
    for file in program.files where file.reading == .subject {
      let directives = file.directives.filter { $0.text.hasPrefix("expect:") }
      guard !directives.isEmpty else { continue }
      isStated = true
      let path = sources.files[file.file].path
      let result = judge(
        directives, path: path, found: found.filter { $0.location.path == path },
        findings: findings.filter { $0.location.path == path },
        subjects: subjects.filter { $0.location.path == path },
        preconditions: subjects.flatMap { $0.preconditions ?? [] }.filter { $0.location.path == path })
      met += result.met
      failures += result.failures
    }
    return isStated ? Expectations(met: met, failures: failures) : nil
  }

  private func judge(
    _ directives: [Directive], path: String, found: [Finding], findings: [Finding], subjects: [Subject],
    preconditions: [Precondition]
  ) -> (met: Int, failures: [Expectations.Failure]) {
    var met = 0
    var failures: [Expectations.Failure] = []
    var unexpected = findings
    for directive in directives {
      let confidence = confidence(of: directive)
      for rule in rules(of: directive) {
        let location = place(of: directive)
        if asksForPrecondition(directive) {
          if isRelied(on: rule, at: location, in: preconditions) {
            met += 1
          } else if !isPartial {
            failures.append(
              .init(message: "expected precondition \(rule), which was not found", location: location))
          }
        } else if rule == "holds" {
          let failure = holds(subjects, at: location)
          if let failure { failures.append(failure) } else if !subjects.isEmpty { met += 1 }
        } else if found.contains(where: {
          $0.breaks(rule) && $0.location.line == location.line && $0.confidence == confidence ?? $0.confidence
        }) {
          unexpected.removeAll { $0.rule.rawValue == rule && $0.location.line == location.line }
          met += 1
        } else if !isPartial {
          let wanted = confidence.map { "\($0.rawValue) " } ?? ""
          failures.append(.init(message: "expected \(wanted)\(rule), which was not found", location: location))
        }
      }
    }
    failures += unexpected.map { .init(message: "found \($0.rule), which is not expected", location: $0.location) }
    return (met, failures.sorted { ($0.location.line, $0.message) < ($1.location.line, $1.message) })
  }

  /// `expect: holds` asks for more than the absence of findings: something was explored, to its end.
  private func holds(_ subjects: [Subject], at location: Location) -> Expectations.Failure? {
    guard !subjects.isEmpty || isPartial else {
      return .init(message: "expected holds, but nothing in the file can be explored", location: location)
    }
    if let open = subjects.first(where: { $0.verdict == .incomplete || $0.verdict == .unsupported }) {
      return .init(
        message: "expected holds, but \(open.name) is \(open.verdict.rawValue): \(open.bound ?? "not explored")",
        location: location)
    }
    return nil
  }

  /// `expect: possible TV104` asks for a finding of that confidence.
  private func confidence(of directive: Directive) -> Confidence? {
    words(of: directive).lazy.compactMap(Confidence.init(rawValue:)).first
  }

  /// `expect: precondition TV1205` asks for what the code relies on there.
  private func asksForPrecondition(_ directive: Directive) -> Bool {
    words(of: directive).contains(Self.precondition)
  }

  private static let precondition = "precondition"

  private func isRelied(on rule: String, at location: Location, in preconditions: [Precondition]) -> Bool {
    preconditions.contains { $0.rule.rawValue == rule && $0.location.line == location.line }
  }

  private func words(of directive: Directive) -> [String] {
    directive.text.dropFirst("expect:".count).split { $0 == " " || $0 == "," }.map(String.init)
  }

  /// As they are written: whoever expects a rule that does not exist is told that it was not found.
  private func rules(of directive: Directive) -> [String] {
    words(of: directive).filter { Confidence(rawValue: $0) == nil && $0 != Self.precondition }
      .filter { $0 == "holds" || RuleCatalogue.rule($0) == nil || selection.contains(RuleID(rawValue: $0)) }
  }

  /// The line that a comment speaks of: its own when code stands on it, else the next.
  private func place(of directive: Directive) -> Location {
    let source = sources.location(of: directive.span) ?? SourceLocation(path: "", line: 1, column: 1)
    return Location(
      path: source.path, line: directive.isEndOfLine ? source.line : source.line + 1, column: source.column)
  }
}

extension Finding {
  /// Whether the finding names the rule, as its own or as one that the same cause breaks besides.
  fileprivate func breaks(_ other: String) -> Bool {
    rule.rawValue == other || alsoBreaks.contains { $0.rawValue == other }
  }
}
