import Identifiers

/// Tests name rules as reports do: a text that is no rule ends the test.
extension RuleID: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(rawValue: text)! }
}
