import Verification

/// `transverify export`: models of values alone in the language of another checker.
struct ExportVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// Writes a file for each model into a folder, or lists the models.
  func perform() throws(InputError) -> ExitCode {
    let settings = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    let models = try tool.engine.export(settings.options)
    if models.isEmpty {
      return tool.show("no model was found: nothing in these sources conforms to 'TransitionSystem'\n")
    }
    guard let folder = arguments.values.first(.exportOutput) else {
      return tool.show(models.map { $0.name + ($0.text == nil ? ": " + $0.reason : "") + "\n" }.joined())
    }
    return write(models, to: folder)
  }

  private func write(_ models: [ModelExport], to folder: String) -> ExitCode {
    let base = folder.hasPrefix("/") ? folder : tool.workingDirectory + "/" + folder
    var exit = ExitCode.success
    for model in models {
      guard let text = model.text else {
        tool.console.complain("'\(model.name)' cannot be written as Promela: \(model.reason)")
        exit = .usage
        continue
      }
      do throws(OutputError) {
        let name = model.name + ".pml"
        try OutputFile.write(text, to: base + "/" + name, named: folder + "/" + name)
      } catch {
        tool.console.complain(error.message)
        return .usage
      }
    }
    return exit
  }
}
