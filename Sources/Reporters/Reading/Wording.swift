import RunReport
import Rules

/// The sentences that all formats share, so that they never disagree.
enum Wording {
  /// "1 finding", "1,204 states".
  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    grouped(number) + " " + (number == 1 ? singular : plural ?? singular + "s")
  }

  /// Digits in groups of three: "1,204".
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return (number < 0 ? "-" : "") + result
  }

  /// "a", "a and b", "a, b and c".
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// With a capital at the beginning, for sentences of their own; a name of the code that stands there stays as it is.
  static func capitalised(_ text: String) -> String {
    let word = text.prefix { $0 != " " }
    let isName = word.dropFirst().contains { $0.isUppercase || "(._".contains($0) }
    return isName ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// What a verdict means, for legends.
  static func meaning(of verdict: Verdict) -> String {
    switch verdict {
    case .holds: "every ordering in scope was explored, and nothing that counts breaks the rule"
    case .violated: "an ordering breaks the rule"
    case .vacuous: "the situation that the rule speaks of never arose, or an action of the subject was never called"
    case .incomplete: "a bound stopped the search and nothing was found up to there"
    case .unsupported: "could not be executed"
    }
  }

  static func meaning(of confidence: Confidence) -> String {
    switch confidence {
    case .certain: "of a kind that was nearly always true"
    case .likely: "needs no or few assumptions, or is of a kind that was often true"
    case .possible: "needs an unusual assumption, or is of a kind that was seldom true"
    }
  }

  /// How sure a finding is, why, and how often such findings were true where enough of them were read.
  static func confidence(of finding: Finding) -> String {
    let meaning = finding.confidence == .possible ? doubt(about: finding) : meaning(of: finding.confidence)
    let text = "\(finding.confidence.rawValue), \(meaning)"
    return measured(finding).map { "\(text); \($0)" } ?? text
  }

  /// Why a finding is only possible.
  static func doubt(about finding: Finding) -> String {
    let unusual = finding.assumptions.filter { $0.kind.map { $0.weight > 1 } ?? ($0.confidence == .possible) }
    if let first = unusual.first {
      let others = unusual.count == 1 ? "" : ", and \(count(unusual.count - 1, "more such thing"))"
      return "it takes something unusual for granted: \(onOneLine(first.text))\(others)"
    }
    let others = finding.assumptions.count
    return others > 1
      ? "it takes \(count(others, "thing")) for granted at once" : "findings like this were seldom true"
  }

  /// The same in a few words: "likely; of 41 findings like this, 33 were true". What is possible has a reason.
  static func reliability(of finding: Finding) -> String {
    let isUnexplained = finding.confidence == .possible && finding.assumptions.isEmpty
    let parts = [finding.confidence.rawValue, isUnexplained ? doubt(about: finding) : nil, measured(finding)]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  /// `nil` where too few were read: a confidence is drawn towards what is known of all rules, so that the share of a few
  /// findings seems to contradict it; and where the share is less than what the guides say of the word. Where few were
  /// true, and that makes the finding only possible, a few say it.
  private static func measured(_ finding: Finding) -> String? {
    let granted = Granted(finding.assumptions.compactMap(\.kind), inText: finding.trace.isEmpty)
    let measured = Calibration.measured.reliability(of: finding.rule, granted)
    let (read, number) = (measured.readFindings, measured.trueFindings)
    if finding.confidence == .possible {
      if read == 0 || 2 * number >= read { return nil }
    } else if read < telling || 100 * number < promised(finding.confidence) * read {
      return nil
    }
    return "of \(read) findings like this, \(number) \(number == 1 ? "was" : "were") true"
  }

  /// Read findings whose share says something by itself.
  private static let telling = 30

  /// How many of a hundred the guides say to be true.
  private static func promised(_ confidence: Confidence) -> Int {
    switch confidence {
    case .certain: 95
    case .likely: 70
    case .possible: 0
    }
  }

  static func statistics(of report: Report) -> String {
    let numbers = report.statistics
    let counts = [
      count(numbers.files, "file"), count(numbers.subjects, "subject"), count(numbers.states, "state"),
      count(numbers.transitions, "transition"),
    ]
    return (counts + (report.platform.map { [platform($0)] } ?? [])).joined(separator: ", ")
  }

  /// "as on iOS 26", "as on iOS 17 (no version was given)", "as on iOS 17 (deployment target: iOS 15)".
  private static func platform(_ platform: Report.Platform) -> String {
    let reason = platform.deploymentTarget.map { "deployment target: iOS \($0)" } ?? "no version was given"
    return "as on iOS \(platform.iOSVersion)" + (platform.isAssumed ? " (\(reason))" : "")
  }

  /// "1,204 states, 4,810 transitions, depth 23".
  static func size(of subject: Subject) -> String {
    let states = count(subject.states, "state")
    return "\(states), \(count(subject.transitions, "transition")), depth \(subject.depth)"
  }

  static let expectationsMet = "the sources say what is to be found in them, and just that was found."

  static func expectations(_ expectations: Expectations) -> String {
    let failures = expectations.failures.count
    let met = count(expectations.met, "expectation") + " met"
    return failures == 0 ? met : "\(met), \(grouped(failures)) not"
  }

  /// "errors", "a warning": the mark that goes with the colour of a severity.
  static func symbol(_ severity: Severity) -> String {
    switch severity {
    case .error: "✕"
    case .warning: "▲"
    case .note: "●"
    }
  }

  static func symbol(_ verdict: Verdict) -> String {
    switch verdict {
    case .holds: "✓"
    case .violated: "✕"
    case .vacuous: "○"
    case .incomplete: "◐"
    case .unsupported: "–"
    }
  }
}

extension Location {
  /// `path:line:column`, as compilers print it.
  var printed: String { "\(onOneLine(path)):\(line):\(column)" }
  /// `file.swift:line`, for places where the folder is known.
  var short: String { "\(onOneLine(path.split(separator: "/").last.map(String.init) ?? path)):\(line)" }
}
