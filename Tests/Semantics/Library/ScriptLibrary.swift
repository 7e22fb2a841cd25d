import Diagnostics
import Foundation
import Machine
import Program
import SwiftFrontend

/// Scripts compiled together with the machine and the recording classes: one program, one entry per condition.
package struct ScriptLibrary: Sendable {
  package let scripts: [ScriptFile]
  package let image: ProgramImage
  /// Errors of the machine's models and of the scripts.
  package let errors: [String]

  /// - Parameters:
  ///   - models: the folder `Models`.
  ///   - scripts: what to compile.
  ///   - changed: other texts for files of the models, by path relative to the folder: `UIKit/Rotation.swift`.
  package init(models: String, scripts: [ScriptFile], changed: [String: String] = [:]) {
    var files: [SourceFile] = []
    var readings: [ProgramFile.Reading] = []
    for (folder, reading) in [("Prelude", ProgramFile.Reading.machine), ("UIKit", .machine), ("Libraries", .machine), ("Recording", .subject)] {
      for (path, text) in Self.texts(below: models + "/" + folder) {
        files.append(SourceFile(path: "Models/\(folder)/\(path)", text: changed["\(folder)/\(path)"] ?? text))
        readings.append(reading)
      }
    }
    let first = files.count
    for script in scripts {
      files.append(SourceFile(path: "Models/" + script.path, text: script.text))
      readings.append(.subject)
    }
    for (index, script) in scripts.enumerated() {
      files.append(SourceFile(path: "entries of " + script.path, text: Self.entries(of: script, number: index)))
      readings.append(.machine)
    }
    self.scripts = scripts
    let result = Self.compile(files, readings: readings, firstScript: first, scripts: scripts.count)
    image = result.image
    errors = result.errors
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

  /// Entries see the private declarations of their script.
  private static func compile(
    _ files: [SourceFile], readings: [ProgramFile.Reading], firstScript: Int, scripts: Int
  ) -> (image: ProgramImage, errors: [String]) {
    var sources = SourceMap()
    var program = Program(files: [])
    var diagnostics: [Diagnostic] = []
    for (index, file) in files.enumerated() {
      _ = sources.add(file)
      let reading = readings[index]
      var result = DeepStack.run { SwiftFrontend.read(file, index: index, reading: reading) }
      if index >= firstScript + scripts { result.file.privateScope = index - scripts }
      program.files.append(result.file)
      diagnostics += result.diagnostics
    }
    let (map, whole) = (sources, program)
    let lowered = DeepStack.run { Lowering.compile(whole, sources: map, options: LoweringOptions()) }
    let errors = (diagnostics + lowered.diagnostics).filter { $0.severity == .error }.map { diagnostic in
      let place = map.location(of: diagnostic.span).map { "\($0.path):\($0.line): " } ?? ""
      return place + diagnostic.message
    }
    return (ProgramImage(lowered.program), errors)
  }
}
