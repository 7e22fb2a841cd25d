import Diagnostics
import Program

/// What the reader of a program may fix from outside.
package struct LoweringOptions: Sendable {
  /// The iOS version that `#available` compares with; nil explores both branches.
  package var iOSVersion: Double?

  /// Names of the platform's API that the machine need not compute: they are understood, and opaque.
  package var knownNames: Set<String>

  /// Types of the platform: none of them inherits from a class of the code under test.
  package var platformTypes: Set<String>

  /// Whether tables take over what a superclass has; false is the slow twin.
  package var copiesRows = true

  /// Whether `if let x = e { return x }; return ""` is read as `return e ?? ""`; false is the slow twin.
  package var takesDefaultsTogether = true

  /// Whether to stop: asked for each function and type. What has been compiled until then is nothing to run.
  package var isCancelled: @Sendable () -> Bool

  package init(
    iOSVersion: Double? = nil, knownNames: Set<String> = [], platformTypes: Set<String> = [],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.iOSVersion = iOSVersion
    self.knownNames = knownNames
    self.platformTypes = platformTypes
    self.isCancelled = isCancelled
  }
}

/// Turns the tree of a whole program into tables and bytecode.
///
/// The order of the work: types and their ancestors, members and slots, function bodies, dispatch tables. Everything is
/// numbered in the order of the files and declarations, so the same program gives the same bytecode.
/// Lowering recurses over expressions and statements: the front end bounds their depth.
package enum Lowering {
  /// Never fails: what cannot be resolved in machine files is an error among the diagnostics and opaque in the code.
  package static func compile(
    _ program: Program, sources: SourceMap, options: LoweringOptions = LoweringOptions()
  ) -> (program: CompiledProgram, diagnostics: [Diagnostic]) {
    let context = LoweringContext(program, sources: sources, options: options)
    context.collectTypes()
    context.resolveAncestors()
    context.collectMembers()
    context.layOutTypes()
    context.compileBodies()
    context.reportMembers()
    context.buildTables()
    return (context.output, context.diagnostics)
  }
}
