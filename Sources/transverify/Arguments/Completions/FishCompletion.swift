/// Completions for fish.
struct FishCompletion {
  let table: CommandTable

  var script: String {
    var lines = [
      "# Completions of \(table.name) for fish: a file '\(table.name).fish' in ~/.config/fish/completions.",
      "complete -c \(table.name) -f",
      "complete -c \(table.name) -n __fish_use_subcommand -l help -d 'Prints the overview.'",
      "complete -c \(table.name) -n __fish_use_subcommand -l version -d 'Prints the version.'",
    ]
    for verb in table.verbs {
      let name = verb.verb.rawValue
      lines.append("complete -c \(table.name) -n __fish_use_subcommand -a \(name) -d \(quoted(verb.abstract))")
      let command = "complete -c \(table.name) -n '__fish_seen_subcommand_from \(name)'"
      lines += verb.options.map { command + " " + option($0) }
      lines.append(command + " -l help -d 'Prints this help.'")
      if let operand = verb.operand, let what = arguments(operand.kind) { lines.append(command + what) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func option(_ option: OptionDescription) -> String {
    let value = option.value.map { Candidates($0.kind) }
    let words =
      switch value {
      case nil: ""
      case .files: " -r -F"
      case .some(.none): " -x"
      case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
      }
    return "-l \(option.name)\(words) -d \(quoted(option.abstract))"
  }

  private func arguments(_ kind: ValueDescription.Kind) -> String? {
    switch Candidates(kind) {
    case .files: " -F"
    case .none: nil
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
  }
}
