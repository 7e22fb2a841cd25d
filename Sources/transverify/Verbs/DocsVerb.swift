import Foundation
import Verification

/// `transverify docs`: the documentation as static pages.
struct DocsVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    let models = try ModelsFolder.path(environment: tool.environment)
    let package = PathNames.absolute("..", from: models)
    if ModelsFolder.text(of: "README.md", models: models) == nil {
      throw InputError("the documentation is made of the package, and there is no README.md beside '\(models)'")
    }
    let documentation = Documentation(
      table: .transverify, rules: tool.engine.rules,
      document: { ModelsFolder.text(of: $0, models: models) },
      pictures: pictures(of: package))
    let files = try documentation.site.files()
    let folder = arguments.values.first(.docsOutput) ?? "transverify-docs"
    let base = folder.hasPrefix("/") ? folder : tool.workingDirectory + "/" + folder
    do throws(OutputError) {
      for file in files {
        try OutputFile.write(file.text, to: base + "/" + file.name, named: folder + "/" + file.name)
      }
      try tool.console.write(folder + "/index.html\n")
      return .success
    } catch {
      tool.console.complain(error.message)
      return .usage
    }
  }

  private func pictures(of package: String) -> [String: String] {
    let folder = "Reports/Diagrams"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package + "/" + folder)) ?? []
    return names.filter { $0.hasSuffix(".svg") }.reduce(into: [:]) { pictures, name in
      pictures[folder + "/" + name] = try? String(contentsOfFile: "\(package)/\(folder)/\(name)", encoding: .utf8)
    }
  }
}
