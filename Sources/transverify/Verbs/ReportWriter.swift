import RunReport

/// Writes the reports of a run wherever they are wanted.
struct ReportWriter {
  let tool: CommandLineTool
  let settings: RunSettings

  /// Files first, so that they are there even if standard output is closed. Whatever fails, the rest is written.
  func write(_ report: Report) -> [OutputError] {
    var troubles: [OutputError] = []
    for choice in settings.reporters {
      guard let file = choice.file else { continue }
      let text = tool.engine.render(report, choice.format, options(isColored: false))
      attempt(&troubles) { () throws(OutputError) in try OutputFile.write(text, to: place(file), named: file) }
    }
    if let output = settings.output {
      for file in tool.engine.reportFolder(report) {
        attempt(&troubles) { () throws(OutputError) in
          let name = output + "/" + file.name
          try OutputFile.write(file.text, to: place(name), named: name)
        }
      }
    }
    if settings.reporters.contains(where: { $0.format == .github }),
      let summary = StepSummaryFile(environment: tool.environment)
    {
      attempt(&troubles) { () throws(OutputError) in try summary.append(report) }
    }
    for choice in settings.reporters where choice.file == nil {
      let isColored = settings.color.isOn(tool.console, tool.environment)
      let text = tool.engine.render(report, choice.format, options(isColored: isColored))
      attempt(&troubles) { () throws(OutputError) in try tool.console.write(text) }
    }
    return troubles
  }

  private func options(isColored: Bool) -> RenderOptions {
    RenderOptions(
      isColored: isColored, htmlPath: htmlPath, isVerbose: settings.isVerbose, showsCoverage: settings.showsCoverage,
      folder: tool.workingDirectory)
  }

  /// The page that a reader of the text report would open next.
  private var htmlPath: String? {
    if let output = settings.output { return output + "/index.html" }
    return settings.reporters.first { $0.format == .html && $0.file != nil }?.file
  }

  private func place(_ path: String) -> String { path.hasPrefix("/") ? path : tool.workingDirectory + "/" + path }

  private func attempt(_ troubles: inout [OutputError], _ body: () throws(OutputError) -> Void) {
    do { try body() } catch { troubles.append(error) }
  }
}
