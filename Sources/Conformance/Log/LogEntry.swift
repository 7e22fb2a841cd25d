/// A recorded log: what could be read of it, and how much could not.
package struct RecordedLog: Sendable {
  package var entries: [LogEntry] = []
  /// Lines that are not empty.
  package var lines = 0
  /// Lines without a known callback, by number, from 1.
  package var ignored: [Int] = []
  /// Lines that say that they come from another thread than the main one.
  package var offMain: [Int] = []
  /// What the recorder says that it records, nil when it does not say.
  package var declared: Set<String>?

  package init() {}
}

/// One line of a log that records a callback.
package struct LogEntry: Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// As it stands in the log, without what surrounds it.
  package var text: String
  /// The class or name of the object, with its address when the log gives one; nil when it does not say.
  package var object: String?
  package var callback: Callback
  /// `animated`, `completed`, …; nil when the log does not say.
  package var flag: Bool?

  package init(line: Int, text: String, object: String?, callback: Callback, flag: Bool?) {
    self.line = line
    self.text = text
    self.object = object
    self.callback = callback
    self.flag = flag
  }

  /// `SecondVC.viewWillAppear`
  var title: String { object.map { "\($0).\(callback.name)" } ?? callback.name }
}
