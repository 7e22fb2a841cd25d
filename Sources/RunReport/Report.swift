import Identifiers

/// The result of a run, as every report format sees it. Encoded with sorted keys it is the JSON report.
package struct Report: Codable, Sendable, Hashable {
  /// Version of this schema; readers refuse others.
  package static let currentSchemaVersion = 1

  package var schemaVersion: Int
  package var tool: Tool
  package var verdict: Verdict
  /// Sorted: errors first, then by location, rule and id.
  package var findings: [Finding]
  /// Sorted by location and name.
  package var subjects: [Subject]
  /// Per file, constructs without meaning; files without any are left out.
  package var notUnderstood: [FileNotUnderstood]
  /// Syntax errors and other trouble with the input.
  package var problems: [Problem]
  /// Expectations of the sources that were not met, and how many were. `nil` when no source states one.
  package var expectations: Expectations?
  package var statistics: Statistics
  /// The version of iOS that the machine behaved like; `nil` in reports that do not say so.
  package var platform: Platform?
  /// How much of the code that transitions reach had a meaning; `nil` in reports that do not say so.
  package var understanding: LanguageCoverage?
  /// Classes that take part in transitions and to whose methods no run has come, by location; `nil` for none.
  package var unexplored: [UnexploredClass]?
  /// How the run compares with its baseline and with an earlier report; `nil` when with none.
  package var comparisons: [Comparison]?
  /// Comments that allow findings, by location; `nil` for none.
  package var suppressions: [Suppression]?
  /// The revision since which only changed subjects were checked; `nil` when all were.
  package var changedSince: String?
  /// How many subjects were left out because nothing that they reach has changed; `nil` when none could be.
  package var leftOutSubjects: Int?
  /// How many of these are explored only where no run of another subject comes to them; `nil` for none.
  package var leftOutFallbacks: Int?
  /// The types that the run was asked for and that are no subjects: only their text was looked at. `nil` for none.
  package var typesOfText: [String]?
  /// What a finding must be to count for the verdict; `nil` for what is usual.
  package var thresholds: Thresholds?
  /// Up to how many disturbances subjects must be explored for the run to pass; `nil`: to their end.
  package var requiredDisturbances: Int?
  /// Whether subjects that were stopped fail no run; `nil` for no.
  package var passesIncomplete: Bool?
  /// How far subjects were explored; `nil` when all were to their end.
  package var exploration: ExplorationSummary?
  /// The files and folders that the run was told to check; `nil` where it was told none, and took those of the configuration
  /// or of the folder that it ran in.
  package var paths: [String]?

  package struct Platform: Codable, Sendable, Hashable {
    package var iOSVersion: Int
    /// Nobody gave a version: this one was taken, and of `#available` what is newer than the deployment target of a
    /// subject's file, or any version where that has none, was explored both ways.
    package var isAssumed: Bool
    /// The lowest deployment target of the sources' projects and packages, without what follows its point: of `#available`
    /// only newer versions were open. `nil` where a version was given, or a source has no project that says it.
    package var deploymentTarget: Int?

    package init(iOSVersion: Int, isAssumed: Bool, deploymentTarget: Int? = nil) {
      self.iOSVersion = iOSVersion
      self.isAssumed = isAssumed
      self.deploymentTarget = deploymentTarget
    }
  }

  package struct Tool: Codable, Sendable, Hashable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  package init(
    tool: Tool, verdict: Verdict, findings: [Finding], subjects: [Subject], notUnderstood: [FileNotUnderstood],
    problems: [Problem], expectations: Expectations?, statistics: Statistics
  ) {
    schemaVersion = Self.currentSchemaVersion
    self.tool = tool
    self.verdict = verdict
    self.findings = findings
    self.subjects = subjects
    self.notUnderstood = notUnderstood
    self.problems = problems
    self.expectations = expectations
    self.statistics = statistics
  }
}

/// What is known of a property, a subject or a run.
package enum Verdict: String, Codable, Sendable, Hashable, CaseIterable {
  /// Every ordering in the stated scope was explored and none breaks the rule; of a run: none breaks a rule in a way that
  /// counts (`Report.counts`). What does not count is in the report all the same, and the verdict is not green then.
  case holds
  case violated
  /// The situation that the rule speaks of never arose, or no ordering calls an action of the subject.
  case vacuous
  /// A bound stopped the exploration and nothing was found.
  case incomplete
  /// The subject could not be executed.
  case unsupported
}

package enum Severity: String, Codable, Sendable, Hashable, CaseIterable { case error, warning, note }

/// How probable it is that a finding is true: by its rule, and by how much it takes for granted.
package enum Confidence: String, Codable, Sendable, Hashable, CaseIterable {
  /// Such findings were nearly always true.
  case certain
  /// It takes nothing or little for granted, and such findings were often true.
  case likely
  /// It takes something unusual for granted, or several things at once; or such findings were seldom true.
  case possible

  /// The surer, the less: 0 for certain.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

package struct Location: Codable, Sendable, Hashable {
  package var path: String
  /// Counted from 1.
  package var line: Int
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// One class or scenario that was explored.
package struct Subject: Codable, Sendable, Hashable {
  package var name: String
  /// "transitioning delegate", "animator", "presentation controller", "interaction controller", "gesture target",
  /// "scenario".
  package var kind: String
  /// The part that it plays; `nil` where its kind says all.
  package var setting: SubjectSetting?
  package var location: Location
  package var verdict: Verdict
  /// For every rule of the run, or for those in `judged`.
  package var rules: [RuleID: Verdict]
  package var states: Int
  package var transitions: Int
  /// Steps of the longest run by which a state was found first.
  package var depth: Int
  /// Constructs without meaning in the subject's own files.
  package var notUnderstood: [NotUnderstoodConstruct]
  /// The bound that stopped the exploration, in words; `nil` when it was exhaustive.
  package var bound: String?
  /// Where a bound stopped the exploration: up to how many disturbances every ordering was explored, so that what was not
  /// found there does not exist. `nil`: not even without any, or it was exhaustive, or nobody has counted.
  package var disturbances: Int?
  /// Whether every stored state was looked at a second time; `nil` when nobody has asked for it.
  package var certification: Certification?

  package enum Certification: String, Codable, Sendable, Hashable {
    case confirmed
    /// The exploration was not complete, or the second look was stopped.
    case notDone = "not done"
    /// The tool has a defect: the subject's bound says what was wrong.
    case refused
  }
  /// What else is worth knowing of the exploration, one clause each; `nil` for nothing.
  package var remarks: [String]?
  /// Events of a model that were never possible in all of its states: what it says of them was not put to the test.
  /// `nil` for none.
  package var idleEvents: [String]?
  /// Whether it is there to present for others, and has presented nothing in any ordering; `nil` for no.
  package var presentsNothing: Bool?
  /// Its methods that the user comes to and that no ordering calls, neither of it nor of another subject; `nil` for none. Where
  /// nothing breaks a rule, it is vacuous for them.
  package var neverCalled: [String]?
  /// What the exploration touched; `nil` in reports that do not say so.
  package var coverage: SubjectCoverage?
  /// The subject's states, joined to few; `nil` without one.
  package var diagram: StateDiagram?
  /// What was cut short after the search; `nil` for nothing.
  package var cut: [CutPhase]?
  /// What has ended the exploration; `nil` when it was exhaustive, or nobody has said.
  package var stopCause: StopCause?
  /// The seconds of work that the search was given; `nil` for no bound.
  package var budget: Double?
  /// What piled up in some orderings: what still more of it would do was not explored. `nil` for nothing.
  package var limits: [GrowthLimit]?
  /// What was seen to grow without end, and was kept bounded. `nil` for nothing.
  package var bounded: [BoundedGrowth]?
  /// The rules that it was held against, where that is a part of the run's. `nil`: all of them.
  package var judged: [RuleID]?
  /// Places of code that rely on what its scenario does not set up: it was explored as if that were there, and TV1205 was not
  /// judged. `nil` for none.
  package var presumed: [Location]?
  /// What its code relies on, and would break a rule without: no findings, since no ordering alone leads there. `nil` for none.
  package var preconditions: [Precondition]?
  /// Where its states come from, what counts most first; `nil` when it was exhaustive, or nobody has looked.
  package var reasons: [StoppingReason]?

  package init(
    name: String, kind: String, location: Location, verdict: Verdict, rules: [RuleID: Verdict], states: Int,
    transitions: Int, depth: Int, notUnderstood: [NotUnderstoodConstruct], bound: String?, remarks: [String] = [],
    idleEvents: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.location = location
    self.verdict = verdict
    self.rules = rules
    self.states = states
    self.transitions = transitions
    self.depth = depth
    self.notUnderstood = notUnderstood
    self.bound = bound
    self.remarks = remarks.isEmpty ? nil : remarks
    self.idleEvents = idleEvents.isEmpty ? nil : idleEvents
  }
}

/// What has to be so before the code of a subject runs, or has to be answered so while it does: nobody has shown that it is
/// not.
package struct Precondition: Codable, Sendable, Hashable {
  package var rule: RuleID
  package var location: Location
  /// What happens where it is not so.
  package var message: String
  /// When that is.
  package var reason: String

  package init(rule: RuleID, location: Location, message: String, reason: String) {
    self.rule = rule
    self.location = location
    self.message = message
    self.reason = reason
  }
}

package struct NotUnderstoodConstruct: Codable, Sendable, Hashable {
  package var construct: String
  package var location: Location

  package init(construct: String, location: Location) {
    self.construct = construct
    self.location = location
  }
}

package struct FileNotUnderstood: Codable, Sendable, Hashable {
  package var path: String
  package var constructs: [NotUnderstoodConstruct]

  package init(path: String, constructs: [NotUnderstoodConstruct]) {
    self.path = path
    self.constructs = constructs
  }
}

/// Trouble with the input that did not stop the run.
package struct Problem: Codable, Sendable, Hashable {
  package var severity: Severity
  package var message: String
  package var location: Location?
  /// Source line and marker, ready to print; empty when there is none.
  package var excerpt: [String]

  package init(severity: Severity, message: String, location: Location?, excerpt: [String]) {
    self.severity = severity
    self.message = message
    self.location = location
    self.excerpt = excerpt
  }
}

/// `// expect: …` comments against what was found.
package struct Expectations: Codable, Sendable, Hashable {
  package var met: Int
  package var failures: [Failure]

  package struct Failure: Codable, Sendable, Hashable {
    /// "expected TV104, which was not found" or "found TV304, which is not expected".
    package var message: String
    package var location: Location

    package init(message: String, location: Location) {
      self.message = message
      self.location = location
    }
  }

  package init(met: Int, failures: [Failure]) {
    self.met = met
    self.failures = failures
  }
}

package struct Statistics: Codable, Sendable, Hashable {
  package var files: Int
  package var subjects: Int
  package var states: Int
  package var transitions: Int
  package var notUnderstood: Int
  /// How much of the code under test runs could reach; `nil` in reports that do not say so.
  package var reach: Reach?

  package init(files: Int, subjects: Int, states: Int, transitions: Int, notUnderstood: Int) {
    self.files = files
    self.subjects = subjects
    self.states = states
    self.transitions = transitions
    self.notUnderstood = notUnderstood
  }
}
