import Diagnostics
import Foundation
import Machine
import Program
import SwiftFrontend
import Threading

/// A file of code that both machines run, with the functions that set its scenes.
package struct DrivenFile: Sendable {
  package var path: String
  package var text: String
  /// Read as code of the machine: strictly, and without being listened to.
  package var isMachine: Bool
  /// Functions of the machine that see the file's private declarations.
  package var entries: String
  /// Names of the functions without parameters that set a scene.
  package var entryNames: [String]

  package init(path: String, text: String, isMachine: Bool = false, entries: String = "", entryNames: [String] = []) {
    self.path = path
    self.text = text
    self.isMachine = isMachine
    self.entries = entries
    self.entryNames = entryNames
  }

  /// The files of a folder, by path; what they are called natively must be unique.
  package static func all(below folder: String, in root: String, isMachine: Bool = false) -> [DrivenFile] {
    let paths = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOfFile: "\(root)/\(folder)/\(path)", encoding: .utf8)).map {
        DrivenFile(path: "\(folder)/\(path)", text: $0, isMachine: isMachine)
      }
    }
  }
}

/// Files compiled together with the machine, for the interpreter.
package struct DrivenProgram: Sendable {
  package let image: ProgramImage
  package let errors: [String]

  /// - Parameters:
  ///   - root: the package's folder.
  ///   - files: what is driven.
  ///   - edit: changes the text of a file of the machine; for planted differences.
  package init(root: String, files: [DrivenFile], edit: (String, String) -> String = { $1 }) {
    let machine = ["Models/Prelude", "Models/UIKit"].flatMap {
      DrivenFile.all(below: $0, in: root, isMachine: true)
    }
    let all = machine.map { DrivenFile(path: $0.path, text: edit($0.path, $0.text), isMachine: true) } + files
    var inputs = all.enumerated().map { index, file in
      Input(file: SourceFile(path: file.path, text: file.text), isMachine: file.isMachine, scope: nil)
    }
    for (index, file) in all.enumerated() where !file.entries.isEmpty {
      inputs.append(
        Input(file: SourceFile(path: "entries of " + file.path, text: file.entries), isMachine: true, scope: index))
    }
    (image, errors) = Self.compile(inputs)
  }

  private struct Input {
    var file: SourceFile
    var isMachine: Bool
    /// The file whose private declarations it sees.
    var scope: Int?
  }

  private static func compile(_ inputs: [Input]) -> (ProgramImage, [String]) {
    var sources = SourceMap()
    var program = Program(files: [])
    var diagnostics: [Diagnostic] = []
    for (index, input) in inputs.enumerated() {
      _ = sources.add(input.file)
      var result = DeepStack.run {
        SwiftFrontend.read(input.file, index: index, reading: input.isMachine ? .machine : .subject)
      }
      if let scope = input.scope { result.file.privateScope = scope }
      program.files.append(result.file)
      diagnostics += result.diagnostics
    }
    let (map, whole) = (sources, program)
    let lowered = DeepStack.run { Lowering.compile(whole, sources: map, options: LoweringOptions()) }
    let errors = (diagnostics + lowered.diagnostics).filter { $0.severity == .error }.map { diagnostic in
      let place = map.location(of: diagnostic.span).map { "\($0.path):\($0.line): " } ?? ""
      return place + diagnostic.message
    }
    do {
      return (try ProgramImage(lowered.program), errors)
    } catch {
      fatalError("the machine was compiled wrongly: \(error.problem)")
    }
  }
}
