/// The `only` lines of a script that share a condition: together they say what all logs look like.
struct OnlyLines {
  let lines: [Directive]
  /// The events that the `only` lines of the script name, under whatever condition.
  let named: Set<String>

  func failures(in logs: Logs) -> [String] {
    let expected = Set(lines.map(\.events))
    let found = Set(logs.map { log in log.filter(named.contains) })
    let unexpected = found.subtracting(expected).sorted(by: Directive.precedes).map { log in
      "line \(lines[0].line): no `only` line allows: \(log.isEmpty ? "nothing" : log.joined(separator: " < "))"
    }
    let missing = lines.filter { !found.contains($0.events) }.map { line in
      "line \(line.line): no run looks like this: \(line.events.joined(separator: " < "))"
    }
    return unexpected + missing
  }
}
