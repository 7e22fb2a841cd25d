import Foundation

/// Reads a log: JSON lines or plain console output, line by line, mixed as they come.
package struct LogReader {
  package static func read(_ text: String) -> RecordedLog {
    var log = RecordedLog()
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    // Where every line is a comment of code, the comments are the log.
    let isCommentedOut = lines.allSatisfy { line in
      let content = line.trimmingCharacters(in: .whitespaces)
      return content.isEmpty || content.hasPrefix("#") || content.hasPrefix("//")
    }
    for (index, line) in lines.enumerated() {
      let content = line.trimmingCharacters(in: .whitespaces)
      // Comments, for logs that are kept as files.
      if content.isEmpty || content.hasPrefix("#") { continue }
      if content.hasPrefix("//") && !isCommentedOut { continue }
      log.lines += 1
      let number = index + 1
      if let brace = content.firstIndex(of: "{"), let record = JSONRecord(String(content[brace...])) {
        read(record, number, into: &log)
      } else if let entry = ConsoleMessage.entry(in: content, line: number)
        ?? ConsoleLine.entry(in: content, line: number)
      {
        log.entries.append(entry)
      } else {
        log.ignored.append(number)
      }
    }
    return log
  }

  private static func read(_ record: JSONRecord, _ line: Int, into log: inout RecordedLog) {
    if let names = record.records {
      log.declared = (log.declared ?? []).union(names.compactMap { Callback.named($0)?.name })
      return
    }
    guard let entry = record.entry(line: line) else { return log.ignored.append(line) }
    if let thread = record.thread, thread != "main" { log.offMain.append(line) }
    log.entries.append(entry)
  }
}
