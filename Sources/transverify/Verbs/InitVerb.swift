import Foundation
import Verification

/// `transverify init`: a configuration and a workflow for the project in the working directory. Files that are there stay
/// as they are.
struct InitVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    let code = try tool.engine.scenarios(RunOptions(paths: [tool.workingDirectory]))
    let folders = try ProjectFolders(of: code, in: tool.workingDirectory)
    let repository = arguments.values.first(.toolRepository)
    if let repository, repository.split(separator: "/", omittingEmptySubsequences: false).count != 2 {
      throw InputError("'--tool' must be a repository like OWNER/NAME, not '\(repository)'")
    }
    let others = folders.fallbacks == 0 ? "" : ", and up to \(folders.fallbacks) more that these may not come to"
    let subjects = "\(folders.subjects) \(folders.subjects == 1 ? "subject" : "subjects")" + others
    var lines = try write(
      ProjectFiles.configuration(folders.paths), to: Configuration.fileName,
      saying: "checks \(folders.paths.joined(separator: ", ")) (\(subjects))")
    lines += try write(
      ProjectFiles.workflow(tool: repository), to: ProjectFiles.workflowPath,
      saying: "runs on pull requests and on the main branch")
    if repository == nil {
      lines += "The workflow takes transverify from the repository that the variable TRANSVERIFY_REPOSITORY of your "
      lines += "repository names (OWNER/NAME); 'transverify init --force --tool OWNER/NAME' writes the name itself.\n"
    }
    let isNamed = try Configuration.find(named: nil, from: tool.workingDirectory)?.values.contains(.baseline) ?? false
    return tool.show(isNamed ? lines : lines + Self.next)
  }

  /// What is there already fails every pull request, until it is accepted.
  private static let next = """
    Next: '\(ProjectFiles.writesBaseline)' accepts what is there. Then set the key 'baseline' in \
    \(Configuration.fileName) (what is written has it as a comment), and commit the files. From then on a run fails on what is new alone.

    """

  private func write(_ text: String, to name: String, saying what: String) throws(InputError) -> String {
    let path = tool.workingDirectory + "/" + name
    if FileManager.default.fileExists(atPath: path), !arguments.values.contains(.force) {
      return "kept \(name): it is there already ('--force' overwrites it)\n"
    }
    do throws(OutputError) {
      try OutputFile.write(text, to: path, named: name)
    } catch {
      throw InputError(error.message)
    }
    return "wrote \(name): \(what)\n"
  }
}
