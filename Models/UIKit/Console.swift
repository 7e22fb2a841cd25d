// What UIKit says instead of doing what it was asked for: in an app a line on the console, or the text of an exception.

enum ConsoleMessage {
  /// PG-01
  static let isWaiting = "is waiting for a delayed presentation"
  /// PG-02: an exception.
  static let isInvalid = "invalid argument"
  /// PG-04
  static let isPresenting = "while a presentation is in progress"
  /// PG-05
  static let hasNoWindow = "whose view is not in the window hierarchy"
  /// PG-06
  static let alreadyPresents = "which is already presenting"
  /// PG-07
  static let isDetached = "presenting from a detached controller"
  /// DG-05
  static let isDismissing = "while a presentation or dismiss is in progress"
}

/// Whoever watches the scenario reads it; nothing in the machine depends on it.
func console(_ message: String) { scenario?.consoleDidPrint(message) }

/// Whether anybody reads the console: only then it matters which of several messages comes.
var consoleIsRead: Bool { listens(scenario, "consoleDidPrint(_:)") }
