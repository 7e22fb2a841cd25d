import RunReport

/// The words in which a place on a walk is told, in the terminal and on the page.
enum WalkWording {
  static let choices = "what can happen now"
  static let nothingMore = "nothing more can happen"

  /// "step 3 of 6"; off the trace "step 3".
  static func position(_ view: WalkView) -> String {
    if view.step == nil { return "at the beginning" }
    let length = view.traceLength.map { view.isOnTrace ? " of \($0)" : "" } ?? ""
    return "step \(view.position)\(length)"
  }

  /// What is worth knowing of the step, without what is told as broken.
  static func notes(_ view: WalkView) -> [String] {
    let said = view.broken.compactMap { broken in broken.rule.map { "\($0): \(broken.message)" } }
    return view.step?.notes.filter { !said.contains($0) } ?? []
  }

  /// "breaks TV104: the message".
  static func broken(_ violation: WalkViolation) -> String {
    let rule = violation.rule.map { "breaks \($0)" } ?? "the machine itself fails"
    return "\(rule): \(onOneLine(violation.message))"
  }

  /// Why nothing follows; `nil` where the run goes on.
  static func end(_ view: WalkView) -> String? {
    if let rule = view.endedBy { return "the run ends here: \(rule) is broken" }
    return view.isOver ? "the run is over" : nil
  }

  /// "a presentation in flight".
  static func state(_ view: WalkView) -> String {
    if !view.label.isEmpty { return onOneLine(view.label) }
    return view.isSettled ? "at rest" : "something is on its way"
  }
}
