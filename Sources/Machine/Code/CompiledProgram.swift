import Diagnostics

/// Everything the virtual machine needs to run, immutable and shared by all workers.
///
/// Names, types, functions, shapes and constants are numbered from 0; the tables are indexed by these numbers.
package struct CompiledProgram: Sendable {
  package var names: [String] = []
  /// Interned strings: the payload of `Word.Kind.string`.
  package var strings: [String] = []
  package var constants: [Word] = []
  package var types: [TypeInfo] = []
  package var functions: [CompiledFunction] = []
  package var shapes: [CallShape] = []
  package var globals: [Global] = []
  package var traps: [String] = []
  package var tupleLabels: [[String?]] = []
  package var origins: [Origin] = []
  package var typeTests: [TypeTest] = []
  package var natives: [Native] = []

  /// `members[type, name]` and, for metatypes, `members[types.count + type, name]`: index into `memberEntries`, or -1.
  package var members = BlockTable()
  package var memberEntries: [MemberEntry] = []
  /// `dispatch[type, shape]`, metatypes in the second half as above: index into `targets`, or -1.
  package var dispatch = BlockTable()
  package var targets: [CallTarget] = []

  /// By `BinaryOperator.rawValue`: first target (see `targets`) of the operator functions that the program declares, or
  /// -1. When an operand is a box, an object or a symbol the candidates are tried in order: the first whose `tests` all
  /// fit runs (they are no methods: parameters are left, right); when none fits the built-in meaning holds.
  package var operators: [Int32] = []
  /// Names that code under test uses and no file defines, per file (index into the source map), sorted by name.
  package var unknownNames: [UnknownName] = []

  /// Places of code under test that have no meaning.
  package var gaps: [SourceSpan: LanguageGap] = [:]

  /// Branches of code under test, each once, in the order in which they were lowered: what `branch` counts.
  package var branches: [CodeBranch] = []

  /// Functions of the formal machine that the virtual machine calls by itself.
  package var hooks = Hooks()

  package init() {}
}

/// A name without a declaration and how often it is used.
package struct UnknownName: Sendable, Hashable {
  package var name: String
  package var file: Int
  package var count: Int
  /// The first use.
  package var span: SourceSpan

  package init(name: String, file: Int, count: Int, span: SourceSpan) {
    self.name = name
    self.file = file
    self.count = count
    self.span = span
  }
}

/// The functions of `Models/UIKit/Harness.swift` and the prelude that the machine calls by name; -1 when absent.
package struct Hooks: Sendable {
  /// `func offerEvents()`: offers every enabled event.
  package var offerEvents: Int32 = -1
  /// `func isSettled() -> Bool`
  package var isSettled: Int32 = -1
  /// `func inspectState()`: checks that hold in every state.
  package var inspectState: Int32 = -1
  /// `func inspectSettledState()`: checks that hold in settled states.
  package var inspectSettledState: Int32 = -1
  /// `func diagnoseStuckState()`: called on a state from which no settled state is reachable; fails at least one check.
  package var diagnoseStuckState: Int32 = -1
  /// `func diagnoseEndlessRun()`: called on the states of a run that goes round for ever; fails a check where something
  /// keeps it going.
  package var diagnoseEndlessRun: Int32 = -1
  /// `func closureEscaped(_ body: Any)`: a function value was passed to code that nobody defines.
  package var closureEscaped: Int32 = -1
  /// `func closureStored(_ body: Any, _ holder: AnyObject)`: a function value was stored in a property of an object, whose
  /// code nobody defines.
  package var closureStored: Int32 = -1
  /// `func closureListens(_ body: Any)`: a function value was passed to a source that calls it at any time, again and again.
  package var closureListens: Int32 = -1
  /// `func animationEscaped(_ bodies: [Any?])`: function values were passed to code that nobody defines and that animates by
  /// its name; the last one is the completion or nil.
  package var animationEscaped: Int32 = -1
  /// `func transitionEscaped(_ transition: Transition)`: a transition was passed to code that nobody defines.
  package var transitionEscaped: Int32 = -1
  /// `func transitionKept(_ transition: Transition)`: code under test has stored a transition in a property.
  package var transitionKept: Int32 = -1
  /// The machine's class `Transition`.
  package var transitionType: Int32 = -1
  /// The machine's class `UIViewController`, and its slot for the answers of an object whose class nobody has said.
  package var controllerType: Int32 = -1
  /// The machine's class `StandInController`.
  package var standInType: Int32 = -1
  package var typeAnswersSlot: Int32 = -1
  /// `func viewEscaped(_ view: UIView)`: a view was passed to code that nobody defines.
  package var viewEscaped: Int32 = -1
  /// The machine's class `UIView`.
  package var viewType: Int32 = -1
  /// `func recognizerEscaped(_ recognizer: UIGestureRecognizer)`: one was passed to code that nobody defines.
  package var recognizerEscaped: Int32 = -1
  /// The machine's class `UIGestureRecognizer`.
  package var recognizerType: Int32 = -1

  package init() {}
}

/// A function lowered to instructions.
///
/// Registers 0..<parameterCount are the parameters, `self` first for methods; the prologue fills missing arguments.
package struct CompiledFunction: Sendable {
  /// The name that traces print: `CardAnimator.animateTransition(using:)`, `closure in CardAnimator.animate(…)`.
  package var name: String
  package var code: [Instruction]
  /// One span per instruction.
  package var spans: [SourceSpan]
  package var parameterCount: Int
  package var registerCount: Int
  /// Innermost first.
  package var handlers: [Handler]
  /// Bit i: parameter i is `inout` (bit 0 is a mutating method's `self`): its final value goes back to the caller.
  package var inoutMask: UInt64
  /// Bit i: parameter i is declared with a type of its own and takes no nil.
  package var objectMask: UInt64 = 0
  /// Whether register 0 is `self`.
  package var isMethod: Bool
  /// The declaring type, -1 for free functions and their closures.
  package var type: Int32
  /// Part of the code under test.
  package var isSubject: Bool
  /// Stands for a function that was compiled wrongly, and answers an unknown value instead.
  package var isReplaced = false
  /// Stands for something in an Interface Builder file: whoever calls it is to blame, unless nobody does.
  package var isOfInterface = false
  /// The declaration, for blame; its first line is where the function's name stands.
  package var span: SourceSpan

  package init(
    name: String, code: [Instruction] = [], spans: [SourceSpan] = [], parameterCount: Int = 0, registerCount: Int = 0,
    handlers: [Handler] = [], inoutMask: UInt64 = 0, isMethod: Bool = false, type: Int32 = -1, isSubject: Bool = false,
    span: SourceSpan = .none
  ) {
    self.name = name
    self.code = code
    self.spans = spans
    self.parameterCount = parameterCount
    self.registerCount = registerCount
    self.handlers = handlers
    self.inoutMask = inoutMask
    self.isMethod = isMethod
    self.type = type
    self.isSubject = isSubject
    self.span = span
  }
}

/// Errors thrown at a pc in `start..<end` continue at `target` with the error in `register`.
package struct Handler: Sendable {
  package var start: Int32
  package var end: Int32
  package var target: Int32
  package var register: UInt16

  package init(start: Int32, end: Int32, target: Int32, register: UInt16) {
    self.start = start
    self.end = end
    self.target = target
    self.register = register
  }
}

/// How a call is written: base name and labels.
package struct CallShape: Hashable, Sendable {
  /// "init" for initialisers, "subscript" for subscripts, "" for calls of values.
  package var name: String
  package var labels: [String?]
  /// How many of the last arguments are trailing closures; the first of these matches any label.
  package var trailing: Int
  /// Bit i: argument i is written with `&`.
  package var inoutMask: UInt64
  /// By argument: how many parameters it has, if it is a closure; empty where none is.
  package var arities: [Int?]
  /// What is expected of the call, where functions of its name differ in their results.
  package var result: TypeTest?
  /// Which specialised copies the call means where it comes to a generic function: 0 for none.
  package var substitution: Int32 = 0
  /// Whether what it answers, and with it what listens for it, ends with the function that calls.
  package var endsWithCaller = false

  package init(
    name: String, labels: [String?], trailing: Int = 0, inoutMask: UInt64 = 0, arities: [Int?] = []
  ) {
    self.name = name
    self.labels = labels
    self.trailing = trailing
    self.inoutMask = inoutMask
    self.arities = arities
  }
}

/// A method, static method or initialiser that a shape resolves to for a type.
package struct CallTarget: Sendable {
  package enum Kind: UInt8, Sendable {
    /// Frame of `function`, receiver in register 0 when the function is a method.
    case function
    /// Allocate an instance of the metatype's type, run `defaults` of its type, then `function` with it as `self`;
    /// `function` = -1: the implicit initialiser, arguments go to the slots named by `mapping` in slot order (-1: the
    /// slot keeps its default); a class takes no arguments into slots and ignores those given (unknown initialisers).
    /// Initialiser functions return the finished `self`, or nil when they fail: the result is what the call gives.
    /// In the instance half of `dispatch` initialisers are plain `function`s (`self.init(…)`: no allocation).
    case initializer
    /// Build the enum case `function` (an index into `cases`) with the arguments as payload.
    case enumCase
    /// A built-in method: `function` is a `BuiltinMethod`.
    case builtin
    /// A stored or computed property that holds a function value: call it. `function` is the name id.
    case property
  }

  package var kind: Kind
  package var function: Int32
  /// For each parameter after `self`: the argument's number, -1 for missing, or -2 - k for a variadic parameter that
  /// collects the arguments from number k on, up to the first that another entry names or the end, as an array. A
  /// variadic parameter without arguments is -1 too: the callee's prologue makes it the empty array.
  /// Shorter than or equal to the parameter count; the rest is missing.
  package var mapping: [Int16]
  /// The next candidate when an argument's type does not fit `tests`, -1 for none.
  package var next: Int32
  /// For each parameter the index into `typeTests` that an argument must not contradict, or -1.
  package var tests: [Int32]
  /// The receiver's final value goes back to the caller (mutating method of a struct or enum).
  package var isMutating: Bool
  /// Only its result tells it from another target of the chain, which it means where it calls its own name.
  package var isTwin: Bool

  package init(
    kind: Kind, function: Int32, mapping: [Int16], next: Int32 = -1, tests: [Int32] = [], isMutating: Bool = false,
    isTwin: Bool = false
  ) {
    self.kind = kind
    self.function = function
    self.mapping = mapping
    self.next = next
    self.tests = tests
    self.isMutating = isMutating
    self.isTwin = isTwin
  }
}

/// What a member name means for a type.
package struct MemberEntry: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A stored slot without observers; `index` is the slot.
    case slot
    /// Read with `getter` and written with `setter`: computed, lazy and observed properties. -1: not there.
    /// `getter` = -1 and `index` >= 0: reads come straight from slot `index` (observed property), or, in the metatype
    /// half, from global `index`.
    case accessors
    /// A static stored property: `index` is the global.
    case global
    /// An enum case without payload: `index` is the case.
    case enumCase
    /// A method: `index` is the target of an unapplied reference; reading it gives a bound function value.
    case method
    /// A nested type: `index` is the type.
    case type
    /// A built-in property: `index` is a `BuiltinProperty`.
    case builtin
    /// `static let` with a literal value: `index` is a constant.
    case constant
  }

  package var kind: Kind
  package var index: Int32
  package var getter: Int32
  package var setter: Int32

  package init(kind: Kind, index: Int32 = -1, getter: Int32 = -1, setter: Int32 = -1) {
    self.kind = kind
    self.index = index
    self.getter = getter
    self.setter = setter
  }
}

package struct Global: Sendable {
  package var name: String
  /// Function without parameters that ends in `setGlobal`; -1: starts as nil.
  package var initializer: Int32
  /// Index into `typeTests` that `setMember` on the metatype coerces to, or -1; `setGlobal` does not.
  package var coercion: Int32
  /// Whether it keeps nothing alive: `weak` or `unowned`. `setGlobal` is given a weak word then.
  package var isWeak: Bool

  package init(name: String, initializer: Int32, coercion: Int32 = -1, isWeak: Bool = false) {
    self.name = name
    self.initializer = initializer
    self.coercion = coercion
    self.isWeak = isWeak
  }
}

/// Where a tested value was read from, so that a choice about it is remembered there: a stored property of an object.
package struct Origin: Sendable {
  package var base: UInt16
  package var name: Int32

  package init(base: UInt16, name: Int32) {
    self.base = base
    self.name = name
  }
}

/// A type that values are tested or coerced against.
package indirect enum TypeTest: Sendable, Hashable {
  /// Anything fits; coercion does nothing.
  case any
  /// A type of the program or a built-in one, by id.
  case type(Int32)
  /// No file defines it: only opaque values are of it, perhaps; every other value fits when an ancestor is unknown.
  case unknown(String)
  case optional(TypeTest)
  case array(TypeTest)
  case dictionary(TypeTest, TypeTest)
  /// A function value.
  case function
}
