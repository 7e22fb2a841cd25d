import Verification

/// `transverify export`: models of values alone in the languages of other checkers, and the explored states of subjects
/// as graphs.
struct ExportVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// Writes files into a folder; without one it prints a single graph, or lists what there is.
  func perform() throws(InputError) -> ExitCode {
    let settings = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    let formats = arguments.values.all(.exportFormat)
    let graphFormats = GraphFormat.allCases.filter { formats.contains($0.rawValue) }
    let languages = ModelExport.Format.allCases.filter { formats.isEmpty || formats.contains($0.rawValue) }
    let models = languages.isEmpty ? [] : try tool.engine.export(settings.options)
    let graphs = graphFormats.isEmpty ? [] : try tool.engine.graphs(settings.options)
    let wanted = models.filter { languages.contains($0.format) }
    if wanted.isEmpty, graphs.isEmpty { return tool.show(graphFormats.isEmpty ? Self.noModel : Self.noSubject) }
    guard let folder = arguments.values.first(.exportOutput) else {
      if wanted.isEmpty, graphs.count == 1, graphFormats.count == 1 { return show(graphs[0], graphFormats[0]) }
      return tool.show(Self.listing(wanted) + graphs.map(Self.line).joined())
    }
    var files: [(name: String, text: String)] = []
    var complaints: [(text: String, exit: ExitCode)] = []
    for model in wanted {
      files += model.files.map { ($0.name, $0.text) }
      if model.files.isEmpty { complaints.append((Self.complaint(model), .usage)) }
    }
    for export in graphs {
      if export.graph == nil { complaints.append((Self.complaint(export), .incomplete)) }
      for format in graphFormats {
        guard let graph = export.graph else { continue }
        files.append((export.fileName + "." + format.rawValue, tool.engine.plot(graph, format)))
      }
    }
    return write(files, complaints, to: folder)
  }

  private func write(
    _ files: [(name: String, text: String)], _ complaints: [(text: String, exit: ExitCode)], to folder: String
  ) -> ExitCode {
    let base = folder.hasPrefix("/") ? folder : tool.workingDirectory + "/" + folder
    do throws(OutputError) {
      for file in files {
        try OutputFile.write(file.text, to: base + "/" + file.name, named: folder + "/" + file.name)
      }
    } catch {
      tool.console.complain(error.message)
      return .usage
    }
    for complaint in complaints { tool.console.complain(complaint.text) }
    return complaints.first?.exit ?? .success
  }

  private func show(_ export: GraphExport, _ format: GraphFormat) -> ExitCode {
    if let graph = export.graph { return tool.show(tool.engine.plot(graph, format)) }
    tool.console.complain(Self.complaint(export))
    return .incomplete
  }

  private static let noModel = "no model was found: nothing in these sources conforms to 'TransitionSystem'\n"
  private static let noSubject = "no subject was found\n"

  private static func complaint(_ model: ModelExport) -> String {
    "'\(model.name)' cannot be written as \(model.format.title): \(model.reason)"
  }

  private static func complaint(_ export: GraphExport) -> String {
    "'\(export.subject)' has no graph: \(export.reason)"
  }

  /// A line for each model, with what it cannot be written as.
  private static func listing(_ models: [ModelExport]) -> String {
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

  private static func line(_ export: GraphExport) -> String {
    let size = export.graph.map { "\($0.states.count) states, \($0.transitions.count) transitions" }
    return "\(export.fileName): \(size ?? "no graph: " + export.reason)\n"
  }
}
