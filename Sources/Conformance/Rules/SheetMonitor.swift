/// SH-01, SH-02: what the delegate of a sheet hears while the user pulls.
struct SheetMonitor: RuleMonitor {
  private let recorded: Set<String>
  private var asked: LogEntry?
  private var told: LogEntry?
  /// The presented controller is gone: the dismissal was committed.
  private var disappeared: LogEntry?

  init(_ question: Question) { recorded = Set(question.recorded.map(\.name)) }

  mutating func observe(_ entry: LogEntry) -> [RuleBreach] {
    switch entry.callback.name {
    case "presentationControllerShouldDismiss": asked = entry
    case "presentationControllerWillDismiss":
      told = entry
      disappeared = nil
      if asked == nil && recorded.contains("presentationControllerShouldDismiss") {
        return breach(entry, "presentationControllerWillDismiss before presentationControllerShouldDismiss")
      }
      asked = nil
    case "viewDidDisappear": if told != nil { disappeared = entry }
    case "viewDidAppear":
      // Cancelled.
      told = nil
    case "presentationControllerDidDismiss":
      defer { told = nil }
      if told == nil && recorded.contains("presentationControllerWillDismiss") {
        return breach(entry, "presentationControllerDidDismiss without presentationControllerWillDismiss")
      }
    default: break
    }
    return []
  }

  mutating func end() -> [RuleBreach] {
    guard recorded.contains("presentationControllerDidDismiss"), told != nil, let disappeared else { return [] }
    return breach(disappeared, "the sheet was pulled away and presentationControllerDidDismiss did not follow")
  }

  private func breach(_ entry: LogEntry, _ message: String) -> [RuleBreach] {
    [RuleBreach(semantics: "SH-01", line: entry.line, message: message)]
  }
}
