import RunReport

/// Colours of the terminal. Nothing is said by colour alone, so switching it off loses nothing.
struct TerminalStyle {
  let isOn: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }
  func added(_ text: String) -> String { wrapped(text, "32") }
  func removed(_ text: String) -> String { wrapped(text, "31") }
  func modified(_ text: String) -> String { wrapped(text, "33") }
  func accent(_ text: String) -> String { wrapped(text, "36") }

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    case .note: wrapped(text, "1;36")
    }
  }

  func verdict(_ verdict: Verdict, _ text: String) -> String {
    switch verdict {
    case .holds: wrapped(text, "32")
    case .violated: wrapped(text, "1;31")
    case .vacuous, .incomplete, .unsupported: wrapped(text, "33")
    }
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
