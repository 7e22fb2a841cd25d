/// The words of the model vocabulary (`Models/UIKit/Vocabulary.swift`) and the few global functions of Swift that the
/// machine runs itself. Lowering recognises calls of these names in machine files. Arguments arrive in the order in
/// which `Vocabulary.swift` declares the parameters, those not written as `missing` (trailing ones too): `check` always
/// has six, `offer` four. The words of Swift itself (`print` and those after it) get the arguments as written; a
/// `precondition` only its condition (its message is not evaluated).
package enum Native: UInt8, CaseIterable, Sendable {
  /// `choose(.F01, ["before", "between", "after"]) -> Int`: a free parameter; explores every alternative.
  case choose
  /// `mayHappen("snapshotView returns nil") -> Bool`: both, `true` is recorded as a documented ("likely") assumption;
  /// with `by: .code` as one about code that nobody defines ("possible"), with `by: .environment` as an event that falls
  /// into the step, and no assumption.
  case mayHappen
  /// `assume(_ condition: Bool)`: runs in which the condition is false do not exist.
  case assume
  /// `check(_ condition: Bool, .TV104, "message", as: .cancelledIsCommitted, at: site)`: false reports the rule. `site` may be omitted or nil:
  /// then the innermost place of the code under test that is executing is blamed. Counts the rule as exercised.
  case check
  /// `noteLimit(.views)`: from here on the machine leaves orderings out, and the report says so.
  case noteLimit
  /// `offer(.userTapsClose, by: .user) { … }`: an event that may happen now, executed if it is the one chosen. Scenarios
  /// that are not the machine's give a name instead of an id.
  case offer
  /// `unknown() -> T`: an opaque value that the environment decides. `unknown(.code)`: one that undefined code decides,
  /// without `OpaqueTraits.environment`.
  case unknown
  /// `listens(object, "viewDidAppear(_:)") -> Bool`: whether code under test declares the method for the object's class.
  case listens
  /// `geometry() -> T`: an opaque value that was read from the screen now.
  case geometry
  /// `isStale(_ value: Any?) -> Bool`: whether the value is geometry read before the last `sizeChanged()`.
  case isStale
  /// `sizeChanged()`: all geometry read so far is stale from now on.
  case sizeChanged
  /// `here() -> Site`: the innermost place of the code under test that is executing, or that executed last when
  /// control is back in the machine: the last statement before it returned (an explicit `return` counts, else the last
  /// call; if there was none the function's declaration). Where the last call was one of a helper that answers nothing,
  /// the place where the helper left is meant. An integer word, see `Site`, or nil.
  case here
  /// `isInsideCode() -> Bool`: whether code under test is executing, so that control comes back to it.
  case isInsideCode
  /// `isUnwrappedAtOnce() -> Bool`: whether what the code under test calls is unwrapped with `!` in the same expression.
  case isUnwrappedAtOnce
  /// `finishedFlag(_ value: Bool) -> Bool`: marks a value as the `finished` parameter of an animation completion.
  case finishedFlag
  /// `dependsOnFinished(_ value: Bool) -> Bool`
  case dependsOnFinished
  /// `isDecidedByFinished() -> Bool`: whether control is where it is because of the `finished` parameter of an animation
  /// completion: an active function has branched on it, and the other side of the branch does not lead here.
  case isDecidedByFinished
  /// `print(…)`, `debugPrint`, `NSLog`; `assert` and `assertionFailure` as in a build for release: evaluated, without effect.
  case print
  case fatalError
  case precondition
  case min
  case max
  case abs
  /// `type(of: x)`
  case typeOf
  case zip
  /// `stride(from:to:by:)`; four arguments: from, end, by, and whether the end is included (`through`).
  case stride
  /// `isUnknown(_ value: Any?) -> Bool`: whether a value is opaque, without branching.
  case isUnknown
  /// `perform(_ target: AnyObject, _ action: Selector, _ sender: Any?)`: calls the target's method with the full name
  /// (`handlePan(_:)`), the Objective-C spelling (`handlePan:`) or the base name given, with the sender if it takes a
  /// parameter. Nothing happens when the target is nil or opaque or has no such method. Always three arguments.
  case perform
  /// `callEscaped(_ body: Any)`: calls a function value of any arity with opaque arguments.
  case callEscaped
  /// `declaration(of: object, "viewDidAppear(_:)") -> Site?`: where code under test declares the method for the object's
  /// class or the nearest ancestor; nil when the method that would run is not code under test.
  case declaration
  /// `callsSuper(object, "viewDidAppear(_:)") -> Bool`: whether every declaration of the method by code under test, from
  /// the object's class up, calls `super` somewhere in its body.
  case callsSuper
  /// `ownValues(of: object) -> [Any?]`: the values of the stored properties that classes of code under test give the
  /// object, in order; weak ones and those not yet initialised are nil.
  case ownValues
  /// `imprint(_ value: Any?) -> Int?`: a number that tells values apart without holding on to them: Booleans, numbers,
  /// strings and enum cases by their value, collections by their size, everything else only from nil.
  case imprint
  /// `callSite(of: "viewDidAppear(_:)") -> Site?`: as `here()`, functions of that name left out.
  case callSite
  /// `wouldHold { condition } -> Bool?`: runs the body, takes back everything that it did, and answers its result; nil
  /// when the body would have to choose, crash or meet a bound. Nothing in it is judged or traced. Not inside itself.
  case wouldHold
  /// `ownFlags(of: object) -> [Any?]`: as `ownValues`, with nil for everything but booleans and enum cases without payload.
  case ownFlags
  /// `differ(_ left: Any?, _ right: Any?) -> Bool`: whether two values surely differ, by structure or, for objects,
  /// identity. Unknown parts and function values never differ. Explores nothing.
  case differ
  /// `presentingFlag(of: object) -> Bool?`: what the first property of code under test whose name or value speaks of a
  /// direction says: whether the object presents; nil when there is none, or its value is not known.
  case presentingFlag
  /// What the compiler writes where a raw value is no case's: a row, a tag or a segue that the environment decides belongs to
  /// a case, since the app's own tables and storyboards name no others.
  case assumeOfCase
  /// `existedBefore(object) -> Bool`: whether the object was there when the event that is running began.
  case existedBefore
}
