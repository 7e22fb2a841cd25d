import Diagnostics
import Identifiers
import Verification

/// The shells for which there are completions. Each script derives from the table, like the help.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  static func script(for name: String, table: CommandTable) throws(InputError) -> String {
    guard let shell = Shell(rawValue: name) else {
      throw UsageError.unknownName(name, in: Verb.completions.rawValue, among: allCases.map(\.rawValue))
    }
    switch shell {
    case .bash: return BashCompletion(table: table).script
    case .zsh: return ZshCompletion(table: table).script
    case .fish: return FishCompletion(table: table).script
    }
  }
}

/// What a shell offers for a value.
enum Candidates: Hashable, Sendable {
  case files
  /// Nothing is known: a number, a name.
  case none
  case words([String])

  init(_ kind: ValueDescription.Kind) {
    self =
      switch kind {
      case .path: .files
      case .text, .count, .number, .port, .seconds, .version, .shard: .none
      case .rule: .words(RuleID.allCases.map(\.rawValue))
      case .reporter: .words(ReporterChoice.Format.allCases.map(\.rawValue))
      case .choice(let words), .list(let words): .words(words)
      }
  }
}
