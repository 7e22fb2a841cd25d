import RunReport

/// The JSON schema (draft 2020-12) of the JSON report.
package enum ReportSchema {
  package static var text: String {
    var keywords = report.keywords
    keywords["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    keywords["title"] = .text("Report of transverify, schema version \(Report.currentSchemaVersion)")
    keywords["$defs"] = .members(
      Dictionary(definitions.map { ($0.name, .members($0.keywords)) }) { first, _ in first })
    return JSONNode.members(keywords).rendered
  }

  private static var definitions: [SchemaRecord] {
    [location, tool, platform, problem, expectations, failure] + statisticsRecords + findingRecords + explanationRecords
      + subjectRecords + explorationRecords + gateRecords
  }

  private static let report = SchemaRecord(
    "report", "The result of one run.",
    [
      .required("schemaVersion", .constant(Report.currentSchemaVersion), "Readers refuse others."),
      .required("tool", .record("tool")), .required("verdict", verdict, "Of the whole run."),
      .required("findings", .list(.record("finding")), "Errors first, then by location, rule and id."),
      .required("subjects", .list(.record("subject")), "By location and name."),
      .required("notUnderstood", .list(.record("fileNotUnderstood"))),
      .required("problems", .list(.record("problem")), "Syntax errors and other trouble with the input."),
      .optional("expectations", .record("expectations"), "Absent when no source states one."),
      .required("statistics", .record("statistics")), .optional("platform", .record("platform")),
      .optional("understanding", .record("understanding")), .optional("unexplored", .list(.record("unexploredClass"))),
      .optional("comparisons", .list(.record("comparison"))),
      .optional("suppressions", .list(.record("suppression"))),
      .optional("changedSince", .text, "The revision since which only changed subjects were checked."),
      .optional("leftOutSubjects", .count, "Subjects that nothing has changed for."),
      .optional(
        "typesOfText", .list(.text), "Types asked for that are no subjects: only their text was looked at."),
      .optional("leftOutFallbacks", .position, "How many of these are explored only where no other leads to them."),
      .optional("thresholds", .record("thresholds"), "What counts for the verdict, where it is not what is usual."),
      .optional(
        "requiredDisturbances", .count,
        "Up to how many disturbances subjects must be explored for the run to pass; absent: to their end."),
      .optional("passesIncomplete", .truth, "Subjects that were stopped fail no run."),
      .optional("exploration", .record("exploration"), "Absent when all subjects were explored to their end."),
      .optional("paths", .list(.text), "What the run was told to check; absent where it was told nothing."),
    ])

  static let verdict = SchemaRecord.Kind.choice(Verdict.allCases.map(\.rawValue))
  static let cutPhase = SchemaRecord.Kind.choice(CutPhase.allCases.map(\.rawValue))
  static let severity = SchemaRecord.Kind.choice(Severity.allCases.map(\.rawValue))
  static let confidence = SchemaRecord.Kind.choice(Confidence.allCases.map(\.rawValue))

  private static let location = SchemaRecord(
    "location", "A place in a source file.",
    [
      .required("path", .text, "As the run was given it, relative to the folder of the run."),
      .required("line", .count, "Counted from 1."), .required("column", .count, "Counted from 1, in bytes of UTF-8."),
    ])

  private static let tool = SchemaRecord(
    "tool", "Who wrote the report.", [.required("name", .text), .required("version", .text)])

  private static let platform = SchemaRecord(
    "platform", "The version of iOS that the machine behaved like.",
    [
      .required("iOSVersion", .count),
      .required(
        "isAssumed", .truth,
        "Nobody gave a version: of #available what is newer than a file's deployment target was explored both ways."),
      .optional(
        "deploymentTarget", .count,
        "The lowest of the sources, where each has one and no version was given: of #available only newer versions were open."
      ),
    ])

  private static let problem = SchemaRecord(
    "problem", "Trouble with the input that did not stop the run.",
    [
      .required("severity", severity), .required("message", .text), .optional("location", .record("location")),
      .required("excerpt", .list(.text), "Source line and marker, ready to print."),
    ])

  private static let expectations = SchemaRecord(
    "expectations", "Comments `// expect: …` against what was found.",
    [.required("met", .count), .required("failures", .list(.record("failure")))])

  private static let failure = SchemaRecord(
    "failure", "An expectation that was not met.",
    [.required("message", .text), .required("location", .record("location"))])
}
