/// What the exploration of a subject has touched.
package struct SubjectCoverage: Codable, Sendable, Hashable {
  /// Every event that was offered somewhere, in the order of discovery.
  package var events: [EventCount]
  /// New states per depth of the breadth first search, from the initial ones on.
  package var statesPerDepth: [Int]
  /// Branches of functions of the subject's code that ran, to which no ordering has come; by place.
  package var unreachedBranches: [Branch]

  package struct EventCount: Codable, Sendable, Hashable {
    package var event: String
    package var actor: String
    /// In how many transitions it happens; 0: it never did.
    package var transitions: Int

    package init(event: String, actor: String, transitions: Int) {
      self.event = event
      self.actor = actor
      self.transitions = transitions
    }
  }

  package struct Branch: Codable, Sendable, Hashable {
    /// "else of if", "case .changed", "else of guard", "default", "catch", "body of for".
    package var kind: String
    package var location: Location

    package init(kind: String, location: Location) {
      self.kind = kind
      self.location = location
    }
  }

  package init(events: [EventCount], statesPerDepth: [Int], unreachedBranches: [Branch]) {
    self.events = events
    self.statesPerDepth = statesPerDepth
    self.unreachedBranches = unreachedBranches
  }
}
