import Diagnostics
import Foundation
import Machine
import Program
import SwiftFrontend
import Threading

/// Scripts compiled together with the machine and the recording classes: one program, one entry per condition.
package struct ScriptLibrary: Sendable {
  package let scripts: [ScriptFile]
  package let image: ProgramImage
  /// Errors of the machine's models and of the scripts.
  package let errors: [String]

  private let files: [SourceFile]
  /// What the front end has made of each file.
  private let outputs: [SwiftFrontend.Output]

  /// - Parameters:
  ///   - models: the folder `Models`.
  ///   - scripts: what to compile.
  package init(models: String, scripts: [ScriptFile]) {
    var inputs: [SwiftFrontend.Input] = []
    func add(_ path: String, _ text: String, _ reading: ProgramFile.Reading) {
      let file = SourceFile(path: path, text: text)
      inputs.append(SwiftFrontend.Input(file: file, index: inputs.count, reading: reading))
    }
    for (folder, reading) in [("Prelude", ProgramFile.Reading.machine), ("UIKit", .machine), ("Recording", .subject)] {
      for (path, text) in Self.texts(below: models + "/" + folder) { add("Models/\(folder)/\(path)", text, reading) }
    }
    let first = inputs.count
    for script in scripts { add("Models/" + script.path, script.text, .subject) }
    for (index, script) in scripts.enumerated() {
      add("entries of " + script.path, Self.entries(of: script, number: index), .machine)
    }
    var outputs = SwiftFrontend.readAll(inputs, workers: 1)
    // Entries see the private declarations of their script.
    for index in scripts.indices { outputs[first + scripts.count + index].file.privateScope = first + index }
    self.init(scripts: scripts, files: inputs.map(\.file), outputs: outputs)
  }

  private init(scripts: [ScriptFile], files: [SourceFile], outputs: [SwiftFrontend.Output]) {
    self.scripts = scripts
    self.files = files
    self.outputs = outputs
    (image, errors) = Self.compile(files, outputs)
  }

  /// The same with another text for a file of the machine: `UIKit/Rotation.swift`. Only that one is read again.
  package func changing(_ path: String, to text: String) -> ScriptLibrary {
    guard let index = files.firstIndex(where: { $0.path == "Models/" + path }) else { return self }
    var (files, outputs) = (files, outputs)
    files[index] = SourceFile(path: files[index].path, text: text)
    outputs[index] = SwiftFrontend.read(files[index], index: index, reading: .machine)
    return ScriptLibrary(scripts: scripts, files: files, outputs: outputs)
  }

  /// The function that sets a script's scene under a condition.
  func entry(script: Int, iOSVersion: Int?) -> Int32? {
    let name = Self.entryName(script, iOSVersion)
    return image.program.functions.firstIndex { $0.name == name }.map { Int32($0) }
  }

  private static func entryName(_ script: Int, _ version: Int?) -> String {
    "script\(script)" + (version.map { "iOS\($0)" } ?? "")
  }

  private static func entries(of script: ScriptFile, number: Int) -> String {
    guard let name = script.className else { return "" }
    let versions = Set(script.directives.map(\.condition.iOSVersion))
    return versions.sorted { ($0 ?? 0) < ($1 ?? 0) }.map { version in
      let setting = version.map { "iOSVersion = \($0); " } ?? ""
      return "func \(entryName(number, version))() { \(setting)begin(\(name)()) }\n"
    }.joined()
  }

  private static func texts(below folder: String) -> [(path: String, text: String)] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)).map { (path, $0) }
    }
  }

  private static func compile(
    _ files: [SourceFile], _ outputs: [SwiftFrontend.Output]
  ) -> (image: ProgramImage, errors: [String]) {
    var sources = SourceMap()
    for file in files { _ = sources.add(file) }
    let (map, whole) = (sources, Program(files: outputs.map(\.file)))
    let lowered = DeepStack.run { Lowering.compile(whole, sources: map, options: LoweringOptions()) }
    let errors = (outputs.flatMap(\.diagnostics) + lowered.diagnostics).filter { $0.severity == .error }
    let messages = errors.map { diagnostic in
      let place = map.location(of: diagnostic.span).map { "\($0.path):\($0.line): " } ?? ""
      return place + diagnostic.message
    }
    do {
      return (try ProgramImage(lowered.program), messages)
    } catch {
      fatalError("the machine was compiled wrongly: \(error.problem)")
    }
  }
}
