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
  /// DG-05: an assertion that iOS 13 may add.
  static let isTransitioning = "dismissing the presentation controller while transitioning already"
  /// NAV-05
  static let nestedPush = "nested push animation can result in corrupted navigation bar"
  static let nestedPop = "nested pop animation can result in corrupted navigation bar"
  static let unexpectedState = "finishing up a navigation transition in an unexpected state"
  /// APP-05
  static let isUnbalanced = "unbalanced calls to begin/end appearance transitions"
}

/// Whoever watches the scenario reads it; nothing in the machine depends on it.
func console(_ message: String) { scenario?.consoleDidPrint(message) }

/// What UIKit prints now and then.
func mayPrint(_ message: String) {
  if consoleIsRead && mayHappen("UIKit prints a further warning") { console(message) }
}

/// Whether anybody reads the console: only then it matters which of several messages comes.
var consoleIsRead: Bool { listens(scenario, "consoleDidPrint(_:)") }
