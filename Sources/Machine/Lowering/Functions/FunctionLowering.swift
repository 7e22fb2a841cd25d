import Diagnostics
import Program

/// Lowers the body of one function, closure or accessor.
///
/// Registers are a stack: parameters, then locals and temporaries in the order of their scopes. A register stays
/// allocated until the scope or expression that made it ends.
final class FunctionLowering {
  let context: LoweringContext
  let parent: FunctionLowering?
  var scope: LexicalScope
  /// The name that traces print.
  let name: String

  // Code
  var code: [Instruction] = []
  var spans: [SourceSpan] = []
  var handlers: [Handler] = []
  var labels: [LabelState] = []
  /// The branches that the code marks, by number.
  var branches: [Int] = []
  /// Whether the next instruction can be reached; instructions that cannot are not emitted.
  var isReachable = true
  var span: SourceSpan

  // Registers
  var nextRegister = 0
  var registerCount = 0

  // Names
  var scopes: [[String: Local]] = [[:]]
  /// Names that live in cells when declared as `var`: changed somewhere and captured somewhere.
  var cellNames: Set<String> = []
  /// Variables that hold view controllers, whatever their values are.
  var controllerNames: Set<String> = []
  /// Names of variables that code under test presents, pushes, or gives a style of presentation.
  var shownNames: Set<String> = []
  /// Closures that listen to something until the function ends, and no longer.
  var shortListeners: Set<SourceSpan> = []
  /// In a specialised copy the variables that are cast to type parameters, and to which.
  var castNames: [String: TypeReference] = [:]
  /// Nested generic functions of which a copy is being lowered: inside, their names mean the copy.
  var specialisedNames: Set<String> = []
  /// What `self` is: the type, and whether it is the metatype; -1 for none.
  var selfType = -1
  var selfIsMetatype = false

  // The function
  var resultTest: TypeTest?
  var kind = BodyKind.function
  var mayThrow = false
  /// `inout` parameters in cells, whose registers are filled again before every return.
  var inoutCells: [(register: Int, cell: Int)] = []
  /// The stored properties that are written without observers: those of the type being initialised or observed.
  var plainProperties: Set<Int> = []

  // Control flow
  var controls: [Control] = []
  var chains: [OptionalChain] = []
  /// For each switch around the body of the next case, nil in the last one.
  var fallthroughs: [Label?] = []
  /// Where `return` goes inside `willSet` and `didSet`.
  var observerExits: [Label] = []

  init(_ context: LoweringContext, name: String, scope: LexicalScope, span: SourceSpan, parent: FunctionLowering? = nil)
  {
    self.context = context
    self.parent = parent
    self.scope = scope
    self.name = name
    self.span = span
    if let parent {
      selfType = parent.selfType
      selfIsMetatype = parent.selfIsMetatype
      castNames = parent.castNames
      specialisedNames = parent.specialisedNames
      plainProperties = []
    }
  }

  enum BodyKind { case function, initializer, failableInitializer }

  /// Files of the formal machine are read strictly.
  var isStrict: Bool { context.files[scope.file].isStrict }
}

/// A jump target that is placed later.
struct Label: Hashable { var id: Int }

struct LabelState {
  var position: Int?
  /// Instructions whose `n` awaits the position.
  var uses: [Int] = []
}

/// A local variable, parameter, captured value or nested function.
struct Local {
  enum Storage {
    case register(Int)
    /// The register holds a cell.
    case cell(Int)
    /// A nested function without captures.
    case function(Int)
    /// A computed or observed local: registers of the getter and setter closures, -1 for none.
    case accessors(getter: Int, setter: Int)
  }

  var storage: Storage
  var isMutable: Bool
  var type: TypeTest?
  /// The declaration of a nested function, for its labels and defaults.
  var function: Function?
  var isWeak = false
  /// The type whose metatype the value is, where a specialised copy knows it; -1 elsewhere.
  var metatype = -1
  /// Bound by several patterns of one case: later ones store instead of declaring.
  var isShared = false
  /// What of UIKit's that may be nil a constant was set to: 1 + a name, 0 for nothing.
  var nilSource = 0
}

/// A statement that `break`, `continue` or leaving the scope concerns.
enum Control {
  case loop(label: String?, exit: Label, next: Label)
  case block(label: String?, exit: Label, isSwitch: Bool)
  /// A `defer` with the number of scopes that its body sees.
  case deferred([Statement], scopes: Int)

  var isDeferred: Bool {
    if case .deferred = self { return true }
    return false
  }
}

/// Where an expression's value is and what is known of it.
struct Value {
  var register: Int
  var type: TypeTest?
}
