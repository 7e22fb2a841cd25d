import RunReport
import Verification

/// `transverify graph [DIAGRAM]`: state diagrams of the formal machine, derived by exploring it.
struct GraphVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// Prints one diagram, writes all into a folder, or lists their names.
  func perform() throws(InputError) -> ExitCode {
    if let folder = arguments.values.first(.graphOutput) { return try write(to: folder) }
    guard let name = arguments.operands.first else { return tool.show(listing) }
    guard let diagram = DiagramDescription.all.first(where: { $0.name == name }) else {
      throw UsageError.unknownDiagram(name, among: DiagramDescription.all.map(\.name))
    }
    let format = arguments.values.first(.graphFormat).flatMap(DiagramFormat.init) ?? .mermaid
    return tool.show(tool.engine.draw(try tool.engine.derive(diagram), format))
  }

  private var listing: String {
    DiagramDescription.all.map { "\($0.name): \($0.summary)\n" }.joined()
  }

  private func write(to folder: String) throws(InputError) -> ExitCode {
    let chosen = DiagramDescription.all.filter { arguments.operands.isEmpty || arguments.operands.contains($0.name) }
    if let name = arguments.operands.first, chosen.isEmpty {
      throw UsageError.unknownDiagram(name, among: DiagramDescription.all.map(\.name))
    }
    var diagrams: [StateDiagram] = []
    for description in chosen { diagrams.append(try tool.engine.derive(description)) }
    let base = folder.hasPrefix("/") ? folder : tool.workingDirectory + "/" + folder
    do throws(OutputError) {
      for diagram in diagrams {
        for format in DiagramFormat.allCases {
          let name = diagram.name + "." + format.fileExtension
          try OutputFile.write(tool.engine.draw(diagram, format), to: base + "/" + name, named: folder + "/" + name)
        }
      }
      let page = tool.engine.diagramPage(diagrams)
      try OutputFile.write(page, to: base + "/README.md", named: folder + "/README.md")
      return .success
    } catch {
      tool.console.complain(error.message)
      return .usage
    }
  }
}
