import RunReport

/// A line that GitHub Actions reads as an annotation: `::error file=…,line=…::message`.
struct WorkflowCommand {
  var weight: Weight
  var location: Location?
  var title: String
  var message: String

  var line: String {
    var properties: [String] = []
    if let location {
      properties += ["file=\(Self.property(location.path))", "line=\(location.line)", "col=\(location.column)"]
    }
    properties.append("title=\(Self.property(onOneLine(title)))")
    return "::\(name) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  private var name: String {
    switch weight {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Line breaks stay, as GitHub writes them.
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    let special = Set(special.unicodeScalars)
    var result = ""
    for scalar in printable(text).unicodeScalars {
      guard special.contains(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "%" + (digits.count == 1 ? "0" : "") + digits
    }
    return result
  }
}
