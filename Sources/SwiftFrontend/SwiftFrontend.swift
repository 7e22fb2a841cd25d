import Diagnostics
import Program
import SwiftParser
import SwiftSyntax
import Threading

/// Reads Swift source: SwiftParser's tree becomes a `ProgramFile`.
///
/// Every construct that has a place in the tree gets its meaning there. A construct without one becomes
/// `notUnderstood` where it stands and an entry in `ProgramFile.notUnderstood`. Names are not resolved.
package struct SwiftFrontend {
  /// A source text to read.
  package struct Input: Sendable {
    package var file: SourceFile
    /// The index of the file in the `SourceMap`; all spans carry it.
    package var index: Int
    package var reading: ProgramFile.Reading
    /// Modules that cannot be imported, beside those that iOS does not have.
    package var missingModules: Set<String>

    package init(
      file: SourceFile, index: Int, reading: ProgramFile.Reading, missingModules: Set<String> = []
    ) {
      self.file = file
      self.index = index
      self.reading = reading
      self.missingModules = missingModules
    }
  }

  package typealias Output = (file: ProgramFile, diagnostics: [Diagnostic])

  /// Reads one file. Pure, and safe to call from any thread; runs on a thread with a deep stack (`DeepStack`).
  ///
  /// After a syntax error the rest of the file is read as far as the parser recovers; syntax errors come in source
  /// order, at most `SyntaxErrors.limit` of them. Code that nests too deeply to be parsed gives one error and an empty
  /// file.
  package static func read(
    _ file: SourceFile, index: Int, reading: ProgramFile.Reading, missingModules: Set<String> = []
  ) -> Output {
    let input = Input(file: file, index: index, reading: reading, missingModules: missingModules)
    return DeepStack.run { readHere(input) }
  }

  /// Reads files on up to `workers` threads; the answers stand in the order of the inputs.
  package static func readAll(_ inputs: [Input], workers: Int) -> [Output] {
    DeepStack.map(inputs, workers: workers) { readHere($0) }
  }

  /// Whether a text can be parsed as Swift of today: it is not of Swift 2, and nests no deeper than the parser goes.
  package static func isModern(_ text: String) -> Bool {
    let input = Input(file: SourceFile(path: "", text: text), index: 0, reading: .subject)
    return !OldSwift(text).isSwift2 && Nesting.error(in: input) == nil
  }

  private static func readHere(_ input: Input) -> Output {
    let builder = Builder(input)
    if let error = Nesting.error(in: input) {
      builder.note(Builder.tooDeepConstruct, at: error.span)
      return (builder.output, [error])
    }
    let isOld = builder.oldSwift.isSwift2
    let text = input.file.text
    let tree = Parser.parse(source: isOld ? Builder.withoutOldCompositions(text) : text)
    builder.read(tree)
    if isOld { return (builder.output, builder.diagnostics) }
    return (builder.output, SyntaxErrors.diagnostics(of: tree, in: input) + builder.diagnostics)
  }
}
