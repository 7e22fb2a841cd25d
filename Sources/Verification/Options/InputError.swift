package struct InputError: Error, Sendable {
  package var message: String
  package init(_ message: String) { self.message = message }
}
