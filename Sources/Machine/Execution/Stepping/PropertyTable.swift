import Diagnostics
import Identifiers
import Synchronization

/// One root cause: a rule, a failed clause and a blamed place.
package struct ViolatedProperty: Hashable, Sendable {
  package enum Kind: Sendable {
    /// A `check` of the formal machine failed.
    case rule
    /// The code under test crashed.
    case trap
    /// The formal machine itself crashed or broke its contract: a defect of the tool, not of the code under test.
    case internalError
    /// No violation: something that code under test relies on was taken as present (`MachineLimits.presumesValues`).
    case presumption
  }

  package var kind: Kind
  /// The broken rule; `nil` for internal errors, and where a `check` names none of the catalogue.
  package var rule: RuleID?
  /// Which of the rule's checks failed; `nil` where it has one, and for crashes.
  package var check: CheckID?
  /// What a crash says beside its sentence.
  package var fact: FailureFact?
  /// What went wrong, lower case, without a period.
  package var message: String
  /// The blamed place, nil when no code under test has run.
  package var site: Site?

  package init(
    kind: Kind, rule: RuleID?, check: CheckID? = nil, fact: FailureFact? = nil, message: String, site: Site?
  ) {
    self.kind = kind
    self.rule = rule
    self.check = check
    self.fact = fact
    self.message = message
    self.site = site
  }
}

/// Numbers properties in order of discovery. May be shared by several machines; the numbers are the same from run to
/// run only when one thread uses the table.
package final class PropertyTable: Sendable {
  private struct Contents {
    var properties: [ViolatedProperty] = []
    var numbers: [ViolatedProperty: UInt32] = [:]
  }

  private let contents = Mutex(Contents())

  package init() {}

  /// The number of a property, the same for equal properties.
  package func number(of property: ViolatedProperty) -> UInt32 {
    contents.withLock { contents in
      if let number = contents.numbers[property] { return number }
      let number = UInt32(contents.properties.count)
      contents.properties.append(property)
      contents.numbers[property] = number
      return number
    }
  }

  /// The property with a number that `number(of:)` has given.
  package subscript(number: UInt32) -> ViolatedProperty {
    contents.withLock { $0.properties[Int(number)] }
  }

  /// Whether all of these have been found.
  package func contains(_ wanted: Set<ViolatedProperty>) -> Bool {
    contents.withLock { contents in wanted.allSatisfy { contents.numbers[$0] != nil } }
  }

  /// All properties found so far, by number.
  package var properties: [ViolatedProperty] { contents.withLock { $0.properties } }
}
