import Diagnostics
import Foundation
import Program
import SwiftFrontend
import Synchronization
import Threading

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
    /// Whether the file may matter; one that cannot stays empty.
    var isRead = true
    /// `MissingModules`; empty where the text asks for none.
    var missingModules: Set<String> = []
  }

  /// What was read of one file.
  private struct Reading {
    var file: ProgramFile
    var diagnostics: [Diagnostic]
    var isCached = false
  }

  /// Parses the inputs; spans carry the position of a file in the list.
  ///
  /// - Parameters:
  ///   - cache: holds trees of the formal machine's files, and gets those that it lacks.
  ///   - kept: … of files under test.
  ///   - known: trees of an earlier list of inputs. Where an input is the same as there it is not read again, and
  ///     nothing is diagnosed.
  static func parse(
    _ inputs: [Input], jobs: Int, cache: TreeCache? = nil, kept: SourceTrees? = nil, known: ReadSources? = nil
  ) -> Result {
    let trees = known == nil ? cache?.load() ?? TreeCache.Trees() : TreeCache.Trees()
    let parsed = Mutex([Reading?](repeating: nil, count: inputs.count))
    DeepStack.forEach(inputs.indices, workers: jobs) { index in
      let reading =
        known?.tree(of: inputs[index], index: index).map { Reading(file: $0, diagnostics: [], isCached: true) }
        ?? read(inputs[index], index: index, trees, kept)
      parsed.withLock { $0[index] = reading }
    }
    let readings = parsed.withLock { $0.compactMap(\.self) }
    if let cache, known == nil { update(cache, inputs, readings) }
    var sources = SourceMap()
    for input in inputs { _ = sources.add(input.source) }
    return Result(
      program: Program(files: readings.map(\.file)), sources: sources, diagnostics: readings.flatMap(\.diagnostics))
  }

  private static func read(_ input: Input, index: Int, _ trees: TreeCache.Trees, _ kept: SourceTrees?) -> Reading {
    guard input.isRead else { return Reading(file: unread(input, index), diagnostics: []) }
    if input.reading == .machine, let tree = trees.tree(of: input.source, index: index), tree.reading == .machine {
      return Reading(file: tree, diagnostics: [], isCached: true)
    }
    let kept = input.reading == .subject ? kept : nil
    if let tree = kept?.tree(of: input.source, missing: input.missingModules, index: index) {
      return Reading(file: tree, diagnostics: [], isCached: true)
    }
    let result = SwiftFrontend.read(
      input.source, index: index, reading: input.reading, missingModules: input.missingModules)
    if let kept, result.diagnostics.isEmpty {
      kept.store(result.file, of: input.source, missing: input.missingModules)
    }
    return Reading(file: result.file, diagnostics: result.diagnostics)
  }

  /// A file that cannot matter has comments to the tool all the same: they may be wrong, or of no use any more.
  private static func unread(_ input: Input, _ index: Int) -> ProgramFile {
    var file = ProgramFile(file: index, reading: input.reading)
    guard Self.mentionsTool(input.source.text) else { return file }
    let result = SwiftFrontend.read(
      input.source, index: index, reading: input.reading, missingModules: input.missingModules)
    file.directives = result.file.directives.filter { $0.text.hasPrefix("transverify:") }
    return file
  }

  /// Whether "transverify:" occurs anywhere in a text. O(text), without copies.
  private static func mentionsTool(_ text: String) -> Bool {
    var text = text
    let word = Array("transverify:".utf8)
    return text.withUTF8 { bytes in
      var start = 0
      while start + word.count <= bytes.count {
        guard let found = bytes[start...].firstIndex(of: word[0]) else { return false }
        if bytes[found...].starts(with: word) { return true }
        start = found + 1
      }
      return false
    }
  }

  /// Stores the machine anew when parts of it had to be parsed that can be kept.
  private static func update(_ cache: TreeCache, _ inputs: [Input], _ readings: [Reading]) {
    let sound = inputs.indices.filter { inputs[$0].reading == .machine && readings[$0].diagnostics.isEmpty }
    guard sound.contains(where: { !readings[$0].isCached }) else { return }
    cache.store(sound.map { (inputs[$0].source, readings[$0].file) })
  }
}

/// The trees of a list of sources, as they were read.
struct ReadSources: Sendable {
  private let inputs: [SourceParser.Input]
  private let files: [ProgramFile]

  init(_ inputs: [SourceParser.Input], _ files: [ProgramFile]) {
    self.inputs = inputs
    self.files = files
  }

  /// `nil` when the input is not the one that stood at this position.
  func tree(of input: SourceParser.Input, index: Int) -> ProgramFile? {
    guard index < inputs.count else { return nil }
    let own = inputs[index]
    guard own.isRead == input.isRead, own.reading == input.reading, own.source.path == input.source.path,
      own.source.text == input.source.text, own.missingModules == input.missingModules
    else { return nil }
    return files[index]
  }
}
