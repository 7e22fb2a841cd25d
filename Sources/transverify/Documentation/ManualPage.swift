/// The manual page in the language of `man`, from the table.
struct ManualPage {
  let table: CommandTable
  let version: String

  var text: String {
    var lines = [
      ".\\\" Made by '\(table.name) manual'.", ".TH \(table.name.uppercased()) 1 - \"\(table.name) \(version)\"",
      ".SH NAME", "\(table.name) \\- \(escaped(table.abstract))", ".SH SYNOPSIS",
    ]
    lines += table.verbs.map { ".B \(escaped(table.name)) \(escaped(synopsis($0)))" }.flatMap { [$0, ".br"] }.dropLast()
    lines.append(".SH COMMANDS")
    for verb in table.verbs { lines += section(verb) }
    for remark in table.remarks {
      lines += [".SH \(escaped(remark.title.uppercased()))", ".nf"] + remark.lines.map(escaped) + [".fi"]
    }
    lines += files + environment
    return lines.map { $0 + "\n" }.joined()
  }

  private func section(_ verb: VerbDescription) -> [String] {
    var lines = [".SS \(escaped(synopsis(verb)))", escaped(verb.abstract)]
    if !verb.discussion.isEmpty { lines += [".PP", escaped(verb.discussion)] }
    if let operand = verb.operand { lines += [".TP", ".I \(escaped(operand.placeholder))", escaped(operand.abstract)] }
    for option in verb.options {
      let value = option.value.map { " \\fI\(escaped($0.placeholder))\\fR" } ?? ""
      lines += [".TP", "\\fB\\-\\-\(escaped(option.name))\\fR\(value)", escaped(option.abstract)]
    }
    return lines
  }

  private var files: [String] {
    let keys = table.verbs.first { $0.verb == .run }?.options.compactMap(\.key) ?? []
    return [
      ".SH FILES", ".TP", ".I \(Configuration.fileName)",
      "What need not be said again, searched from the working directory upwards (JSON with comments). Keys: "
        + escaped((["paths"] + keys).joined(separator: ", ")) + ".",
    ]
  }

  private var environment: [String] {
    [".SH ENVIRONMENT"]
      + [
        ("TRANSVERIFY_MODELS", "The folder of the models, where the program was moved away from its package."),
        ("TRANSVERIFY_CACHE", "The folder that keeps what was read of the models; empty: none."),
        ("NO_COLOR", "No colours unless '--color always' is given."),
        ("CI", "No progress is shown."),
      ].flatMap { name, meaning in [".TP", ".B \(name)", escaped(meaning)] }
  }

  private func synopsis(_ verb: VerbDescription) -> String {
    [verb.verb.rawValue, verb.operand?.usage, verb.options.isEmpty ? nil : "[options]"].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Text that `man` shows as it is: no requests at the beginning of lines, dashes as dashes.
  private func escaped(_ text: String) -> String {
    let body = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return body.hasPrefix(".") || body.hasPrefix("'") ? "\\&" + body : body
  }
}
