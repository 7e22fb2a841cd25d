import UIKit

/// One callback, as a log shows it: who got it, and which.
struct LogEntry {
  let who: String
  let what: String
}

/// Keeps what has been recorded, in order.
class Recorder {
  var log: [LogEntry] = []

  func record(_ who: String, _ what: String) {
    log.append(LogEntry(who: who, what: what))
  }
}

/// The recorder of the world; another one may take its place.
var recorder = Recorder()

/// Adds a line to the log.
func record(_ who: String, _ what: String) { recorder.record(who, what) }
