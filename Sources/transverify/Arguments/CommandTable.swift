import FlatMachine
import Verification

extension CommandTable {
  /// The command line of transverify.
  static let transverify = CommandTable(
    name: "transverify",
    abstract: "Checks UIKit presentations and transitions in every ordering of events.",
    verbs: [
      .run, .report, .replay, .serve, .initialize, .rules, .explain, .scenarios, .graph, .export, .conform, .recorder,
      .schema,
      .docs,
      .completions, .manual, .version, .help,
    ],
    remarks: [
      Remark(
        title: "Exit codes",
        lines: ExitCode.allCases.map { code in
          let number = String(code.rawValue)
          return number + String(repeating: " ", count: 4 - number.count) + code.meaning
        } + ExitCode.precedence)
    ])
}

extension VerbDescription {
  fileprivate static let run = VerbDescription(
    verb: .run, abstract: "Checks sources and writes reports.",
    discussion:
      """
      Without paths it checks those that '.transverify.json' names, searched from the working directory upwards, else the \
      working directory. Where paths are given, the other settings of that file apply to them, but 'output' and \
      'reporters' do not. 'transverify' alone is 'transverify run'.
      """,
    operand: OperandDescription(
      placeholder: "paths", count: .any, abstract: "Swift files and folders that hold them."),
    options: [
      .config, .exclude, .only, .skip, .subject, .whyIncomplete, .ios, .maxStates, .maxDepth, .firstViolation, .grow,
      .subjectBudget, .timeLimit,
      .memoryLimit, .reduce, .fairCycles, .certify, .randomWalk, .walks, .repairs, .fix, .apply, .cache, .jobs, .strict,
      .baseline, .writeBaseline, .failOn, .confidence, .requireDisturbances, .incomplete, .changedSince, .verbose,
      .coverageOfLanguage,
      .reporter, .output, .trend, .shard, .watch, .quiet, .color, .noProgress,
    ])

  fileprivate static let report = VerbDescription(
    verb: .report, abstract: "Writes the reports of an earlier run again, or joins the parts of a run.",
    discussion: """
      'transverify report FILE' reads a JSON report and writes it in other formats, byte for byte as the run would have. \
      The exit code is that of the run; where that was '--strict', give it again. 'transverify report merge FILE…' reads \
      what 'transverify run --shard' has written on each machine, and writes the report that one machine would have \
      written, with the same exit code. The sources must lie where the shards had them.
      """,
    operand: OperandDescription(
      placeholder: "files", count: .any, abstract: "A JSON report; or 'merge', then the file of each shard."),
    options: ([
      .cache, .jobs, .baseline, .writeBaseline, .strict, .verbose, .coverageOfLanguage, .reporter, .output, .trend,
      .quiet,
      .color, .noProgress,
    ] as [OptionDescription]).map(\.withoutKey))

  fileprivate static let replay = VerbDescription(
    verb: .replay, abstract: "Walks through the ordering of a finding, step by step.",
    discussion: """
      Without paths it takes those that '.transverify.json' names, else the working directory. \
      Shows each step with its source lines, calls and changes, and what else could happen then; a number takes that \
      choice, '?' lists the commands. Reads them from standard input; without any it prints the whole trace. With \
      '--subject' and no finding it walks freely from the beginning. The exit code is 1 once something broken was shown.
      """,
    operand: OperandDescription(
      placeholder: "paths", count: .any, abstract: "Swift files and folders that hold them; f3 is finding 3."),
    options: ([
      .finding, .replayedReport, .replayedSubject, .steps, .xctest, .allFindings, .xctestOutput, .config, .exclude,
      .only, .skip,
      .ios, .maxStates, .maxDepth,
      .subjectBudget, .timeLimit, .memoryLimit, .reduce, .fairCycles, .cache, .jobs, .quiet, .color, .noProgress,
    ] as [OptionDescription]))

  fileprivate static let serve = VerbDescription(
    verb: .serve, abstract: "Shows the report's page on this machine and lets one walk through findings.",
    discussion: """
      Explores like 'run' and prints the address of the page, which holds a secret; nobody else can open it, and nothing \
      leaves the machine or is written. From any step of a finding the page takes other choices and shows what comes of \
      them. When a source changes it explores again, and the page says so. Ctrl-C ends it with exit code 0.
      """,
    operand: OperandDescription(
      placeholder: "paths", count: .any, abstract: "Swift files and folders that hold them."),
    options: [
      .port, .config, .exclude, .only, .skip, .subject, .ios, .maxStates, .maxDepth, .subjectBudget, .timeLimit,
      .memoryLimit,
      .reduce, .fairCycles, .repairs, .cache, .jobs, .baseline, .failOn, .confidence, .requireDisturbances, .incomplete,
      .quiet,
      .noProgress,
    ])

  fileprivate static let rules = VerbDescription(
    verb: .rules, abstract: "Lists the rules.", discussion: "One line per rule: id, severity, name, title.",
    operand: nil, options: [])

  fileprivate static let explain = VerbDescription(
    verb: .explain, abstract: "Prints the page of a rule, or what is known of UIKit under a code.",
    discussion: """
      What the rule demands, why UIKit cares, an ordering that breaks it, the remedy and two small models. Findings and \
      pages cite what is known of UIKit by codes such as F-28; of these it prints what the semantics document says.
      """,
    operand: OperandDescription(
      placeholder: "rule", count: .one, abstract: "Id or name, for example TV104; or a code, for example F-28.",
      kind: .rule),
    options: [])

  fileprivate static let scenarios = VerbDescription(
    verb: .scenarios, abstract: "Lists what a run would check.",
    discussion: """
      One line per subject that is found in the sources; those that others should lead to come last, and say so. With \
      '--subject', the scenario that closes its environment follows, as Swift.
      """,
    operand: OperandDescription(
      placeholder: "paths", count: .any, abstract: "Swift files and folders that hold them."),
    options: [.config, .exclude, .subject])

  fileprivate static let graph = VerbDescription(
    verb: .graph, abstract: "Draws state diagrams of the formal machine.",
    discussion: "Explores the machine and shows what it does; without a diagram it lists those that it can draw.",
    operand: OperandDescription(
      placeholder: "diagram", count: .optional, abstract: "For example transition.",
      kind: .choice(DiagramDescription.all.map(\.name))),
    options: [.graphFormat, .graphOutput])

  fileprivate static let export = VerbDescription(
    verb: .export, abstract: "Writes models for other checkers, and explored states as graphs.",
    discussion: """
      Models of values alone (types that conform to 'TransitionSystem') as Promela for SPIN and TLA+ for TLC. With the \
      formats aut, dot and json the explored states of subjects. Without a folder it prints one graph, or lists what \
      there is.
      """,
    operand: OperandDescription(
      placeholder: "paths", count: .any, abstract: "Swift files and folders that hold them."),
    options: [.config, .exclude, .exportFormat, .subject, .only, .skip, .ios, .maxStates, .exportOutput])

  fileprivate static let conform = VerbDescription(
    verb: .conform, abstract: "Holds a recorded log against the machine.",
    discussion: """
      Reads JSON lines or console output and says whether UIKit, as the machine knows it, can have produced them: how, or \
      which line nothing explains and which rule forbids it. Rules that the log breaks by itself are reported, too.
      """,
    operand: OperandDescription(placeholder: "log", count: .one, abstract: "The log, '-' for standard input."),
    options: [.callback, .controller, .cut, .ios])

  fileprivate static let recorder = VerbDescription(
    verb: .recorder, abstract: "Prints a Swift file that records such a log in an app.",
    discussion: "Add it to debug builds; its first comment says how.", operand: nil, options: [])

  fileprivate static let docs = VerbDescription(
    verb: .docs, abstract: "Writes the documentation as web pages.",
    discussion: "Guides, commands, every rule with its models, and the formal machine: pages that need no server.",
    operand: nil, options: [.docsOutput])

  fileprivate static let completions = VerbDescription(
    verb: .completions, abstract: "Prints what makes a shell complete commands and options.",
    discussion: "For bash: 'source <(transverify completions bash)'. The guide to checking a project has the others.",
    operand: OperandDescription(
      placeholder: "shell", count: .one, abstract: "bash, zsh or fish.",
      kind: .choice(Shell.allCases.map(\.rawValue))),
    options: [])

  fileprivate static let manual = VerbDescription(
    verb: .manual, abstract: "Prints the manual page.",
    discussion: "In the language of 'man': 'transverify manual > transverify.1' and then 'man ./transverify.1'.",
    operand: nil, options: [])

  fileprivate static let initialize = VerbDescription(
    verb: .initialize, abstract: "Writes a configuration and a workflow for the project in the working directory.",
    discussion: """
      Finds the folders that hold code of transitions, and writes '.transverify.json' and \
      '.github/workflows/transverify.yml'. Files that are there already stay as they are.
      """,
    operand: nil, options: [.toolRepository, .force])

  fileprivate static let schema = VerbDescription(
    verb: .schema, abstract: "Prints the JSON schema of a file that transverify writes or reads.",
    discussion: "Without a name it lists them.",
    operand: OperandDescription(placeholder: "name", count: .optional, abstract: "For example report."), options: [])

  fileprivate static let version = VerbDescription(
    verb: .version, abstract: "Prints the version.", discussion: "", operand: nil, options: [])

  fileprivate static let help = VerbDescription(
    verb: .help, abstract: "Prints this overview or the help of a command.", discussion: "",
    operand: OperandDescription(
      placeholder: "command", count: .optional, abstract: "The command to describe.",
      kind: .choice(Verb.allCases.map(\.rawValue))),
    options: [])
}

extension OptionDescription {
  static let config = OptionDescription(
    name: "config", value: ValueDescription(placeholder: "FILE", kind: .path),
    abstract: "Reads this configuration instead of '.transverify.json'.")
  static let exclude = OptionDescription(
    name: "exclude", value: ValueDescription(placeholder: "PATTERN", kind: .text), isRepeatable: true,
    abstract: "Passes by what lies there: a name, or a path with '*', '?' and '**'; may be repeated.", key: "exclude")
  static let only = OptionDescription(
    name: "only", value: ValueDescription(placeholder: "RULE", kind: .rule), isRepeatable: true,
    abstract: "Checks this rule and no other; may be repeated, or names several with commas.", key: "only")
  static let skip = OptionDescription(
    name: "skip", value: ValueDescription(placeholder: "RULE", kind: .rule), isRepeatable: true,
    abstract: "Leaves this rule out; may be repeated, or names several with commas.", key: "skip")
  static let subject = OptionDescription(
    name: "subject", value: ValueDescription(placeholder: "NAME", kind: .text), isRepeatable: true,
    abstract: "Explores this subject and no other; '*' fits any text; may be repeated.")
  static let whyIncomplete = OptionDescription(
    name: "why-incomplete", value: ValueDescription(placeholder: "NAME", kind: .text),
    abstract: "Explores this subject alone and prints why it does not come to its end; '*' fits any text.")
  static let replayedSubject = OptionDescription(
    name: "subject", value: ValueDescription(placeholder: "NAME", kind: .text),
    abstract: "Walks through this subject; with --finding, looks for it there alone.")
  static let finding = OptionDescription(
    name: "finding", value: ValueDescription(placeholder: "WHICH", kind: .text),
    abstract: "Follows this finding: its number, its rule or its id. Without it the first.")
  static let replayedReport = OptionDescription(
    name: "report", value: ValueDescription(placeholder: "FILE", kind: .path),
    abstract: "Takes the findings from this JSON report; explores only what is walked through.")
  static let xctest = OptionDescription(
    name: "xctest", abstract: "Writes an XCTest that drives UIKit through the ordering; prints it without --output.")
  static let allFindings = OptionDescription(
    name: "all", abstract: "With --xctest: writes one for every finding into the folder.")
  static let xctestOutput = OptionDescription(
    name: "output", value: ValueDescription(placeholder: "FILE", kind: .path),
    abstract: "The file of the test, or with --all the folder; what all tests share goes beside it.")
  static let steps = OptionDescription(
    name: "steps", abstract: "Prints the whole trace and reads nothing.")
  static let firstViolation = OptionDescription(
    name: "first-violation",
    abstract: "Stops exploring a model of values once something was found.")
  static let grow = OptionDescription(
    name: "grow", value: ValueDescription(placeholder: "NUMBER", kind: .text), isRepeatable: true,
    abstract: "Explores models and scenarios with larger numbers, too, until the states are used up; may be repeated.")
  static let ios = OptionDescription(
    name: "ios", value: ValueDescription(placeholder: "VERSION", kind: .version(from: 12, below: 27)),
    abstract: "The version of iOS, 12 to 26 (17); without it both sides of `#available`.", key: "ios")
  static let maxStates = OptionDescription(
    name: "max-states", value: ValueDescription(placeholder: "N", kind: .count),
    abstract: "Explores at most so many states per subject.", key: "maxStates")
  static let maxDepth = OptionDescription(
    name: "max-depth", value: ValueDescription(placeholder: "N", kind: .count),
    abstract: "Explores orderings of at most so many events.", key: "maxDepth")
  static let timeLimit = OptionDescription(
    name: "time-limit", value: ValueDescription(placeholder: "SECONDS", kind: .seconds),
    abstract: "Ends the run after so many seconds (120, unless other options ask for more).", key: "timeLimit")
  static let memoryLimit = OptionDescription(
    name: "memory-limit", value: ValueDescription(placeholder: "MB", kind: .count),
    abstract: "Takes at most so many MB of memory (2048).", key: "memoryLimit")
  static let subjectBudget = OptionDescription(
    name: "subject-budget", value: ValueDescription(placeholder: "SECONDS", kind: .seconds),
    abstract: "Does as much work for each subject as a usual computer does in so many seconds (20, fewer for many).",
    key: "subjectBudget")
  static let reduce = OptionDescription(
    name: "reduce", value: ValueDescription(placeholder: "LIST", kind: .list(Reduction.allCases.map(\.rawValue))),
    abstract: "Explores models of values alone reduced: \(Reduction.allCases.map(\.rawValue).joined(separator: ", ")).",
    key: "reduce")
  static let cache = OptionDescription(
    name: "cache", value: ValueDescription(placeholder: "FOLDER", kind: .path),
    abstract: "Keeps what was read and found there, so that an unchanged run is not repeated.", key: "cache")
  static let jobs = OptionDescription(
    name: "jobs", value: ValueDescription(placeholder: "N", kind: .count),
    abstract: "Works on so many subjects at a time; as many as cores without it.")
  static let strict = OptionDescription(
    name: "strict",
    abstract:
      "Fails on vacuous verdicts, fixed findings of the baseline, stale comments, and incomplete verdicts, unless "
      + "'--require-disturbances' passes them.",
    key: "strict")
  static let fairCycles = OptionDescription(
    name: "fair-cycles",
    abstract: "Also looks for cycles that never settle although what is due happens.",
    key: "fairCycles")
  static let certify = OptionDescription(
    name: "certify", abstract: "Looks at every stored state a second time, in a plainer way, before a result counts.",
    key: "certify")
  static let randomWalk = OptionDescription(
    name: "random-walk", value: ValueDescription(placeholder: "SEED", kind: .count),
    abstract: "Walks at random instead of exploring: for what is too large; nothing holds then.")
  static let walks = OptionDescription(
    name: "walks", value: ValueDescription(placeholder: "N", kind: .count),
    abstract: "Makes so many random walks per subject (1000).")
  static let repairs = OptionDescription(
    name: "repairs", abstract: "Adds to each finding a change that was checked to make it go away, if one is known.",
    key: "repairs")
  static let fix = OptionDescription(
    name: "fix", abstract: "Prints such changes of all findings as a patch, each checked on top of those before it.")
  static let apply = OptionDescription(
    name: "apply", abstract: "Writes what '--fix' has found to the sources, and checks them again.")
  static let verbose = OptionDescription(
    name: "verbose",
    abstract: "Tells everything of each finding: every step with its calls and changes; lists every subject.",
    key: "verbose")
  static let coverageOfLanguage = OptionDescription(
    name: "coverage-of-language",
    abstract: "Lists everything that was not understood, and what each subject has not touched.",
    key: "coverageOfLanguage")
  static let reporter = OptionDescription(
    name: "reporter", value: ValueDescription(placeholder: "FORMAT[:FILE]", kind: .reporter), isRepeatable: true,
    abstract:
      "Writes a report: \(ReporterChoice.Format.allCases.map(\.rawValue).joined(separator: ", ")); may be repeated.",
    key: "reporters")
  static let output = OptionDescription(
    name: "output", value: ValueDescription(placeholder: "FOLDER", kind: .path),
    abstract: "Writes index.html, Markdown and report.json there.", key: "output")
  static let shard = OptionDescription(
    name: "shard", value: ValueDescription(placeholder: "I/N", kind: .shard),
    abstract: "Explores part I of N, to be joined by 'report merge'; prints its result or writes it to the folder.")
  static let graphFormat = OptionDescription(
    name: "format",
    value: ValueDescription(placeholder: "FORMAT", kind: .choice(DiagramFormat.allCases.map(\.rawValue))),
    abstract: "Prints mermaid, dot or svg; mermaid without it.")
  static let graphOutput = OptionDescription(
    name: "output", value: ValueDescription(placeholder: "FOLDER", kind: .path),
    abstract: "Writes every diagram in every format there, and a page that shows them.")
  static let exportOutput = OptionDescription(
    name: "output", value: ValueDescription(placeholder: "FOLDER", kind: .path),
    abstract: "Writes the files there: NAME.pml, NAME.tla with NAME.cfg, NAME.aut, …")
  static let exportFormat = OptionDescription(
    name: "format",
    value: ValueDescription(
      placeholder: "FORMAT",
      kind: .choice(ModelExport.Format.allCases.map(\.rawValue) + GraphFormat.allCases.map(\.rawValue))),
    isRepeatable: true,
    abstract: "Writes promela, tla, aut (Aldebaran), dot or json; may be repeated. Without it promela and tla.")
  static let docsOutput = OptionDescription(
    name: "output", value: ValueDescription(placeholder: "FOLDER", kind: .path),
    abstract: "Writes them there instead of into 'transverify-docs'.")
  static let watch = OptionDescription(
    name: "watch", abstract: "Checks again whenever a source changes, until Ctrl-C.")
  static let port = OptionDescription(
    name: "port", value: ValueDescription(placeholder: "N", kind: .port),
    abstract: "Listens there, on 127.0.0.1 alone; without it, or with 0, on any port that is free.")
  static let callback = OptionDescription(
    name: "callback", value: ValueDescription(placeholder: "NAME", kind: .text), isRepeatable: true,
    abstract: "The log records this callback; may be repeated. Without it: those that occur.")
  static let controller = OptionDescription(
    name: "controller", value: ValueDescription(placeholder: "NAME", kind: .text), isRepeatable: true,
    abstract: "Only callbacks of this controller count; may be repeated.")
  static let cut = OptionDescription(name: "cut", abstract: "The log may end in the middle of a transition.")
  static let quiet = OptionDescription(name: "quiet", abstract: "Prints nothing but results and errors.")
  static let color = OptionDescription(
    name: "color", value: ValueDescription(placeholder: "WHEN", kind: .choice(["auto", "always", "never"])),
    abstract: "Colours the text report: auto, always or never.")
  static let noProgress = OptionDescription(name: "no-progress", abstract: "Shows no progress line.")
}
