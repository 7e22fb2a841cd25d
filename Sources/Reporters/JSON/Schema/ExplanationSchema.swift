import RunReport

extension ReportSchema {
  static var explanationRecords: [SchemaRecord] {
    [clause, value, passingOrdering, passingStep, alternative, occurrence, repair, sourceEdit]
  }

  private static let clause = SchemaRecord(
    "clause", "The clause of a rule that failed, with the values that it compared.",
    [.required("text", .text), .required("values", .list(.record("value")))])

  private static let value = SchemaRecord(
    "value", "An expression and its value.", [.required("name", .text), .required("value", .text)])

  private static let passingOrdering = SchemaRecord(
    "passingOrdering", "The nearest ordering that breaks no rule and comes to rest.",
    [
      .required("change", .text, "What differs, as one clause."), .required("steps", .list(.record("passingStep"))),
    ])

  private static let passingStep = SchemaRecord(
    "passingStep", "An event of an ordering that holds.",
    [
      .required("event", .text), .required("actor", .text), .optional("choice", .text),
      .optional("same", .position, "The step of the trace that it repeats."),
    ])

  private static let alternative = SchemaRecord(
    "alternative", "What else could have happened in the place of a step.",
    [
      .required("event", .text), .required("actor", .text), .optional("choice", .text),
      .required("outcome", .choice(["clean", "breaks", "doomed", "unknown"])), .required("rules", .list(.text)),
    ])

  private static let occurrence = SchemaRecord(
    "occurrence", "Another scenario that the same cause breaks.",
    [.required("subject", .text), .required("scenario", .text), .required("steps", .count)])

  private static let repair = SchemaRecord(
    "repair", "A change of the sources that was checked: the finding goes and no new one comes.",
    [
      .required("title", .text), .required("edits", .list(.record("sourceEdit"))),
      .required("diff", .text, "Unified, with three lines of context."), .required("verification", .text),
    ])

  private static let sourceEdit = SchemaRecord(
    "sourceEdit", "Text that takes the place of other text.",
    [
      .required("path", .text), .required("start", .count, "Bytes from the beginning of the file."),
      .required("end", .count, "Equal to the start for an insertion."), .required("replacement", .text),
    ])
}
