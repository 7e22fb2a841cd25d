import RunReport

/// What the clauses of crashes say.
extension ClauseReader {
  /// The message quotes what is nil: the clause says what code takes for granted.
  var unwrapped: Clause? {
    if let cast = message.wholeMatch(of: /a value of type '(.+)' is cast with 'as!' to '(.+)'/) {
      return (
        "what is cast with 'as!' is of that type",
        [value("the value is of type", String(cast.1)), value("cast to", String(cast.2))]
      )
    }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].isEmpty, parts[2].contains("that is nil") else { return nil }
    return ("what is unwrapped with '!' is not nil", [value(String(parts[1]), "nil"), phase])
  }
}
