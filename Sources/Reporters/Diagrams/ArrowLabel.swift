import RunReport

/// What stands on an arrow: its events, wrapped, each with a bullet if there are several; the rules are its tooltip.
struct ArrowLabel {
  static let lineHeight = 15.0
  /// In characters.
  private static let lineLength = 24

  let lines: [String]
  let tooltip: String

  init(_ arrow: StateDiagram.Arrow) {
    let bullet = arrow.events.count > 1 ? "• " : ""
    lines = arrow.events.flatMap { Self.wrapped($0, bullet: bullet) }
    tooltip = arrow.rules.isEmpty ? "no rule is cited here" : arrow.rules.joined(separator: ", ")
  }

  var size: LayeredGraph.Size {
    let longest = lines.map(\.count).max() ?? 0
    return LayeredGraph.Size(width: Double(longest) * 6.6 + 14, height: Double(lines.count) * Self.lineHeight + 7)
  }

  private static func wrapped(_ text: String, bullet: String) -> [String] {
    var lines: [String] = []
    var line = bullet
    for word in text.split(separator: " ") {
      if line.count + word.count > lineLength, line.count > bullet.count {
        lines.append(line)
        line = bullet.isEmpty ? "" : "  "
      }
      line += (line.isEmpty || line.hasSuffix(" ") ? "" : " ") + word
    }
    return lines + [line]
  }
}
