/// What a test that reproduces a finding asserts of its rule, and what it can only ask to look at.
package struct ReproducerChecks: Sendable {
  /// Assertions of the test's world; the raw value is the name of its method.
  package enum Assertion: String, Sendable {
    /// Nothing is on its way.
    case atRest = "assertAtRest"
    /// The screen on top can be seen.
    case topVisible = "assertTopVisible"
    /// … and touched.
    case touchable = "assertTouchable"
    /// `completeTransition(_:)` was called once.
    case completedOnce = "assertCompletedOnce"
    /// Its flag says what happened.
    case completionAgrees = "assertCompletionAgrees"
    /// Nothing that was added for the transition is still there.
    case noViewsLeft = "assertNoViewsLeft"
    /// Callbacks of appearance agree with what is shown.
    case appearanceAgrees = "assertAppearanceAgrees"
  }

  package let assertions: [Assertion]
  /// What a person has to look at; `nil` where the assertions say it.
  package let look: String?
  /// The run stops the process where the rule is broken.
  package let stops: Bool

  init(_ assertions: Assertion..., look: String? = nil, stops: Bool = false) {
    self.assertions = assertions
    self.look = look
    self.stops = stops
  }
}
