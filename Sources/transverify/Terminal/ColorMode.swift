/// `--color`: when the text report is coloured.
enum ColorMode: String, Sendable {
  case auto, always, never

  /// `auto` colours on a terminal that can, unless `NO_COLOR` is set (no-color.org).
  func isOn(_ console: Console, _ environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: console.outputIsTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
