import Diagnostics

/// A program in the form that the virtual machine executes: the tables of `CompiledProgram` as flat columns.
///
/// Invariants: the columns are written once, in `init`, and freed in `deinit`; between the two they are only read, so
/// an image may be shared by any number of threads. Every index in them is in range: `init` has it checked.
package final class ProgramImage: @unchecked Sendable {
  package let program: CompiledProgram
  let tables: Tables
  let unknownTypeNames: [String]
  /// Labels of tuples: those of the program, then those that the machine itself builds.
  let tupleLabels: [[String?]]
  /// Ids by name; interned names and strings have one id each.
  package let nameIDs: [String: Int32]
  package let globalIDs: [String: Int32]
  let selectors: SelectorTable
  /// Globals whose initialisers only build values: they are initialised before anything runs, so that states do not
  /// differ in which of them have been used.
  let eagerGlobals: [Int]
  /// Further ones, which are found by running them.
  let constants = ConstantGlobals()
  /// Shapes of calls that name nothing, ascending.
  let unnamedShapes: [Int]
  private let shapesByName: [Int32: [Int]]
  let memos = MemoPool()
  let liveness = LivenessTable()
  /// How much of the program had a meaning.
  package let meaning = MeaningTable()
  private let columns: [UnsafeMutableRawPointer]

  /// Takes time proportional to the program.
  ///
  /// - Throws: where the program is malformed, since the interpreter checks no index: a fault of the compiler.
  package init(_ program: CompiledProgram) throws(MalformedProgram) {
    if let problem = BytecodeVerifier(program).firstProblem() { throw MalformedProgram(problem: problem) }
    self.program = program
    var builder = ImageBuilder(program)
    tables = builder.build()
    unknownTypeNames = builder.unknownTypeNames
    tupleLabels = builder.tupleLabels
    nameIDs = builder.nameIDs
    columns = builder.columns
    unnamedShapes = program.shapes.indices.filter { program.shapes[$0].name.isEmpty }
    shapesByName = Dictionary(grouping: program.shapes.indices) { [tables] in tables.shapes[$0].name }
    selectors = SelectorTable(program)
    var globalIDs: [String: Int32] = [:]
    for (index, global) in program.globals.enumerated() where globalIDs[global.name] == nil {
      globalIDs[global.name] = Int32(index)
    }
    self.globalIDs = globalIDs
    eagerGlobals = program.globals.indices.filter { index in
      let initializer = Int(program.globals[index].initializer)
      return initializer >= 0 && program.functions[initializer].code.allSatisfy { ProgramImage.isPure($0.op) }
    }
  }

  /// How many marks a machine keeps of what has run: one per function, then one per branch.
  var markCount: Int { max(program.functions.count + program.branches.count, 1) }

  private static func isPure(_ op: Opcode) -> Bool {
    switch op {
    case .constant, .move, .array, .dictionary, .tuple, .implicitCall, .unary, .binary, .setGlobal, .ret: true
    default: false
    }
  }

  deinit { for column in columns { column.deallocate() } }

  /// Where a site stands in the sources; `.none` for synthesised code.
  package func span(of site: Site) -> SourceSpan {
    guard site.rawValue >= 0, site.function < program.functions.count else { return .none }
    let function = program.functions[site.function]
    guard !site.isDeclaration, site.pc < function.spans.count else { return function.span }
    return function.spans[site.pc]
  }

  /// Whether a site is a place of the code under test.
  package func isSubject(_ site: Site) -> Bool {
    site.rawValue >= 0 && site.function < program.functions.count && program.functions[site.function].isSubject
  }

  /// Shapes of calls of a name, ascending.
  func shapes(named name: Int32) -> [Int] { shapesByName[name] ?? [] }

  /// The id of the first function with a name, nil if there is none.
  package func function(named name: String) -> Int32? {
    program.functions.firstIndex { $0.name == name }.map(Int32.init)
  }
}
