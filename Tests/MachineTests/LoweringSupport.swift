import Diagnostics
import Foundation
import Program
import SwiftFrontend
import TestSupport
import Threading

@testable import Machine

/// Source texts read and lowered.
struct Lowered {
  var program: CompiledProgram
  var diagnostics: [Diagnostic]
  var sources: SourceMap

  /// Machine files unless the path begins with `App/`.
  init(_ files: [(path: String, text: String)], options: LoweringOptions = LoweringOptions()) {
    var sources = SourceMap()
    var read: [ProgramFile] = []
    for file in files {
      let source = SourceFile(path: file.path, text: file.text)
      let index = sources.add(source)
      let reading: ProgramFile.Reading = file.path.hasPrefix("App/") ? .subject : .machine
      read.append(SwiftFrontend.read(source, index: index, reading: reading).file)
    }
    let program = Program(files: read)
    let map = sources
    let result = DeepStack.run { Lowering.compile(program, sources: map, options: options) }
    self.program = result.program
    diagnostics = result.diagnostics
    self.sources = map
  }

  /// One file of code under test.
  init(subject text: String, options: LoweringOptions = LoweringOptions()) {
    self.init([("App/Test.swift", text)], options: options)
  }

  /// One file of the formal machine.
  init(machine text: String) { self.init([("Models/Test.swift", text)]) }

  func code(_ name: String) -> String { Disassembler.text(ofFunctionsNamed: name, in: program) }

  var errors: [String] { diagnostics.filter { $0.severity == .error }.map(\.message) }

  func type(_ name: String) -> Int? { program.types.firstIndex { $0.name == name } }

  /// The function that a call on a value of the type reaches, with its mapping, and those that follow.
  func targets(_ type: String, _ shape: CallShape, onMetatype: Bool = false) -> [(name: String, mapping: [Int16])] {
    guard let type = self.type(type), let shape = program.shapes.firstIndex(of: shape) else { return [] }
    let row = onMetatype ? program.types.count + type : type
    var next = program.dispatch[row, shape]
    var result: [(String, [Int16])] = []
    while next >= 0 {
      let target = program.targets[Int(next)]
      let name =
        target.kind == .function || (target.kind == .initializer && target.function >= 0)
        ? program.functions[Int(target.function)].name : "\(target.kind)"
      result.append((name, target.mapping))
      next = target.next
    }
    return result
  }
}

/// All Swift files below a folder of the package, by path.
func swiftFiles(in folder: String) -> [(path: String, text: String)] {
  let root = URL(fileURLWithPath: Repository.path(folder))
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map { (folder + "/" + path, $0) }
  }
}
