/// What keeps the exploration of a subject from its end, in terms of the code under test.
package struct StoppingReason: Codable, Sendable, Hashable {
  package enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
    /// Something becomes larger with every round: there are states without end.
    case growth
    /// A single step makes more choices, or does more, than is followed.
    case step
    /// The answer to a question about a value that nobody knows leads to different states.
    case choice
    /// Many events are possible at a time, and their orders lead to different states.
    case order
    /// Code beyond what was compiled for the subject was taken as unknown.
    case reach
  }

  /// What is asked of a value that nobody knows, or who answers.
  package enum Question: String, Codable, Sendable, Hashable, CaseIterable {
    case condition, presence, type, pattern
    case elements = "number of elements"
    /// What code that nobody has does.
    case code = "unknown code"
    /// What UIKit may do in either way.
    case framework
  }

  /// What becomes larger.
  package enum Growing: String, Codable, Sendable, Hashable, CaseIterable {
    /// Of a class, that are alive at a time.
    case instances
    /// Of an array, a set or a dictionary in a property.
    case elements
    /// That are still to be called.
    case closures
    /// In a property.
    case number
  }

  package var kind: Kind
  /// As the code writes it: the property or class that grows, the value that is unknown; of a step the limit that it met.
  package var what: String
  package var question: Question?
  package var growing: Growing?
  /// The function of the place, as traces name it.
  package var function: String?
  package var location: Location?
  /// Of what grows: the largest number on orderings of up to one, two, … eight eighths of the longest one's steps.
  package var sizes: [Int]?
  /// With which event something grows; which events are possible together most often.
  package var events: [String]?
  /// By how much a choice multiplies the states in a step; of an order: how many events are possible at a time.
  package var factor: Int?
  /// In how many steps of an ordering a choice does so, on average.
  package var steps: Int?

  package init(kind: Kind, what: String, function: String? = nil, location: Location? = nil) {
    self.kind = kind
    self.what = what
    self.function = function
    self.location = location
  }

  /// Whether somebody can point at it and do something about it.
  package var isSpecific: Bool { location != nil && kind != .order && kind != .reach && question != .framework }
}

/// What has ended an exploration before its end.
package enum StopCause: String, Codable, Sendable, Hashable, CaseIterable {
  case budget, states, depth, memory, time, interruption, walks, goals
  /// The search went on, but a step was not followed.
  case step
  /// The search came to its end, but code was left out.
  case reach
  /// The search came to its end, but what it found was not judged to the end.
  case judging
}
