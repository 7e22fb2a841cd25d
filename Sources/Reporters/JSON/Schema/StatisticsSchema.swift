import RunReport

extension ReportSchema {
  static var statisticsRecords: [SchemaRecord] {
    [statistics, reach, understanding, meaningCount, fileCoverage, reason]
  }

  private static let statistics = SchemaRecord(
    "statistics", "Sums over the run.",
    [
      .required("files", .count), .required("subjects", .count), .required("states", .count),
      .required("transitions", .count), .required("notUnderstood", .count), .optional("reach", .record("reach")),
    ])

  private static let reach = SchemaRecord(
    "reach", "How much of the code the runs could reach.",
    [
      .required("unreadFiles", .count), .required("types", .count), .required("reachedTypes", .count),
      .required("functions", .count), .required("reachedFunctions", .count), .required("storage", .count),
      .required("reachedStorage", .count),
    ])

  private static let understanding = SchemaRecord(
    "understanding", "How much of the code that transitions reach had a meaning.",
    [
      .required("reachable", .record("meaningCount")), .required("executed", .record("meaningCount")),
      .required("functions", .count), .required("executedFunctions", .count),
      .required("files", .list(.record("fileCoverage"))), .required("reasons", .list(.record("reason"))),
      .required("objectiveC", .list(.text), "Files that are not executed."),
    ])

  private static let meaningCount = SchemaRecord(
    "meaningCount", "Statements and expressions, and how many had a meaning.",
    [
      .required("statements", .count), .required("understoodStatements", .count), .required("expressions", .count),
      .required("understoodExpressions", .count),
    ])

  private static let fileCoverage = SchemaRecord(
    "fileCoverage", "The counts of one file.", [.required("path", .text), .required("count", .record("meaningCount"))])

  private static let reason = SchemaRecord(
    "reason", "Why something had no meaning.",
    [
      .required("construct", .text), .required("places", .count), .required("files", .count),
      .required("location", .record("location")),
    ])
}
