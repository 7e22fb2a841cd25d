import Verification

/// `transverify export`: models of values alone in the languages of other checkers.
struct ExportVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// Writes files for each model into a folder, or lists the models.
  func perform() throws(InputError) -> ExitCode {
    let settings = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    let wanted = arguments.values.all(.exportFormat).compactMap(ModelExport.Format.init)
    let models = try tool.engine.export(settings.options).filter { wanted.isEmpty || wanted.contains($0.format) }
    if models.isEmpty {
      return tool.show("no model was found: nothing in these sources conforms to 'TransitionSystem'\n")
    }
    guard let folder = arguments.values.first(.exportOutput) else { return tool.show(listing(models)) }
    return write(models, to: folder)
  }

  /// A line for each model, with what it cannot be written as.
  private func listing(_ models: [ModelExport]) -> String {
    var names: [String] = []
    var reasons: [String: [String]] = [:]
    for model in models {
      if reasons[model.name] == nil { names.append(model.name) }
      reasons[model.name, default: []] += model.files.isEmpty ? ["\(model.format.title): \(model.reason)"] : []
    }
    return names.map { name in
      let missing = (reasons[name] ?? []).joined(separator: "; ")
      return name + (missing.isEmpty ? "" : " (not as " + missing + ")") + "\n"
    }.joined()
  }

  private func write(_ models: [ModelExport], to folder: String) -> ExitCode {
    let base = folder.hasPrefix("/") ? folder : tool.workingDirectory + "/" + folder
    var exit = ExitCode.success
    for model in models {
      if model.files.isEmpty {
        tool.console.complain("'\(model.name)' cannot be written as \(model.format.title): \(model.reason)")
        exit = .usage
      }
      do throws(OutputError) {
        for file in model.files {
          try OutputFile.write(file.text, to: base + "/" + file.name, named: folder + "/" + file.name)
        }
      } catch {
        tool.console.complain(error.message)
        return .usage
      }
    }
    return exit
  }
}
