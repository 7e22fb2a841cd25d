// The words that models use beside Swift. The interpreter runs them itself and never looks at their bodies; compiled
// as plain Swift they ask `modelRuntime`. Each word is documented where it is declared.
import Foundation

/// A free parameter of the machine: a point that public sources leave open (uikit-semantics, section F).
enum Parameter {
  case F01, F02, F03, F04, F05, F06, F07, F08, F09, F10, F11, F12, F13, F14
  case F15, F16, F17, F18, F19, F20, F21, F22, F23, F24, F25, F26, F27, F28
  case F29, F30, F31, F32, F33, F34, F35, F36, F37, F38, F39, F40, F41, F42
  case F43, F44, F45, F46, F47, F48, F49, F50, F51, F52, F53, F54, F55, F56, F57
  /// What sources leave open of the use of an object that nothing in them uses: for presentations, for dismissals.
  case presentingUse, dismissingUse
  /// The presentation style of a controller that no code under test shows.
  case presentationStyle
  /// F-30 of nothing but the view that a cancelled transition was to show.
  case revealedView
  /// Whether the device is turned in the one turn of the run loop between a request and its start.
  case turnedBeforeStart
  /// A composition that the generator of `conform` fixes (`Models/Conformance/ComposedLogs.swift`).
  case composedBeginning, composedRoot, composedInner, composedUpper, composedParts, composedBlocks, composedDelegates
  case composedStack, composedChain, composedChildren, composedStackBefore, composedChainBefore, composedChildrenBefore
  case composedRotation, composedBackground, composedKept
}

/// A rule of the catalogue.
enum Rule {
  case TV101, TV102, TV103, TV104, TV105, TV106, TV107, TV108, TV109
  case TV201, TV202, TV203, TV204, TV205, TV206, TV207, TV208, TV209
  case TV301, TV302, TV303, TV304, TV305, TV306, TV307, TV308
  case TV401, TV402, TV403, TV404
  case TV501, TV502, TV503, TV504, TV505, TV506, TV507
  case TV601, TV602, TV603, TV604, TV605
  case TV701, TV702, TV703
  case TV801, TV802, TV803, TV804
  case TV901, TV902, TV903, TV904, TV905, TV906
  case TV1001, TV1002, TV1003, TV1004, TV1005
  case TV1101, TV1102, TV1103, TV1104, TV1105
  case TV1201, TV1202, TV1203, TV1204, TV1205
}

/// Who causes an event: the lane of the sequence chart. What `system` and `runLoop` have on their way happens in the end.
/// `environment` is what the system does to the app from outside, a rotation or a call: it need not happen, and charts
/// show it as the system's.
enum Actor { case user, app, system, runLoop, environment }

/// A place of the code under test.
typealias Site = Int

/// A free parameter is used: explores every alternative afresh and records the one taken. Answers its index.
func choose(_ parameter: Parameter, _ alternatives: [String]) -> Int {
  modelRuntime.choose(parameter, alternatives)
}

/// Something documented may or may not happen (a snapshot is nil, a recogniser is cancelled): explores both. `true` is
/// recorded as an assumption of the run, so the sentence says what happens.
func mayHappen(_ sentence: String) -> Bool { modelRuntime.mayHappen(sentence) }

/// As above, for what code that nobody defines may do: an assumption that the sources do not bear out.
func mayHappen(_ sentence: String, by origin: UnknownOrigin) -> Bool { modelRuntime.mayHappen(sentence) }

/// Runs in which the condition is false do not exist.
func assume(_ condition: Bool) { modelRuntime.assume(condition) }

/// A rule's condition at this point; evaluating it exercises the rule. When it is false the run violates the rule:
/// `message` says what went wrong (lower case, no period, names of objects come from `about`), `site` is the place of
/// the code under test to blame, by default the innermost one that is executing. Rules with several checks say which it
/// is: `name`.
func check(
  _ condition: Bool, _ rule: Rule, _ message: String, as name: CheckID? = nil, at site: Site? = nil,
  about object: Any? = nil
) {
  modelRuntime.check(condition, rule, message)
}

/// From here on the machine leaves orderings out to have an end: the report names the limit.
func noteLimit(_ limit: Limit) { modelRuntime.noteLimit(limit) }

/// An event that may happen now. Only inside `offerEvents`. The body runs if the event is the one chosen. Whether it
/// disturbs what is on its way, as a rotation does or a second tap: runs with few such events are explored first.
func offer(_ event: EventID, by actor: Actor, disturbs: Bool = false, _ body: () -> Void) {
  modelRuntime.offer(event, actor, body)
}

/// An event of a scenario that is not the machine's: the name says what happens, and is what the event is told apart by.
func offer(_ name: String, by actor: Actor, disturbs: Bool = false, _ body: () -> Void) {
  modelRuntime.offer("named " + name, actor, body)
}

/// A value that nobody defines. Branching on it explores both sides.
func unknown<T>() -> T { modelRuntime.token(.unknown) }

/// Who decides a value that nobody defines, when it is not the environment.
enum UnknownOrigin {
  case code
  /// Only of `mayHappen`: a client of the code under test uses it as UIKit's documentation allows.
  case client
  /// Only of `mayHappen`: an event that changes nothing before this step, so that it need not come before it. It is no
  /// assumption, as little as any other event.
  case environment
}

/// A value that undefined code decides.
func unknown<T>(_ origin: UnknownOrigin) -> T { modelRuntime.token(.unknown) }

/// An object with what whoever makes it gives it.
func given<T>(_ object: T, _ fill: (T) -> Void) -> T {
  fill(object)
  return object
}

/// Whether code under test declares the method, given by its full name, for the class of the object or an ancestor.
/// Parameters that cannot matter because nobody listens need not be explored.
func listens(_ object: Any?, _ method: String) -> Bool { modelRuntime.listens(object, method) }

/// A value read from the screen now, for example a frame.
func geometry<T>() -> T { modelRuntime.token(.geometry) }

/// Whether a value was computed from geometry that was read before the last `sizeChanged`.
func isStale(_ value: Any?) -> Bool { modelRuntime.isStale(value) }

/// The window's size changes: all geometry read so far is stale.
func sizeChanged() { modelRuntime.sizeChanged() }

/// The innermost place of the code under test that is executing, or, when control is back in the machine, the last
/// place that executed before it returned; nil when no code under test has run in this step.
func here() -> Site? { modelRuntime.here() }

/// Whether code under test is executing, so that control comes back to it.
func isInsideCode() -> Bool { here() != nil }

/// Whether what the code under test calls is unwrapped with `!` in the same expression.
func isUnwrappedAtOnce() -> Bool { false }

/// Marks a flag as the `finished` argument of an animation completion; `dependsOnFinished` finds it again.
func finishedFlag(_ value: Bool) -> Bool { value }

/// Whether a flag is, or was computed from, the `finished` argument of an animation completion.
func dependsOnFinished(_ value: Bool) -> Bool { false }

/// Whether code under test has come to its call of the machine by a branch on such an argument whose other side does not
/// lead there.
func isDecidedByFinished() -> Bool { false }

/// Whether nobody defines the value, without exploring anything.
func isUnknown(_ value: Any?) -> Bool { modelRuntime.isUnknown(value) }

/// Sends an action message: looks the method up in the target's class by its full or its base name, and calls it with
/// the sender if it takes a parameter. An unknown target or a method that nobody declares: nothing happens.
func perform(_ target: AnyObject, _ action: Selector, _ sender: Any?) {
  modelRuntime.perform(target, action, sender)
}

/// Calls a function value of any number of parameters with unknown arguments.
func callEscaped(_ body: Any) { modelRuntime.callEscaped(body) }

/// Where code under test declares the method, given by its full name, for the class of the object or the nearest
/// ancestor; nil when the method that would run is not code under test.
func declaration(of object: Any?, _ method: String) -> Site? {
  modelRuntime.declaration(of: object, method)
}

/// Whether every declaration of the method by code under test, from the object's class up, calls `super` in its body.
func callsSuper(_ object: Any?, _ method: String) -> Bool { modelRuntime.callsSuper(object, method) }

/// The values of the stored properties that classes of code under test give the object, in order; weak ones are nil.
func ownValues(of object: AnyObject) -> [Any?] { modelRuntime.ownValues(of: object) }

/// A number that tells values apart without holding on to them: Booleans, numbers, strings and enum cases by their value,
/// collections by their size, everything else only from nil.
func imprint(_ value: Any?) -> Int? { modelRuntime.imprint(value) }

/// As `here()`, functions of that name left out: who called the method.
func callSite(of method: String) -> Site? { modelRuntime.here() }

/// Runs the body, takes back everything that it did, and answers its result; nil when it would have to choose or crash.
/// Nothing in it is judged or traced.
func wouldHold(_ body: () -> Bool) -> Bool? { modelRuntime.wouldHold(body) }

/// As `ownValues`, with nil for everything but booleans and enum cases without payload.
func ownFlags(of object: AnyObject?) -> [Any?] { modelRuntime.ownFlags(of: object) }

/// Whether two values surely differ: by structure or, for objects, by identity. Unknown parts and functions never differ.
func differ(_ left: Any?, _ right: Any?) -> Bool { modelRuntime.differ(left, right) }

/// What the object's first property of code under test whose name or value speaks of a direction (`isPresenting`,
/// `operation == .pop`) says: whether it presents; nil when there is none, or its value is not known.
func presentingFlag(of object: AnyObject?) -> Bool? { modelRuntime.presentingFlag(of: object) }

/// Whether the object was there when the event that is running began: what an event makes is fresh in it.
func existedBefore(_ object: AnyObject?) -> Bool { modelRuntime.existedBefore(object) }
