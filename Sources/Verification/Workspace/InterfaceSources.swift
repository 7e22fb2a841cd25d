import Diagnostics
import Foundation
import InterfaceBuilder
import Program
import Subjects

/// The storyboards of a run: read beside the Swift files, and added to the classes that their scenes are of.
enum InterfaceSources {
  /// Adds what they say; a file that is not well formed is one warning, and so is too much to look through.
  static func add(_ others: OtherTexts, to parsed: inout SourceParser.Result) {
    var files: [InterfaceFile] = []
    if others.isTooMuch {
      parsed.diagnostics.append(
        Diagnostic(
          .warning, "too many files lie beside the sources: storyboards are not read, and what segues show is open",
          at: .none))
    }
    let here = FileManager.default.currentDirectoryPath
    for storyboard in others.storyboards {
      let source = SourceFile(path: PathNames.relative(storyboard.path, to: here), text: storyboard.text)
      let index = parsed.sources.add(source)
      parsed.program.files.append(ProgramFile(file: index, reading: .interface))
      let reading = InterfaceReader.read(source, index: index)
      if let problem = reading.problem { parsed.diagnostics.append(problem) }
      files.append(reading.file)
    }
    let code = InterfaceCode(InterfaceFiles(files), paths: parsed.sources.files.map(\.path))
    parsed.program = code.applied(to: parsed.program)
  }

  /// A sum of all that was read, for names of results that depend on it.
  static func sum(of workspace: Workspace) -> String {
    var hash = ContentHash()
    for file in workspace.program.files where file.reading == .interface {
      hash.add(workspace.sources.files[file.file])
    }
    return hash.text
  }
}
