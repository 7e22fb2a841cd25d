import RunReport

extension ReportSchema {
  static var gateRecords: [SchemaRecord] {
    [comparison, stoppedSubject, totals, comparedFinding, suppression, thresholds]
  }

  private static let comparison = SchemaRecord(
    "comparison", "How the run compares with its baseline or with an earlier report.",
    [
      .required("kind", .choice(["baseline", "trend"])), .required("path", .text), .required("new", .count),
      .required("known", .count), .required("fixed", .list(.record("comparedFinding"))),
      .optional("earlier", .record("totals")), .required("now", .record("totals")),
      .optional(
        "stopped", .list(.record("stoppedSubject")), "Those of the baseline's run: stopped again, they fail no run."),
      .optional("farther", .position, "New findings of such subjects that this run has explored farther."),
    ])

  private static let stoppedSubject = SchemaRecord(
    "stoppedSubject", "A subject that another run has not explored to its end.",
    [
      .required("name", .text), .required("kind", .text), .required("path", .text),
      .optional("budget", .number, "Seconds of work that its search was given."),
    ])

  private static let totals = SchemaRecord(
    "totals", "Sums over all subjects.",
    [.required("subjects", .count), .required("states", .count), .required("transitions", .count)])

  private static let comparedFinding = SchemaRecord(
    "comparedFinding", "A finding of another run, or one that a comment allows.",
    [
      .required("id", .text), .required("rule", .text), .required("subject", .text), .required("scenario", .text),
      .required("message", .text),
    ])

  private static let suppression = SchemaRecord(
    "suppression", "A comment that allows findings.",
    [
      .required("rules", .list(.text)), .required("reason", .text), .required("location", .record("location")),
      .required("isForFile", .truth), .required("suppressed", .list(.record("comparedFinding"))),
      .optional("stale", .list(.text), "Rules that nothing breaks there any more."),
    ])

  private static let thresholds = SchemaRecord(
    "thresholds", "What a finding must be to count for the verdict.",
    [.required("severity", severity), .required("confidence", confidence)])
}
