/// What the user gave cannot be worked with: arguments, configuration or sources. The run ends with exit code 2.
package struct InputError: Error, Hashable, Sendable {
  /// One sentence that says what is wrong and what to do: lower case, without a period.
  package var message: String

  package init(_ message: String) { self.message = message }
}
