/// Completions for zsh, with the abstracts of commands and options beside them.
struct ZshCompletion {
  let table: CommandTable

  var script: String {
    let verbs = table.verbs.map { "    \(quoted("\($0.verb.rawValue):\(escaped($0.abstract, ":"))"))" }
    return """
      #compdef \(table.name)
      # Completions of \(table.name) for zsh: a file '_\(table.name)' in a folder of $fpath, or 'source' it.
      _\(table.name)() {
        local curcontext=$curcontext state line
        local -a commands
        commands=(
      \(verbs.joined(separator: "\n"))
        )
        _arguments -C '(- *)--help[Prints the overview.]' '(- *)--version[Prints the version.]' \\
          '1:command:->command' '*::argument:->argument'
        case $state in
          command) _describe -t commands command commands ;;
          argument)
            case $line[1] in
      \(table.verbs.map(verb).joined(separator: "\n"))
            esac ;;
        esac
      }
      if [ "$funcstack[1]" = _\(table.name) ]; then _\(table.name) "$@"; else compdef _\(table.name) \(table.name); fi

      """
  }

  private func verb(_ verb: VerbDescription) -> String {
    var specifications = verb.options.map(specification)
    specifications.append(quoted("(- *)--help[Prints this help.]"))
    if let operand = verb.operand {
      let place =
        switch operand.count {
        case .one: "1:"
        case .optional: "1::"
        case .any: "*:"
        }
      specifications.append(quoted(place + escaped(operand.placeholder, ":") + ":" + action(operand.kind)))
    }
    let arguments = specifications.joined(separator: " \\\n            ")
    return "        \(verb.verb.rawValue))\n          _arguments \\\n            \(arguments) ;;"
  }

  private func specification(_ option: OptionDescription) -> String {
    let star = option.isRepeatable ? "*" : ""
    let abstract = "[\(escaped(option.abstract, "[]:"))]"
    guard let value = option.value else { return quoted("\(star)--\(option.name)\(abstract)") }
    return quoted(
      "\(star)--\(option.name)=\(abstract):\(escaped(value.placeholder, "[]:")):\(action(value.kind))")
  }

  private func action(_ kind: ValueDescription.Kind) -> String {
    switch Candidates(kind) {
    case .files: "_files"
    case .none: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { result, character in
      if special.contains(character) || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
