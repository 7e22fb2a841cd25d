import Reporters
import RunReport
import Verification

/// `replay --xctest`: findings as tests that drive UIKit through the same orderings.
struct ReproducerAction {
  let tool: CommandLineTool
  let arguments: ParsedArguments
  let source: ReplaySource

  /// - Parameter named: the finding that is meant; `nil` for the first.
  func perform(_ named: String?) throws(InputError) -> ExitCode {
    let findings = source.report.findings
    let output = arguments.values.first(.xctestOutput)
    if arguments.values.contains(.allFindings) {
      if let named { throw InputError("'--all' and the finding '\(named)' cannot be combined") }
      guard let output else { throw InputError("'--all' needs '--output FOLDER'") }
      return write(all: findings, to: output)
    }
    if findings.isEmpty, named == nil { throw InputError("nothing was found: there is no ordering to write as a test") }
    let position =
      try named.map { name throws(InputError) in
        try FindingChoice.position(of: name, among: findings)
      } ?? 0
    let test = try self.test(position)
    guard let output else { return tool.show(test.text + "\n" + ReproducerWorld.text) }
    let folders = output.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
    return write([(output, test.text), (folder + ReproducerWorld.fileName, ReproducerWorld.text)])
  }

  private func test(_ position: Int) throws(InputError) -> ReproducerTest {
    let finding = source.report.findings[position]
    return ReproducerTest(finding, number: position + 1, setUp: try source.setUp(of: finding))
  }

  /// Findings without UIKit are left out, and said.
  private func write(all findings: [Finding], to folder: String) -> ExitCode {
    var files: [(name: String, text: String)] = []
    for position in findings.indices {
      do throws(InputError) {
        let test = try test(position)
        files.append((folder + "/" + test.fileName, test.text))
      } catch {
        tool.console.writeStatus("f\(position + 1) is left out: \(error.message)\n")
      }
    }
    files.append((folder + "/" + ReproducerWorld.fileName, ReproducerWorld.text))
    return write(files)
  }

  private func write(_ files: [(name: String, text: String)]) -> ExitCode {
    do throws(OutputError) {
      for file in files {
        let path = file.name.hasPrefix("/") ? file.name : tool.workingDirectory + "/" + file.name
        try OutputFile.write(file.text, to: path, named: file.name)
      }
      return .success
    } catch {
      tool.console.complain(error.message)
      return .usage
    }
  }
}
