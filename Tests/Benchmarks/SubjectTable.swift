import Foundation
import Verification

/// The measurements of the subjects as an aligned table with a total.
enum SubjectTable {
  private static let header = ["subject", "states", "transitions", "seconds", "states/s", "bytes/state"]

  /// One line per subject, in the order given, then the sum and the medians; subjects that hit a bound say so at the end of the line.
  static func text(_ subjects: [SubjectBenchmark.Measurement]) -> String {
    var rows = [header]
    var total = (states: 0, transitions: 0, bytes: 0, seconds: 0.0)
    for subject in subjects {
      let seconds = Timing(seconds: subject.nanoseconds.map { Double($0) / 1e9 }).median
      let file = subject.location.path.split(separator: "/").last ?? ""
      rows.append(
        row(
          "\(subject.name), \(file):\(subject.location.line)", subject.states, subject.transitions, subject.bytes,
          seconds))
      total.states += subject.states
      total.transitions += subject.transitions
      total.bytes += subject.bytes
      total.seconds += seconds
    }
    rows.append(row("total of \(subjects.count)", total.states, total.transitions, total.bytes, total.seconds))
    rows.append(median(subjects))
    let notes = [""] + subjects.map { $0.bound.map { "  (\($0))" } ?? "" } + ["", ""]
    return zip(aligned(rows), notes).map { $0 + $1 }.joined(separator: "\n")
  }

  /// The medians of the speeds and of the memory, each by itself.
  private static func median(_ subjects: [SubjectBenchmark.Measurement]) -> [String] {
    let subjects = subjects.filter { $0.states > 0 && ($0.nanoseconds.min() ?? 0) > 0 }
    if subjects.isEmpty { return ["median", "", "", "", "", ""] }
    let speeds = subjects.map { Double($0.states) * 1e9 / Timing(seconds: $0.nanoseconds.map { Double($0) }).median }
    let bytes = subjects.map { Double($0.bytes / $0.states) }
    return ["median", "", "", ""] + [speeds, bytes].map { String(Int(Timing(seconds: $0).median)) }
  }

  private static func row(_ name: String, _ states: Int, _ transitions: Int, _ bytes: Int, _ seconds: Double)
    -> [String]
  {
    let rate = seconds > 0 ? String(Int((Double(states) / seconds).rounded())) : "-"
    return [
      name, String(states), String(transitions), String(format: "%.4f", seconds), rate, String(bytes / max(states, 1)),
    ]
  }

  /// The first column to the left, numbers to the right.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }
  }
}
