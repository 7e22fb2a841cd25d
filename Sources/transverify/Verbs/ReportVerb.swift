import Foundation
import Verification

/// `transverify report merge FILE…`: the report of a run whose parts were explored on several machines.
struct ReportVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    guard arguments.operands.first == "merge" else { throw UsageError.unknownReportCommand(arguments.operands.first) }
    var files: [(name: String, text: String)] = []
    for name in arguments.operands.dropFirst() { files.append((name, try read(name))) }
    let shards = try ShardSet(files)
    let settings = try RunSettings(of: shards.options, arguments, workingDirectory: tool.workingDirectory)
    let report = try tool.showingProgress(settings) { progress throws(InputError) in
      try tool.engine.merge(settings.options, shards, progress, { Interruption.isRequested })
    }
    return tool.finish(report, settings)
  }

  private func read(_ name: String) throws(InputError) -> String {
    let path = name.hasPrefix("/") ? name : tool.workingDirectory + "/" + name
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError("'\(name)' cannot be read")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
