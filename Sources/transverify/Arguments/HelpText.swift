import Verification

/// The help of the program or of one of its verbs, from the table.
struct HelpText {
  let table: CommandTable

  /// - Parameter name: a verb; `nil` for the overview.
  func text(for name: String?) throws(InputError) -> String {
    guard let name else { return overview }
    guard let verb = Verb(rawValue: name), let description = table.verb(verb) else {
      throw UsageError.unknownVerb(name)
    }
    return text(of: description)
  }

  private var overview: String {
    var blocks = [table.abstract, section("Commands", table.verbs.map { (usage(of: $0), $0.abstract) })]
    blocks += table.remarks.map { ([$0.title + ":"] + $0.lines.map { "  " + $0 }).joined(separator: "\n") }
    blocks.append("'\(table.name) help COMMAND' describes a command and its options.")
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func text(of verb: VerbDescription) -> String {
    let options = verb.options.isEmpty ? "" : " [options]"
    var blocks = ["\(table.name) \(usage(of: verb))\(options)", verb.abstract]
    if !verb.discussion.isEmpty { blocks.append(wrapped(verb.discussion, indent: 0)) }
    if let operand = verb.operand { blocks.append(section("Arguments", [(operand.usage, operand.abstract)])) }
    if !verb.options.isEmpty { blocks.append(section("Options", verb.options.map { ($0.usage, $0.abstract) })) }
    let keys = verb.options.compactMap(\.key)
    if !keys.isEmpty {
      let list = (["paths"] + keys).joined(separator: ", ")
      blocks.append(wrapped("Keys of '.transverify.json' (JSON with comments): \(list).", indent: 0))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func usage(of verb: VerbDescription) -> String {
    [verb.verb.rawValue, verb.operand?.usage].compactMap(\.self).joined(separator: " ")
  }

  private func section(_ title: String, _ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + wrapped(text, indent: width + 4)
    }
    return ([title + ":"] + lines).joined(separator: "\n")
  }

  /// Breaks at spaces before column 100; lines after the first are indented.
  private func wrapped(_ text: String, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent + last.count + 1 + word.count > 100 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}

extension OperandDescription {
  /// `[paths…]`, `RULE`, `[COMMAND]`
  var usage: String {
    switch count {
    case .any: "[\(placeholder)…]"
    case .one: placeholder.uppercased()
    case .optional: "[\(placeholder.uppercased())]"
    }
  }
}
