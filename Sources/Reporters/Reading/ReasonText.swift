import RunReport

/// A reason for which a subject was not explored to its end, in words.
enum ReasonText {
  /// What stands before the reasons of a subject.
  static let title = "what keeps it from its end"

  /// What grows in a subject that was stopped, each with where.
  static func growth(of subject: Subject) -> [String] {
    (subject.reasons ?? []).filter { $0.kind == .growth }.prefix(1).map(clause)
  }

  /// The first reasons of a subject.
  static func clauses(of subject: Subject) -> [String] { (subject.reasons ?? []).prefix(3).map(clause) }

  /// One clause with its place: "`List.pending` grows each time 'the user taps' (List.swift:31)".
  static func clause(_ reason: StoppingReason) -> String {
    head(reason) + function(reason) + place(reason) + factor(reason)
  }

  /// " (List.swift:31)"
  static func place(_ reason: StoppingReason) -> String { reason.location.map { " (\($0.short))" } ?? "" }

  /// What is to blame, without its place.
  static func head(_ reason: StoppingReason) -> String {
    let what = reason.what.isEmpty ? "a value" : code(reason.what)
    switch reason.kind {
    case .growth:
      let event = (reason.events?.first).map { " each time '\(onOneLine($0))'" } ?? ""
      return growth(reason, what) + event
    case .step: return onOneLine(reason.what)
    case .choice: return question(reason, what)
    case .order:
      let events = (reason.events ?? []).map { "'\(onOneLine($0))'" }
      return "\(Wording.count(reason.factor ?? 0, "event")) possible at a time"
        + (events.isEmpty ? "" : ", most often " + Wording.list(events))
    case .reach: return "code beyond the nearest \(onOneLine(reason.what)) functions and properties was not compiled"
    }
  }

  private static func growth(_ reason: StoppingReason, _ what: String) -> String {
    switch reason.growing {
    case .instances: "instances of \(what) pile up"
    case .closures: "more and more of \(what) waits to be called"
    case .elements, .number, nil: "\(what) grows"
    }
  }

  private static func question(_ reason: StoppingReason, _ what: String) -> String {
    switch reason.question {
    case .condition, nil: "\(what) is unknown"
    case .presence: "whether \(what) is nil is unknown"
    case .type: "the type of \(what) is unknown"
    case .pattern: "the case of \(what) is unknown"
    case .elements: "how many elements \(what) has is unknown"
    case .code: "what unknown code does is open"
    case .framework: "UIKit may go either way (\(onOneLine(reason.what)))"
    }
  }

  private static func function(_ reason: StoppingReason) -> String {
    guard reason.kind == .choice || reason.kind == .step, let function = reason.function else { return "" }
    return " in \(code(function))"
  }

  /// By how much it multiplies the states: ", times 8", ", times 2 in each of 5 steps".
  static func factor(_ reason: StoppingReason) -> String {
    guard reason.kind == .choice, let factor = reason.factor, factor > 1 else { return "" }
    let steps = reason.steps ?? 1
    return ", times \(Wording.grouped(factor))" + (steps > 1 ? " in each of \(Wording.grouped(steps)) steps" : "")
  }

  static func code(_ text: String) -> String { "`\(onOneLine(text).filter { $0 != "`" })`" }

  /// What the user can do about it.
  static func remedy(_ reason: StoppingReason) -> String {
    switch reason.kind {
    case .growth: "more time does not help: let the code take away what is done with, or refuse what comes too early"
    case .step: "split what the step does, or give the sources of what it asks"
    case .choice:
      reason.question == .framework
        ? "nothing to do: what is public of UIKit leaves it open, and both ways are explored"
        : "give the sources that declare it, or a fixed value where it does not matter"
    case .order:
      "give the subject more time, or write a scenario of your own that offers fewer events at a time (see the guide to "
        + "large projects)"
    case .reach: "give fewer folders: those of the subject and of what it uses"
    }
  }
}
