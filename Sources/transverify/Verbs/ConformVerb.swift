import Conformance
import Foundation
import Verification

/// `transverify conform LOG`: a recorded log against the machine.
struct ConformVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    let path = arguments.operands.first ?? "-"
    let log = LogReader.read(try text(of: path))
    if log.entries.isEmpty { throw InputError("'\(path)' holds no line with a known callback") }
    let question = Question(
      log, callbacks: try callbacks(), controllers: names(.controller), isCut: arguments.values.contains(.cut))
    if question.entries.isEmpty { throw InputError("the options leave nothing of '\(path)'") }
    let library = try Library(iOSVersion: arguments.values.first(.ios).flatMap(Double.init))
    let verdict = Examiner(library).examine(log, question)
    let code = tool.show(VerdictText.render(verdict, path: path))
    if code != .success { return code }
    if verdict.conforms { return .success }
    return verdict.isIncomplete && !verdict.isProducible && verdict.breaches.isEmpty ? .incomplete : .violations
  }

  private func text(of path: String) throws(InputError) -> String {
    if path == "-" {
      return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    }
    switch SourceReader.read(PathNames.absolute(path, from: tool.workingDirectory), display: path) {
    case .success(let file): return file.text
    case .failure(let trouble): throw InputError(trouble.message)
    }
  }

  private func names(_ option: OptionDescription) -> Set<String>? {
    let names = arguments.values.all(option)
    return names.isEmpty ? nil : Set(names)
  }

  private func callbacks() throws(InputError) -> Set<String>? {
    guard let names = names(.callback) else { return nil }
    var callbacks: Set<String> = []
    for name in names.sorted() {
      guard let callback = Callback.named(name) else { throw InputError("no log records a callback '\(name)'") }
      callbacks.insert(callback.name)
    }
    return callbacks
  }
}
