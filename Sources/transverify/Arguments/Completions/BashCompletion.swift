/// Completions for bash 3.2, which macOS has, and later.
struct BashCompletion {
  let table: CommandTable

  var script: String {
    let verbs = table.verbs.map(\.verb.rawValue).joined(separator: " ")
    let function = "_\(table.name)"
    return """
      # Completions of \(table.name) for bash: source <(\(table.name) completions bash)
      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= words= options= i
        # '--option=value' is three words.
        if [ "$current" = = ]; then current=; elif [ "$previous" = = ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in -*) ;; *) command=${COMP_WORDS[i]}; break ;; esac
        done
        case $command in
          '') words='\(verbs) --help --version' ;;
      \(table.verbs.map(verb).joined(separator: "\n"))
        esac
        case $current in -*) [ -z "$command" ] || words=$options ;; esac
        if [ "$words" = '<files>' ]; then
          COMPREPLY=()
          while IFS= read -r i; do COMPREPLY+=("$i"); done < <(compgen -f -- "$current")
          compopt -o filenames 2> /dev/null
        else
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        fi
      }
      complete -F \(function) \(table.name)

      """
  }

  private func verb(_ verb: VerbDescription) -> String {
    let names = (verb.options.map(\.name) + ["help"]).map { "--" + $0 }.joined(separator: " ")
    var lines = [
      "    \(verb.verb.rawValue))",
      "      options='\(names)' words='\(words(verb.operand.map { Candidates($0.kind) } ?? .none))'",
    ]
    let valued = verb.options.compactMap { option in option.value.map { (option.name, Candidates($0.kind)) } }
    if !valued.isEmpty {
      lines.append("      case $previous in")
      for (name, candidates) in valued {
        lines.append("        --\(name)) words='\(words(candidates))' ;;")
      }
      lines.append("      esac")
    }
    return (lines + ["      ;;"]).joined(separator: "\n")
  }

  private func words(_ candidates: Candidates) -> String {
    switch candidates {
    case .files: "<files>"
    case .none: ""
    case .words(let words): words.joined(separator: " ")
    }
  }
}
