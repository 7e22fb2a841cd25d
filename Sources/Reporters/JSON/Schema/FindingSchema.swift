import Identifiers
import RunReport

extension ReportSchema {
  static var findingRecords: [SchemaRecord] {
    [finding, acceptedOrdering, beginning, fact, assumption, step, message, viewLine, excerpt, excerptLine]
  }

  private static let finding = SchemaRecord(
    "finding", "One root cause: a broken rule, the clause that failed and the place that is to blame.",
    [
      .required("id", .text, "Stable across edits elsewhere: rule, check, subject, scenario and events, hashed."),
      .required("rule", .text), .required("name", .text, "Of the rule, in kebab case."),
      .required("severity", severity), .required("confidence", confidence),
      .required("message", .text, "What the code does wrong, as a headline."),
      .required("consequence", .text, "What the person who uses the app experiences."),
      .required("location", .record("location")), .required("subject", .text), .required("scenario", .text),
      .required("assumptions", .list(.record("assumption"))),
      .required("parameters", .map(.text), "Free parameters of UIKit that the trace used, by id."),
      .required(
        "trace", .list(.record("step")), "The least disturbed ordering that breaks the rule; of several the shortest."),
      .optional("beginning", .record("beginning"), "Absent where the app sets itself up in one way."),
      .required("alsoBreaks", .list(.text), "Rules that the same cause breaks as a consequence."),
      .required("excerpts", .list(.record("excerpt"))), .required("why", .text), .required("remedy", .text),
      .required("documentation", .text), .optional("foundWith", .text, "Options without which it is not found."),
      .optional("disturbances", .count, "How often the trace disturbs what is on its way."),
      .optional("clause", .record("clause")),
      .optional("pointOfNoReturn", .count, "The first step after which no ordering ends well."),
      .optional("irrelevantSteps", .list(.position), "Steps without which the run fails all the same."),
      .optional("nearestPassing", .record("passingOrdering")),
      .optional("occurrences", .list(.record("occurrence")), "Other scenarios with the same cause."),
      .optional("repair", .record("repair")),
      .optional("status", .choice(["new", "known"]), "What the baseline says."),
      .optional("accepted", .record("acceptedOrdering"), "Where it comes about otherwise than the baseline has it."),
      .optional("path", .list(.count), "States of the subject's diagram on the way of the trace."),
      .optional("cut", .list(cutPhase), "What of it was cut short by the subject's budget."),
      .optional("check", .text, "Which of the rule's checks failed, where it has several."),
      .optional("fact", .record("fact"), "What the failure speaks of."),
      .optional("formerID", .text, "The id that versions gave it which made ids of sentences."),
      .optional("function", .text, "The function or the property that the blamed line stands in, with its types."),
    ])

  private static let acceptedOrdering = SchemaRecord(
    "acceptedOrdering", "How a finding came about when the baseline was written, where it comes about otherwise now.",
    [
      .required("disturbances", .count, "How often the ordering disturbed what was on its way."),
      .required("events", .list(.text), "What the user and the system did, as ids of events."),
      .required("isWorse", .truth, "Fewer disturbances are needed now, so that the finding is new."),
      .required("text", .text, "What is otherwise, in one sentence."),
    ])

  private static let beginning = SchemaRecord(
    "beginning", "How the app has set itself up before the first step of a trace.",
    [
      .required("event", .text), .optional("location", .record("location")),
      .required("notes", .list(.text), "Choices taken, assumptions."),
    ])

  private static let fact = SchemaRecord(
    "fact", "What a failure speaks of, apart from its sentence.",
    [
      .required("kind", .text, "unwrappedNil, failedCast, passedNil, stopped or misspelt."),
      .required("names", .list(.text), "What it names, in the order of the sentence."),
    ])

  private static let assumption = SchemaRecord(
    "assumption", "Something that a trace takes for granted.",
    [
      .required("text", .text), .required("confidence", confidence), .optional("location", .record("location")),
      .optional("kind", .choice(AssumptionKind.allCases.map(\.rawValue)), "What it is that is taken for granted."),
    ])

  private static let step = SchemaRecord(
    "step", "One event of a trace, run to completion.",
    [
      .required("step", .position), .required("event", .text),
      .optional("eventID", .text, "Which event it is: it stays where the name is changed."),
      .optional(
        "outcome", .choice(TransitionOutcome.allCases.map(\.rawValue)), "What it has decided of a transition."),
      .required("actor", .text, "user, app, system or run loop."),
      .optional("location", .record("location"), "The place of the code under test that runs first."),
      .required("notes", .list(.text)),
      .optional("besides", .list(.text), "Those of the notes that say what else happens, and need not."),
      .required("messages", .list(.record("message"))),
      .required("hierarchy", .list(.record("viewLine")), "The views after the step, in preorder."),
      .optional("alternatives", .list(.record("alternative"))),
      .optional("furtherAlternatives", .position, "How many more there are than given."),
    ])

  private static let message = SchemaRecord(
    "message", "A call from one object to another.",
    [
      .required("from", .text), .required("to", .text), .required("text", .text),
      .required("depth", .count, "Nesting of synchronous calls, 0 for the outermost."),
      .optional("location", .record("location")), .optional("answer", .text),
      .required("isViolation", .truth, "The call at which the rule is broken."),
    ])

  private static let viewLine = SchemaRecord(
    "viewLine", "A view in the hierarchy after a step.",
    [
      .required("depth", .count), .required("name", .text), .required("detail", .text),
      .required("change", .choice(["same", "added", "modified", "deleted"])),
    ])

  private static let excerpt = SchemaRecord(
    "excerpt", "Lines of a source file.",
    [.required("path", .text), .required("lines", .list(.record("excerptLine")))])

  private static let excerptLine = SchemaRecord(
    "excerptLine", "A line with the steps that executed it.",
    [
      .required("number", .count), .required("text", .text), .required("steps", .list(.count)),
      .required("isBlamed", .truth),
    ])
}
