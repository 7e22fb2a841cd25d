import Verification

/// The files that a check reads, for whoever waits until they change.
struct WatchedFiles {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// Of what the next check would read. A configuration that cannot be read has no paths: its change is waited for.
  var stamps: SourceStamps {
    let settings = try? RunSettings(arguments, workingDirectory: tool.workingDirectory)
    let configuration = (try? Configuration.find(named: arguments.values.first(.config), from: tool.workingDirectory))
    let file = configuration.map { $0.folder + "/" + Configuration.fileName }
    let named = arguments.values.first(.config).map { PathNames.absolute($0, from: tool.workingDirectory) }
    return SourceStamps(
      of: settings?.options.paths ?? arguments.operands, excluding: settings?.options.exclude ?? [],
      and: [named ?? file].compactMap(\.self), workingDirectory: tool.workingDirectory)
  }
}
