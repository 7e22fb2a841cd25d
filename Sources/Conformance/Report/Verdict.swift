/// What the machine says to a log.
package struct Verdict: Sendable {
  /// A way to produce the log.
  package struct Explanation: Sendable, Hashable {
    /// The scenario and what it assumes.
    package var scenario: String
    package var assumptions: [String]
    /// Part of the scenario → controller of the log.
    package var players: [Player]
    /// The events of the run, in order.
    package var events: [String]
    /// The free parameters that decide: with another value the log could not be produced.
    package var parameters: [ParameterValue]
  }

  package struct Player: Sendable, Hashable {
    package var part: String
    package var controller: String
  }

  package struct ParameterValue: Sendable, Hashable {
    /// `F-31`
    package var id: String
    /// In words.
    package var value: String
  }

  /// Why the machine cannot produce the log.
  package struct Failure: Sendable, Hashable {
    /// The first line that no run explains; nil when the log ends too early.
    package var entry: LogEntry?
    /// What the machine allows there instead.
    package var allowed: [String]
    package var rule: String
    package var reason: String
  }

  package var log: RecordedLog
  /// Entries that were held against the machine.
  package var entries: Int
  /// Callbacks that are taken as recorded although none of them occurs.
  package var supposed: [String] = []
  package var explanations: [Explanation] = []
  package var failure: Failure?
  package var breaches: [RuleBreach] = []
  /// What the reader has to say about names before the machine can tell.
  package var questions: [String] = []
  /// Why not every combination of containers was tried; nil: all were.
  package var bound: String?
  /// The search was cut short: that no run was found means nothing.
  package var isIncomplete = false

  /// Whether the machine can produce the log.
  package var isProducible: Bool { !explanations.isEmpty }
  /// Whether it can, and the log breaks no rule.
  package var conforms: Bool { isProducible && breaches.isEmpty }
}
