import Identifiers
import RunReport

extension ReportSchema {
  static var subjectRecords: [SchemaRecord] {
    [
      subject, setting, boundedGrowth, precondition, construct, fileNotUnderstood, unexploredClass, coverage,
      eventCount, branch,
      diagram,
      arrow,
    ]
  }

  private static let subject = SchemaRecord(
    "subject", "One class or scenario that was explored.",
    [
      .required("name", .text), .required("kind", .text),
      .optional("setting", .record("setting"), "The part that it plays, where its kind does not say it."),
      .required("location", .record("location")), .required("verdict", verdict),
      .required("rules", .map(verdict), "The verdict of every rule of the run, or of those in `judged`."),
      .required("states", .count), .required("transitions", .count), .required("depth", .count),
      .required("notUnderstood", .list(.record("construct"))),
      .optional("bound", .text, "What stopped the exploration; absent when it was exhaustive."),
      .optional(
        "disturbances", .count,
        "Where it was stopped: every ordering with at most so many disturbances was explored."),
      .optional("certification", .choice(["confirmed", "not done", "refused"])),
      .optional("remarks", .list(.text)), .optional("idleEvents", .list(.text)),
      .optional("presentsNothing", .truth, "It is there to present for others, and no ordering presents anything."),
      .optional("neverCalled", .list(.text), "Methods that controls or gestures send and no ordering calls."),
      .optional("coverage", .record("coverage")), .optional("diagram", .record("diagram")),
      .optional("cut", .list(cutPhase), "What was cut short after the search."),
      .optional("stopCause", .choice(StopCause.allCases.map(\.rawValue)), "What has ended the exploration."),
      .optional("budget", .number, "Seconds of work that a search had that was stopped; absent for no bound."),
      .optional(
        "limits", .list(.choice(GrowthLimit.allCases.map(\.rawValue))),
        "What piled up in some orderings: what still more of it would do was not explored."),
      .optional(
        "bounded", .list(.record("boundedGrowth")),
        "What was seen to grow without end, and was kept bounded."),
      .optional("judged", .list(.text), "The rules that it was held against, where these are not all of the run."),
      .optional(
        "presumed", .list(.record("location")),
        "Places that rely on what the app sets up elsewhere: explored as if that were there, without TV1205."),
      .optional(
        "preconditions", .list(.record("precondition")),
        "What its code relies on, and would break a rule without: no ordering alone leads there."),
      .optional("reasons", .list(.record("stoppingReason")), "Where its states come from, what counts most first."),
    ])

  private static let setting = SchemaRecord(
    "setting", "The part that a class plays where it is explored.",
    [
      .required("part", .choice(SubjectSetting.Part.allCases.map(\.rawValue))),
      .required("names", .list(.text), "The methods that are events, or the class that a segue leads to."),
    ])

  private static let boundedGrowth = SchemaRecord(
    "boundedGrowth", "Something of which the code makes more and more.",
    [
      .required("what", .text, "The property or the class."),
      .required("growing", .choice(StoppingReason.Growing.allCases.map(\.rawValue))),
      .optional("location", .record("location"), "Where code makes more of it."),
      .optional(
        "most", .count,
        "How many there may be before nobody begins anything new; absent: large ones are taken for unknown values."),
    ])

  private static let precondition = SchemaRecord(
    "precondition", "What has to be so, because code relies on it.",
    [
      .required("rule", .text, "The rule that is broken where it is not so."),
      .required("location", .record("location")),
      .required("message", .text, "What happens then."), .required("reason", .text, "When that is."),
    ])

  private static let construct = SchemaRecord(
    "construct", "A construct without meaning.",
    [.required("construct", .text), .required("location", .record("location"))])

  private static let fileNotUnderstood = SchemaRecord(
    "fileNotUnderstood", "The constructs of one file without meaning.",
    [.required("path", .text), .required("constructs", .list(.record("construct")))])

  private static let unexploredClass = SchemaRecord(
    "unexploredClass", "A class that plays a part in transitions and to which no run has come.",
    [.required("name", .text), .required("location", .record("location")), .required("reason", .text)])

  private static let coverage = SchemaRecord(
    "coverage", "What the exploration of a subject has touched.",
    [
      .required("events", .list(.record("eventCount"))),
      .required("statesPerDepth", .list(.count), "New states, from the initial ones on."),
      .required("unreachedBranches", .list(.record("branch"))),
    ])

  private static let eventCount = SchemaRecord(
    "eventCount", "An event, and in how many transitions it happens.",
    [.required("event", .text), .required("actor", .text), .required("transitions", .count)])

  private static let branch = SchemaRecord(
    "branch", "A branch of code that ran, to which no ordering has come.",
    [.required("kind", .text), .required("location", .record("location"))])

  private static let diagram = SchemaRecord(
    "diagram", "The subject's states, joined to few.",
    [
      .required("name", .text), .required("title", .text), .required("summary", .text),
      .required("states", .list(.text), "Labels; the first is the initial state."),
      .required("arrows", .list(.record("arrow"))),
    ])

  private static let arrow = SchemaRecord(
    "arrow", "What leads from one state of a diagram to another.",
    [
      .required("source", .count), .required("target", .count), .required("events", .list(.text)),
      .required("rules", .list(.text)),
    ])
}
