import RunReport

/// What the exploration of one subject has shown.
struct SubjectResult: Sendable, Codable {
  var subject: Subject
  var findings: [Finding]
  /// The machine itself failed: a defect of the tool.
  var internalErrors: [String]
  /// Seconds of its budget that the search has used; all of them where the budget has stopped it.
  var used = 0.0
  /// Seconds of one processor that exploring and judging it takes on a usual computer, as they are counted (`RoundPace`).
  var cost = 0.0
  /// What its budget is of that of most subjects.
  var share = 1.0
  /// Whether a larger budget would show more.
  var wantsMore = false
  /// Whether the last whole level of the search is less than half as large as its largest: its end may be near.
  var nearsItsEnd = false
  /// Whether a clock has cut the search, or judging, short: where that happens differs from machine to machine.
  var isStoppedByClock = false
  /// Whether its turn has come before the run was over.
  var isReached = true
  /// Whether another run would show the same: neither a clock nor the user has stopped this one.
  var isRepeatable = true
  /// How much of the code that it reaches had a meaning.
  var meaning: [DeclarationMeaning] = []
}
