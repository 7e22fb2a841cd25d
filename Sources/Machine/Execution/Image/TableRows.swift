/// The rows of `ProgramImage`: the tables of `CompiledProgram` with their arrays flattened into ranges of shared columns.
///
/// Every row is a trivial type, so that the machine reads it without reference counting.
struct FunctionRow {
  /// First instruction in `Tables.code`.
  var codeStart: Int32
  var parameterCount: Int32
  var registerCount: Int32
  var handlerStart: Int32
  var handlerCount: Int32
  var type: Int32
  var inoutMask: UInt64
  var isMethod: Bool
  var isSubject: Bool
  /// See `CompiledFunction.isOfInterface`.
  var isOfInterface: Bool
  /// A call with its name and labels may make an instance.
  var isInitializer: Bool
  /// It may leave in more than one way.
  var hasBranches: Bool
}

struct TypeRow {
  var kind: TypeInfo.Kind
  /// Instances have identity: classes and cells.
  var isIdentity: Bool
  var hasUnknownAncestor: Bool
  /// The root of the superclass chain is not known.
  var hasUnknownSuperclass: Bool
  /// See `TypeInfo.mayInheritMore`.
  var mayInheritMore: Bool
  /// It animates or drives transitions (`ImageBuilder.drivers`).
  var hasRole: Bool
  var isPhantom: Bool
  var isSubject: Bool
  var superclass: Int32
  var ancestorStart: Int32
  var ancestorCount: Int32
  var slotStart: Int32
  var slotCount: Int32
  var defaults: Int32
  var deinitializerStart: Int32
  var deinitializerCount: Int32
  var caseStart: Int32
  var caseCount: Int32
  var subjectMethodStart: Int32
  var subjectMethodCount: Int32
}

struct CaseRow {
  var name: Int32
  var payloadCount: Int32
  /// Constant index or -1.
  var rawValue: Int32
  /// First of `payloadCount` entries in `Tables.payloadCoercions`.
  var coercionStart: Int32
}

struct TargetRow {
  var kind: CallTarget.Kind
  var isMutating: Bool
  var isTwin: Bool
  var function: Int32
  var next: Int32
  var mappingStart: Int32
  var mappingCount: Int32
  var testStart: Int32
  var testCount: Int32
}

struct ShapeRow {
  var argumentCount: Int32
  /// The shape "init" with the same labels, -1 if no call is written like that.
  var initializerShape: Int32
  /// The only label is "default" (`dictionary[key, default: value]`).
  var hasDefault: Bool
  var inoutMask: UInt64
  var name: Int32
  /// What an undeclared function of the name does with closures.
  var callers: KnownCallers
}

/// A `TypeTest` whose parts are indices of further rows.
struct TestRow {
  enum Kind: UInt8 { case any, type, unknown, optional, array, dictionary, function }

  var kind: Kind
  /// The type id of `type`, the name (index into `ProgramImage.unknownTypeNames`) of `unknown`.
  var value: Int32
  var first: Int32
  var second: Int32
}

/// A `BlockTable` as columns.
struct BlockColumns {
  var blocks: UnsafePointer<Int32>
  var values: UnsafePointer<Int32>
  var blocksPerRow: Int

  /// The entry, or -1; row and column are not checked.
  @inline(__always) subscript(row: Int, column: Int) -> Int32 {
    let block = blocks[row * blocksPerRow + column / BlockTable.width]
    return values[Int(block) + column % BlockTable.width]
  }
}

/// The columns. Pointers stay valid while the `ProgramImage` that owns them lives.
struct Tables {
  var code: UnsafePointer<Instruction>
  var functions: UnsafePointer<FunctionRow>
  var handlers: UnsafePointer<Handler>
  var types: UnsafePointer<TypeRow>
  /// For each type: whether its instances have identity.
  var identities: UnsafePointer<Bool>
  var ancestors: UnsafePointer<Int32>
  /// For each type: the names of unknown ancestors, as a range of `unknownAncestorNames`.
  var unknownAncestorStarts: UnsafePointer<Int32>
  var unknownAncestorNames: UnsafePointer<Int32>
  var slots: UnsafePointer<TypeInfo.Slot>
  var deinitializers: UnsafePointer<Int32>
  var cases: UnsafePointer<CaseRow>
  var payloadCoercions: UnsafePointer<Int32>
  var subjectMethods: UnsafePointer<Int32>
  var members: BlockColumns
  var memberEntries: UnsafePointer<MemberEntry>
  var dispatch: BlockColumns
  var targets: UnsafePointer<TargetRow>
  var mappings: UnsafePointer<Int16>
  var targetTests: UnsafePointer<Int32>
  var shapes: UnsafePointer<ShapeRow>
  var globals: UnsafePointer<Int32>
  var globalCoercions: UnsafePointer<Int32>
  var weakGlobals: UnsafePointer<Bool>
  var constants: UnsafePointer<Word>
  var origins: UnsafePointer<Origin>
  var tests: UnsafePointer<TestRow>
  var natives: UnsafePointer<Native>
  var operators: UnsafePointer<Int32>
  /// For each interned string: its number of characters and its rank in lexical order.
  var stringCounts: UnsafePointer<Int32>
  var stringRanks: UnsafePointer<Int32>

  var functionCount: Int
  var typeCount: Int
  var globalCount: Int
  /// Some class has a `deinit`.
  var hasDeinitializers: Bool
  var hooks: Hooks
  var names: KnownNames
}

/// Ids of names that the machine itself looks up; -1 when the program never uses them.
struct KnownNames {
  var none: Int32
  var some: Int32
  var rawValue: Int32
  var initializer: Int32
  var code: Int32
  /// The empty string's id in `CompiledProgram.strings`.
  var emptyString: Int32
  /// Indices into `tupleLabels` of `(key:value:)`, `(inserted:memberAfterInsert:)`, plus 1; 0 when absent.
  var keyValueLabels: Int32
  var insertedLabels: Int32
}
