import Diagnostics
import Program

/// What lowering knows of the whole program; shared by all phases.
final class LoweringContext {
  let program: Program
  let sources: SourceMap
  let options: LoweringOptions
  /// Parallel to `program.files`.
  var files: [FileInfo] = []
  let targets: SourceTargets

  var output = CompiledProgram()
  var diagnostics: [Diagnostic] = []

  var types: [TypeRecord] = []
  var properties: [Property] = []
  var functions: [FunctionRecord] = []

  // Declarations at file level by name, in source order.
  var topTypes: [String: [Int]] = [:]
  var topAliases: [String: [AliasRecord]] = [:]
  var freeFunctions: [String: [Int]] = [:]
  var freeVariables: [String: [Int]] = [:]
  /// Types declared in function bodies, by the place of their declaration.
  var localTypes: [SourceSpan: Int] = [:]
  /// Swift's own types and protocols by name.
  var standardTypes: [String: Int] = [:]

  /// Base names of methods that may change their receiver.
  var mutatingNames: Set<String> = []
  /// Base names of functions with `@autoclosure` parameters.
  var autoclosureNames: Set<String> = []
  /// Base names of functions that differ in how many parameters the closures have that they take.
  private(set) lazy var chooseByArity: Set<String> = Set(
    functionsByName.filter { _, ids in
      Dictionary(grouping: ids.map { functions[$0].signature }, by: \.count).values.contains { alike in
        Set(alike.map { $0.map(\.arity) }).count > 1
      }
    }.keys)
  /// Base names of functions that differ in their results alone.
  private(set) lazy var chooseByResult: Set<String> = Set(
    functionsByName.filter { _, ids in
      Dictionary(grouping: ids) { functions[$0].signature.map(\.label) }.values.contains { alike in
        Set(alike.filter { !functions[$0].isInitializer }.map { functions[$0].result }).count > 1
      }
    }.keys)
  /// Every function by base name, members and free ones.
  var functionsByName: [String: [Int]] = [:]
  /// Every name that some type declares as a member, for strict reading.
  var memberNames: Set<String> = []
  /// Names of enum cases of any type.
  var caseNames: [String: [Int]] = [:]
  /// Every instance property by name.
  var propertiesByName: [String: [Int]] = [:]

  /// Names of variables and properties that code under test, or a scenario around it, assigns.
  lazy var assignedNames: Set<String> = findAssignedNames()

  /// Names of members that clash with the formal machine's.
  var clashes: Set<String> = []
  /// Which side's members lookups find, for names among the clashes.
  var isSubjectView = false

  // Interning.
  var nameIDs: [String: Int32] = [:]
  var stringIDs: [String: Int32] = [:]
  var constantIDs: [Word: Int32] = [:]
  var testIDs: [TypeTest: Int32] = [:]
  var shapeIDs: [CallShape: Int32] = [:]
  var originIDs: [OriginKey: Int32] = [:]
  var labelIDs: [[String?]: Int32] = [:]
  var nativeIDs: [Native: Int32] = [:]
  var trapIDs: [String: Int32] = [:]
  var branchIDs: [BranchKey: Int] = [:]

  /// Copies of generic functions.
  var specialisations = Specialisations()
  /// Which type parameters bodies need at run time.
  private(set) lazy var runtimeParameters = RuntimeParameters(self)

  // Memoised lookups.
  var candidateCache: [MemberKey: [Int]] = [:]
  var propertyCache: [MemberKey: Int] = [:]
  var expectedCache: [Int32: [TypeTest?]] = [:]
  var ancestorCache: [Int: [Int]] = [:]
  var operatorFunctions: [String: Int32] = [:]

  /// The machine's answer to `#available` where no version is given: `func systemIsAtLeast(_ version: Int) -> Bool`. Without
  /// the machine both sides are explored.
  private(set) lazy var availability: Int32? = (freeFunctions["systemIsAtLeast"] ?? [])
    .first { !files[functions[$0].file].seesSubjects }.map { Int32(functions[$0].compiled) }

  var unknownUses: [UnknownKey: (count: Int, span: SourceSpan)] = [:]
  /// Member names of machine files that no type declares; they may still be labels of tuples.
  var unresolvedMembers: [(name: String, span: SourceSpan, file: Int)] = []
  var reportedUnknowns: Set<SourceSpan> = []

  init(_ program: Program, sources: SourceMap, options: LoweringOptions) {
    self.program = program
    self.sources = sources
    self.options = options
    targets = SourceTargets(paths: sources.files.map(\.path))
    files = program.files.map { FileInfo($0) }
  }
}

struct OriginKey: Hashable {
  var base: UInt16
  var name: Int32
}

struct MemberKey: Hashable {
  var type: Int
  var name: String
  var isStatic: Bool
  var isSubjectView = false
}

struct UnknownKey: Hashable {
  var name: String
  var file: Int
}

/// How a file sees the others.
struct FileInfo {
  var isSubject: Bool
  /// The file resolves names among subject types first: subject files and files synthesised for them.
  var seesSubjects: Bool
  /// The words of the model vocabulary are native here.
  var usesVocabulary: Bool { !isSubject }
  /// Names that nobody defines are errors.
  var isStrict: Bool
  /// Private declarations are shared by the files of one scope.
  var privateScope: Int
  var sourceFile: Int

  init(_ file: ProgramFile) {
    isSubject = file.reading == .subject
    seesSubjects = isSubject || file.privateScope != file.file
    isStrict = !seesSubjects
    privateScope = file.privateScope
    sourceFile = file.file
  }
}

struct AliasRecord {
  var type: TypeReference
  var file: Int
  var access: Attributes.Access
}
