import Foundation

/// Standard output for results and standard error for everything else.
struct Console: Sendable {
  /// Prints a result, all of it or an error.
  private let output: @Sendable (String) -> OutputError?
  /// Prints to standard error as it is; nobody can be told when that fails.
  let writeStatus: @Sendable (String) -> Void
  let outputIsTerminal: Bool
  let errorIsTerminal: Bool
  /// The next line of standard input without its end; `nil` at the end.
  let readLine: @Sendable () -> String?
  let inputIsTerminal: Bool

  init(
    output: @escaping @Sendable (String) -> OutputError?, writeStatus: @escaping @Sendable (String) -> Void,
    outputIsTerminal: Bool, errorIsTerminal: Bool, readLine: @escaping @Sendable () -> String? = { nil },
    inputIsTerminal: Bool = false
  ) {
    self.readLine = readLine
    self.inputIsTerminal = inputIsTerminal
    self.output = output
    self.writeStatus = writeStatus
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
  }

  static var system: Console {
    Console(
      output: { text in
        guard let number = OutputFile.write(text, descriptor: STDOUT_FILENO) else { return nil }
        let reason = number == EPIPE ? "its reader went away" : OutputFile.text(of: number)
        return OutputError(message: "standard output cannot be written: \(reason)")
      },
      writeStatus: { _ = OutputFile.write($0, descriptor: STDERR_FILENO) },
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
      readLine: { Swift.readLine() }, inputIsTerminal: isatty(STDIN_FILENO) == 1)
  }

  func write(_ text: String) throws(OutputError) {
    if let error = output(text) { throw error }
  }

  /// One line on standard error that begins with the program's name.
  func complain(_ message: String) { writeStatus("transverify: error: \(message)\n") }

  /// What is probably not meant, and no error.
  func warn(_ message: String) { writeStatus("transverify: warning: \(message)\n") }

  /// What is worth knowing, and no error.
  func remark(_ message: String) { writeStatus("transverify: note: \(message)\n") }

  /// Progress is for people: not in files, not on build servers.
  func showsProgress(_ environment: [String: String]) -> Bool {
    errorIsTerminal && (environment["CI"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
