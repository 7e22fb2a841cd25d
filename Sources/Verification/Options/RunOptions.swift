import Exploration
import FlatMachine
import Identifiers

/// What a run checks and how far it goes: everything that the command line and the configuration decide.
package struct RunOptions: Codable, Sendable, Hashable {
  /// Files and folders, absolute or relative to the working directory; not empty.
  package var paths: [String]
  /// The same as the command line names them; empty where it names none, and reports need not say them.
  package var namedPaths: [String] = []
  /// Files and folders below these that are not read (`ExcludedPaths`).
  package var exclude: [String] = []
  /// The rules to check; empty for all.
  package var only: [RuleID]
  /// Rules to leave out.
  package var skip: [RuleID]
  /// Names of the subjects to explore, as reports name them; `*` stands for any text. Empty for all.
  package var subjects: [String]
  /// 12 up to, not including, 27. `nil`: the machine behaves like iOS 17, and both sides of `#available` are explored.
  package var iOSVersion: Double?
  /// Distinct states per subject, at least 1; `nil` for no bound.
  package var maximumStates: Int?
  /// Events per ordering, at least 1; `nil` for no bound.
  package var maximumDepth: Int?
  /// Whether a model of values is explored no further than the layer in which something was found.
  package var stopsAtViolation: Bool
  /// Seconds for the whole run, above 0; `nil` for what is usual (`RunClock`).
  package var timeLimit: Double?
  /// Seconds of work for each subject, above 0; `nil` for what is usual (`SubjectBudget`).
  package var subjectBudget: Double?
  /// The folder that keeps reports and trees from one run to the next; `nil` for none.
  package var cache: String?
  /// Subjects that are explored at the same time, at least 1. The report does not depend on it.
  package var jobs: Int
  /// Whether vacuous and incomplete verdicts fail the run.
  package var strict: Bool
  /// Whether TV1204 also speaks of runs that go round for ever, although each could come to rest.
  package var findsFairCycles = false
  /// Whether complete explorations are certified: each stored state is looked at a second time, in a plainer way.
  package var certifies = false
  /// How subjects are walked through at random instead of being explored; `nil`: they are explored.
  package var walk: WalkOptions?
  /// How models of values alone are reduced; other subjects never are.
  package var reductions: Set<Reduction>
  /// MB of 2^20 bytes for the process, at least 1; `nil` for what is usual (`MemoryPlan`).
  package var memoryLimit: Int?
  /// Whether findings come with changes of the sources that were seen to make them go away.
  package var findsRepairs = false
  /// Labels of the numbers that models of values are made with, and names of those that bound scenarios: what has one is
  /// explored in larger and larger sizes, too.
  package var growing: [String] = []
  /// The revision since which subjects must be touched to be explored; `nil` for all.
  package var changedSince: String?
  /// What counts for the verdict.
  package var gate = GateOptions()

  package init(
    paths: [String], only: [RuleID] = [], skip: [RuleID] = [], subjects: [String] = [],
    iOSVersion: Double? = nil, maximumStates: Int? = nil, maximumDepth: Int? = nil, stopsAtViolation: Bool = false,
    timeLimit: Double? = nil, subjectBudget: Double? = nil, cache: String? = nil, jobs: Int = 1, strict: Bool = false,
    reductions: Set<Reduction> = []
  ) {
    self.paths = paths
    self.only = only
    self.skip = skip
    self.subjects = subjects
    self.iOSVersion = iOSVersion
    self.maximumStates = maximumStates
    self.maximumDepth = maximumDepth
    self.stopsAtViolation = stopsAtViolation
    self.timeLimit = timeLimit
    self.subjectBudget = subjectBudget
    self.cache = cache
    self.jobs = jobs
    self.strict = strict
    self.reductions = reductions
  }

  /// Whether some subjects are left out, so that what is not found may be theirs.
  package var isPartial: Bool { !subjects.isEmpty || changedSince != nil }

  /// Everything here that decides what is found in given sources, as text: the same for equal options.
  var identity: String {
    var options = self
    (options.paths, options.cache, options.timeLimit, options.jobs, options.strict) = ([], nil, nil, 1, false)
    (options.gate, options.changedSince) = (GateOptions(), nil)
    // A set has no order of its own.
    options.reductions = []
    options.findsRepairs = false
    // The sources that are left tell.
    (options.exclude, options.namedPaths) = ([], [])
    return "\(options) \(reductions.map(\.rawValue).sorted())"
  }
}
