import Diagnostics
import Dispatch
import Foundation
import Program
import SwiftFrontend
import Synchronization

/// Reads and parses source files on all cores, in the order given.
struct SourceParser {
  /// A file that was read and parsed.
  struct Result: Sendable {
    var program: Program
    var sources: SourceMap
    var diagnostics: [Diagnostic]
  }

  /// How a file is to be read.
  struct Input: Sendable {
    var source: SourceFile
    var reading: ProgramFile.Reading
  }

  /// Parses the inputs; spans carry the position of a file in the list.
  static func parse(_ inputs: [Input], jobs: Int) -> Result {
    let parsed = Mutex([(file: ProgramFile, diagnostics: [Diagnostic])?](repeating: nil, count: inputs.count))
    Parallel.forEach(inputs.indices, jobs: jobs) { index in
      let input = inputs[index]
      let result = SwiftFrontend.read(input.source, index: index, reading: input.reading)
      parsed.withLock { $0[index] = result }
    }
    var sources = SourceMap()
    for input in inputs { _ = sources.add(input.source) }
    let results = parsed.withLock { $0.compactMap(\.self) }
    return Result(
      program: Program(files: results.map(\.file)), sources: sources, diagnostics: results.flatMap(\.diagnostics))
  }
}
