import RunReport

extension ReportSchema {
  static var explorationRecords: [SchemaRecord] { [exploration, level, sharedReason, stoppingReason] }

  private static let exploration = SchemaRecord(
    "exploration", "How far the subjects were explored, and why not further.",
    [
      .required("subjects", .count), .required("explored", .count, "To their end."),
      .required("levels", .list(.record("explorationLevel")), "The most disturbances first."),
      .required("others", .count, "Not even explored without disturbances."),
      .required("reasons", .list(.record("sharedReason")), "The largest over all stopped subjects, at most three."),
    ])

  private static let level = SchemaRecord(
    "explorationLevel", "How many stopped subjects were explored up to so many disturbances.",
    [.required("disturbances", .count), .required("subjects", .count)])

  private static let sharedReason = SchemaRecord(
    "sharedReason", "A reason and who has it.",
    [
      .required("reason", .record("stoppingReason")), .required("subjects", .position),
      .required("example", .text, "The name of the first of them."),
    ])

  private static let stoppingReason = SchemaRecord(
    "stoppingReason", "What keeps the exploration of a subject from its end.",
    [
      .required("kind", .choice(StoppingReason.Kind.allCases.map(\.rawValue))),
      .required("what", .text, "What grows or is unknown, as the code writes it; of a step the limit that it met."),
      .optional("question", .choice(StoppingReason.Question.allCases.map(\.rawValue)), "What is asked of a value."),
      .optional("growing", .choice(StoppingReason.Growing.allCases.map(\.rawValue))),
      .optional("function", .text), .optional("location", .record("location")),
      .optional("sizes", .list(.count), "The largest number in each eighth of the depth."),
      .optional("events", .list(.text), "With which something grows; which are possible together most often."),
      .optional("factor", .count, "By how much a choice multiplies the states in a step; events possible at a time."),
      .optional("steps", .count, "In how many steps of an ordering a choice does so, on average."),
    ])
}
